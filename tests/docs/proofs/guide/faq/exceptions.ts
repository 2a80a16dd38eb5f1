import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'node:url';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { buildIn } from '#kit/build-in';
import { checksSyntax } from '#kit/check-syntax';
import { copiedScripts } from '#kit/copied-scripts';
import { needsNode } from '#kit/needs-node';
import { projectRoot } from '#tools/pages/project-root';
import { fakePackage } from '#kit/fake-package';
import { hasFile } from '#kit/has-file';
import { thrownOn } from '#kit/thrown-on';
import { siblingFolders } from '#kit/sibling-folders';
import { typeErrors } from '#kit/type-errors';
import { until } from '#kit/until';
import type { Build, Proof } from '#tools/prover/proof';

const fromSite = createRequire(path.join(projectRoot, 'package.json'));
const fromRsbuild = createRequire(fromSite.resolve('@rsbuild/core'));
const fromRspack = createRequire(fromRsbuild.resolve('@rspack/core'));
const bindingFolder = path.dirname(fromRspack.resolve('@rspack/binding'));
const inFolder = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
const script = 'static/js/index.*.js';
const said = ({ error, log }: Build) => `${error}${log}`;
const some = (code: string, more: object = {}) => ({
  'node_modules/some-package/package.json': JSON.stringify({
    name: 'some-package',
    main: 'index.js',
    ...more,
  }),
  'node_modules/some-package/index.js': code,
});
/** A build that fails with a message. */
const fails = (
  says: string | string[],
  message: RegExp,
  files: Record<string, string>,
  config?: RsbuildConfig,
): Proof => ({
  says,
  run: 'build',
  config,
  files,
  expect(build) {
    assert.ok(build.error);
    assert.match(said(build), message);
  },
});
const usage: RsbuildConfig = { output: { polyfill: 'usage' } };
/** The comment keeps the package from being linked into the project. */
const coreJs = "import /* linked nowhere */ 'core-js/modules/es.error.cause.js';\n";
const nowhere = { 'core-js': './nowhere' };
const noCoreJs = /Can't resolve 'core-js\/modules\/es\.error\.cause\.js'/;
const whenUsed =
  "Rsbuild contains core-js 3, but it only uses this copy if output.polyfill is 'usage' or 'entry', and only for files that SWC compiles.";
const noModules = "Browsers don't have the modules of Node.js, such as fs, path or crypto.";
const typeNames =
  "SWC compiles TypeScript files one by one, so it can't tell that a name you re-export is a type.";
const types = { 'src/utils.ts': 'export type Foo = string;\nexport const bar = 1;\n' };
const style = { 'src/index.js': "import './a.css';\n", 'src/a.css': 'a { color: red }\n' };
/** A plugin as PostCSS 7 makes it: a function that makes one, and has it as a property. */
const bluePlugin = Object.assign(() => turnBlue, { postcss: turnBlue });
function turnBlue(root: { walkDecls: (act: (declaration: { value: string }) => void) => void }) {
  root.walkDecls((declaration) => (declaration.value = 'blue'));
}
/** PostCSS 7 takes functions and what it made itself, and doesn't know the plugins of version 8. */
const postcss7 =
  "module.exports = (plugins) => {\n  for (const one of plugins)\n    if (typeof one !== 'function') throw new Error(`${one} is not a PostCSS plugin`);\n};\n";
const runsPostcss = {
  'postcss.config.cjs': `const postcss = require('postcss');
const inner = { postcssPlugin: 'inner', Declaration: (declaration) => void (declaration.value = 'green') };
const outer = {
  postcssPlugin: 'outer',
  async OnceExit(root, { parse }) {
    const { css } = await postcss([inner]).process(root.toString(), { from: undefined });
    root.removeAll().append(parse(css));
  },
};
module.exports = { plugins: [outer] };
`,
};
const commonJs = fromSite.resolve('@babel/plugin-transform-modules-commonjs');
const presetEnv = fromSite.resolve('@babel/preset-env');
const unused = (more: object) => ({
  'src/index.js': "import 'some-package';\n",
  ...some("console.log('runs on import');\n", more),
});

const readsVariables = {
  '.env': 'PUBLIC_SHOE=red shoe\nPUBLIC_FOO=blue shoe\n',
  'src/index.js':
    'console.log(import.meta.env.PUBLIC_SHOE, () => process.env.FOO, () => import.meta.env.FOO);\nconst { PUBLIC_FOO } = import.meta.env;\nconsole.log(PUBLIC_FOO);\n',
};

const [namedAlike, namedOtherwise] = siblingFolders([]);
const shopUi = (sideEffects: boolean) => JSON.stringify({ name: 'shop-ui', sideEffects });
/** The file that looks for the binding, run as if on another system. */
const onSystem = (says: string | string[], fake: string, message: RegExp): Proof => ({
  says,
  run: 'script',
  files: {
    'binding.cjs': fs.readFileSync(path.join(bindingFolder, 'binding.js'), 'utf8'),
    'system.cjs': `const is = (name, value) => Object.defineProperty(process, name, { value });\n${fake};\n`,
  },
  expect({ root }) {
    const { status, stderr } = spawnSync(
      'node',
      ['-r', path.join(root, 'system.cjs'), path.join(root, 'binding.cjs')],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    assert.notEqual(status, 0);
    assert.match(stderr, message);
  },
});
/** The optional packages of the binding, such as `darwin-arm64@1.3.12`. */
function bindingPackages() {
  const { optionalDependencies } = JSON.parse(
    fs.readFileSync(path.join(bindingFolder, 'package.json'), 'utf8'),
  ) as { optionalDependencies: Record<string, string> };
  return Object.entries(optionalDependencies)
    .map((entry) => entry.join('@').replace('@rspack/binding-', ''))
    .sort();
}
const linux = "is('platform', 'linux'); is('arch', 'x64')";
const bindings: Proof[] = [
  onSystem(
    "You've copied node_modules from macOS or Windows into a container, or from Debian into Alpine, where Rspack looks for @rspack/binding-linux-x64-musl.",
    `${linux}; process.report.getReport = () => ({ header: {} })`,
    /Cannot find module '@rspack\/binding-linux-x64-musl'/,
  ),
  onSystem(
    'On a Mac with an M chip, an Intel build of Node.js looks for @rspack/binding-darwin-x64.',
    "is('platform', 'darwin'); is('arch', 'x64')",
    /Cannot find module '@rspack\/binding-darwin-(x64|universal)'/,
  ),
  onSystem(
    'On a processor such as ppc64, you see Unsupported architecture on Linux: ….',
    "is('platform', 'linux'); is('arch', 'ppc64')",
    /Unsupported architecture on Linux: ppc64/,
  ),
  {
    says: [
      'Rspack is a native program, with one npm package for each system.',
      'These packages are optional dependencies, and your package manager installs the one that fits.',
    ],
    run: 'script',
    expect() {
      const names = bindingPackages();
      for (const system of ['darwin-arm64', 'linux-x64-gnu', 'win32-x64-msvc'])
        assert.ok(names.some((name) => name.startsWith(`${system}@`)));
    },
  },
  {
    says: 'Rspack 1.3.12 has bindings for macOS, for Windows and for Linux. On Linux, they support x64 and arm64, with glibc and musl.',
    run: 'script',
    expect() {
      assert.deepEqual(bindingPackages(), [
        'darwin-arm64@1.3.12',
        'darwin-x64@1.3.12',
        'linux-arm64-gnu@1.3.12',
        'linux-arm64-musl@1.3.12',
        'linux-x64-gnu@1.3.12',
        'linux-x64-musl@1.3.12',
        'win32-arm64-msvc@1.3.12',
        'win32-ia32-msvc@1.3.12',
        'win32-x64-msvc@1.3.12',
      ]);
    },
  },
  {
    says: 'The Rspack that belongs to Rsbuild 1.3.22 needs glibc 2.17, which even CentOS 7 has.',
    run: 'script',
    expect() {
      const program = fs.readFileSync(
        fromRspack.resolve('@rspack/binding-linux-x64-gnu'),
        'latin1',
      );
      const minors = [...program.matchAll(/\0GLIBC_2\.(\d+)(?=\0|\.)/g)].map(([, minor]) =>
        Number(minor),
      );
      assert.equal(Math.max(...minors), 17);
    },
  },
];
const packageManagers: Proof[] = [
  {
    says: ['Optional dependencies are left out.', 'If that goes wrong, the install still succeeds'],
    run: 'script',
    files: {
      'app/package.json': JSON.stringify({ name: 'app', dependencies: { core: 'file:../core' } }),
      'core/package.json': JSON.stringify({
        name: 'core',
        version: '1.0.0',
        optionalDependencies: { binding: 'file:../binding' },
      }),
      'binding/package.json': '{ "name": "binding", "version": "1.0.0" }',
    },
    expect({ root }) {
      const folder = path.join(root, 'app');
      const install = (...args: string[]) => {
        const options = { cwd: folder, encoding: 'utf8' } as const;
        const { status } = spawnSync(
          'npm',
          ['install', '--offline', '--install-links', ...args],
          options,
        );
        assert.equal(status, 0);
        return fs
          .readdirSync(path.join(folder, 'node_modules'))
          .filter((name) => !name.startsWith('.'));
      };
      assert.deepEqual(install('--omit=optional'), ['core']);
      fs.rmSync(path.join(folder, 'node_modules'), { recursive: true });
      assert.deepEqual(install(), ['binding', 'core']);
    },
  },
  ...(
    [
      [false, 'React'],
      [false, 'syntax'],
      [true, 'both'],
    ] as const
  ).map(([mended, subject]): Proof => ({
    says: mended
      ? [
          "resolve.dedupe gives all imports your project's copy instead.",
          'source.include makes Rsbuild compile the folder like your own code.',
        ]
      : subject === 'React'
        ? [
            'The page has two copies of React.',
            'In that folder, the files of the package find the copy that is installed there.',
          ]
        : "Rsbuild doesn't compile the JavaScript of the package, because the folder is outside your project.",
    run: 'script',
    sample: { title: 'rsbuild.config.ts', section: 'A linked package breaks the page' },
    files: {
      'app/src/index.js':
        "import { version } from 'react';\nimport { size, theirs } from 'shop-ui';\nconsole.log(version, theirs, size);\n",
      'app/package.json': '{ "name": "app" }',
      ...inFolder('app', fakePackage('react', "exports.version = 'React of the app';\n")),
      'shop-ui/package.json': '{ "name": "shop-ui", "main": "index.js" }',
      'shop-ui/index.js':
        "export { version as theirs } from 'react';\nexport const size = window.shoe?.size;\n",
      ...inFolder('shop-ui', fakePackage('react', "exports.version = 'another React';\n")),
    },
    async expect({ root, config }) {
      const app = path.join(root, 'app');
      fs.symlinkSync('../../shop-ui', path.join(app, 'node_modules/shop-ui'));
      const settings = mended
        ? { resolve: config.resolve, source: { include: [path.join(root, 'shop-ui')] } }
        : {};
      fs.writeFileSync(
        path.join(app, 'rsbuild.config.mjs'),
        `export default ${JSON.stringify({ ...settings, output: { overrideBrowserslist: ['chrome 60'] } })};\n`,
      );
      const { read } = await buildIn(app);
      const code = read(script);
      assert.match(code, /React of the app/);
      if (subject !== 'syntax') assert.equal(code.includes('another React'), !mended);
      if (subject !== 'React') assert.equal(/shoe\?\.size/.test(code), !mended);
    },
  })),
];

export const proofs: Proof[] = [
  ...(
    [
      [{}, false],
      [{ plugins: [commonJs] }, true],
      [{ plugins: [commonJs], presets: [[presetEnv, { modules: false }]] }, true],
      [{ presets: [[presetEnv, { modules: 'commonjs' }]] }, true],
      [{ presets: [[presetEnv, { modules: false }]] }, false],
    ] as const
  ).map(([babelLoaderOptions, kept]): Proof => ({
    says: [
      'Babel has turned import into require.',
      'Set modules: false in @babel/preset-env, and remove plugins such as @babel/plugin-transform-modules-commonjs.',
    ],
    run: 'build',
    config: { plugins: [pluginBabel({ babelLoaderOptions: babelLoaderOptions as never })] },
    files: {
      'src/index.js': "import { used } from './both';\nconsole.log(used);\n",
      'src/both.js': "export const used = 1;\nexport const other = 'nobody imports this';\n",
    },
    expect: ({ read }) => assert.equal(read(script).includes('nobody imports this'), kept),
  })),
  copiedScripts(['A script whose URL you get with new URL() is copied, not compiled.']),
  {
    ...namedAlike!,
    says: 'Beside the root packages/app, a sibling whose name begins in the same way, such as packages/app-utils, is compiled without that.',
  },
  {
    ...namedOtherwise!,
    says: 'Another package of your monorepo is outside the project root. Add it to source.include.',
  },
  fails(
    'There is no rule for this kind of file, so Rspack tried to read it as JavaScript.',
    /JavaScript pars(?:ing|e) error[^]*You may need an appropriate loader to handle this file type\./,
    { 'src/index.js': "import './manual.pdf';\n", 'src/manual.pdf': 'a manual\n' },
  ),
  fails(
    'First compare the name with the possible exports at the end of the message.',
    /export 'foo' \(imported as 'foo'\) was not found in '\.\/utils' \(possible exports: bar\)/,
    {
      'src/index.js': "import { foo } from './utils';\nconsole.log(foo);\n",
      'src/utils.js': 'export const bar = 1;\n',
    },
  ),
  ...['fs', 'path', 'crypto'].map((name) =>
    fails(noModules, new RegExp(`"${name}" is a built-in Node\\.js module`), {
      'src/index.js': `import it from '${name}';\nconsole.log(it);\n`,
    }),
  ),
  {
    says: "If the import is in your own code, look for what browsers have instead; it's smaller and faster than a polyfill:",
    run: 'preview',
    files: { 'src/index.js': "import { id } from './id';\ndocument.title = id;\n" },
    pageFiles: ['src/id.js'],
    expect: async ({ open }) => assert.match(await (await open()).title(), /^[0-9a-f-]{36}$/),
  },
  fails(
    ["A package imports core-js but doesn't list it in its dependencies.", whenUsed],
    noCoreJs,
    { 'src/index.js': "import 'some-package';\n", ...some(coreJs) },
    usage,
  ),
  fails(
    [
      whenUsed,
      'Other imports may not find core-js.',
      'So it only works where core-js happens to be installed.',
      'Install core-js in your project:',
    ],
    noCoreJs,
    {
      'src/index.js': coreJs,
    },
  ),
  ...(['usage', 'entry'] as const).map((polyfill): Proof => ({
    says: whenUsed,
    run: 'build',
    config: { output: { polyfill } },
    files: { 'src/index.js': coreJs },
    expect: ({ error }) => assert.equal(error, undefined),
  })),
  {
    says: ['Rsbuild contains core-js 3', 'Change the import to core-js/actual/array/includes.'],
    run: 'build',
    config: usage,
    files: { 'src/index.js': "import /* linked nowhere */ 'core-js/actual/array/includes';\n" },
    expect({ error, files, read }) {
      assert.equal(error, undefined);
      const polyfills = files.find((file) => /lib-polyfill\.\w+\.js$/.test(file))!;
      assert.match(read(polyfills), /version:"3\./);
    },
  },
  fails(
    [
      'An alias of yours leads core-js elsewhere',
      "Your project has an alias for core-js, and the message ends in for matched aliased key 'core-js'.",
    ],
    /for matched aliased key 'core-js'/,
    { 'src/index.js': coreJs.replace('/* linked nowhere */ ', '') },
    { resolve: { alias: nowhere } },
  ),
  {
    says: 'Remove the alias from resolve.alias',
    run: 'build',
    files: { 'src/index.js': coreJs.replace('/* linked nowhere */ ', '') },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  ...(['usage', 'entry'] as const).map((polyfill): Proof => ({
    says: "The files that use Rsbuild's core-js don't need it.",
    run: 'build',
    config: { output: { polyfill }, resolve: { alias: nowhere } },
    files: { 'src/index.js': coreJs },
    expect: ({ error }) => assert.equal(error, undefined),
  })),
  fails(
    [
      "You've loaded an ES module with require, so you have { default: … }.",
      "PostCSS found something in plugins that isn't a plugin.",
    ],
    /\[object Object\] is not a PostCSS plugin/,
    style,
    { tools: { postcss: (_, { addPlugins }) => addPlugins({ default: () => ({}) } as never) } },
  ),
  fails(
    'TypeError: Invalid PostCSS Plugin found at: plugins[0] is about an object with options in a PostCSS config file.',
    /Invalid PostCSS Plugin found at: plugins\[0\]/,
    { ...style, 'postcss.config.cjs': 'module.exports = { plugins: [{ rootValue: 16 }] };\n' },
  ),
  fails(
    'TypeError: Cannot convert object to primitive value can be about the namespace of a module, as in import * as plugin.',
    /TypeError: Cannot convert object to primitive value/,
    {
      ...style,
      'plugin.mjs': "export default () => ({ postcssPlugin: 'shop' });\n",
      'postcss.config.mjs':
        "import * as plugin from './plugin.mjs';\nexport default { plugins: [plugin] };\n",
    },
  ),
  {
    says: 'Your older plugins stay usable, because Rsbuild uses PostCSS 8, which also accepts plugins for PostCSS 7.',
    run: 'build',
    config: { tools: { postcss: (_, { addPlugins }) => addPlugins(bluePlugin as never) } },
    files: style,
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /color: ?(#00f|blue)/),
  },
  {
    says: 'Your project has an older version of PostCSS. A plugin for PostCSS 8 runs PostCSS itself and finds that version.',
    run: 'build',
    files: { ...style, ...runsPostcss, ...fakePackage('postcss', postcss7) },
    expect: (build) => assert.match(said(build), /\[object Object\] is not a PostCSS plugin/),
  },
  {
    says: 'Then install postcss 8 in the project',
    run: 'build',
    files: { ...style, ...runsPostcss, 'src/packages.js': "import 'postcss';\n" },
    expect: ({ error, read }) => {
      assert.equal(error, undefined);
      assert.match(read('static/css/index.*.css'), /color: ?green/);
    },
  },
  {
    says: "Often it's an object with options, because you've passed the options of the plugin without calling it:",
    run: 'build',
    config: { tools: { postcss: (_, { addPlugins }) => addPlugins({ rootValue: 16 } as never) } },
    files: style,
    expect: (build) => assert.match(said(build), /\[object Object\] is not a PostCSS plugin/),
  },
  {
    says: "Often it's an object with options, because you've passed the options of the plugin without calling it:",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Not a PostCSS plugin' },
    files: { ...style, 'src/a.css': 'a { font-size: 32px }\n' },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /2rem/),
  },
  {
    says: 'Run npm ls postcss and look for a version other than 8 or for invalid.',
    run: 'script',
    files: {
      'package.json': '{ "dependencies": { "old": "1", "peer": "1", "postcss": "8" } }',
      'node_modules/postcss/package.json': '{ "name": "postcss", "version": "8.5.0" }',
      'node_modules/old/package.json':
        '{ "name": "old", "version": "1.0.0", "dependencies": { "postcss": "^7.0.0" } }',
      'node_modules/old/node_modules/postcss/package.json':
        '{ "name": "postcss", "version": "7.0.1" }',
      'node_modules/peer/package.json':
        '{ "name": "peer", "version": "1.0.0", "peerDependencies": { "postcss": "^7.0.0" } }',
    },
    expect({ root }) {
      const { stdout } = spawnSync('npm', ['ls', 'postcss'], { cwd: root, encoding: 'utf8' });
      assert.match(stdout, /old@1\.0\.0\n.*postcss@7\.0\.1/);
      assert.match(stdout, /postcss@8\.5\.0 deduped invalid: "\^7\.0\.0" from node_modules\/peer/);
    },
  },
  ...(
    [
      ['vue', 'vue'],
      ['svelte', 'svelte'],
      ['scss', 'sass'],
      ['sass', 'sass'],
      ['less', 'less'],
      ['styl', 'stylus'],
      ['yaml', 'yaml'],
      ['toml', 'toml'],
    ] as const
  ).map(([extension, plugin]): Proof =>
    fails(
      'To import files of another language, you need its plugin, which the message often names as well:',
      new RegExp(`"@rsbuild/plugin-${plugin}"`),
      {
        'src/index.js': `import './a.${extension}';\n`,
        [`src/a.${extension}`]: '<a: { b\n',
      },
    ),
  ),
  {
    says: 'For a .yaml file, that is:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'A file type without a loader', nth: 1 },
    files: {
      'src/index.js': "import shop from './a.yaml';\nconsole.log(shop.a);\n",
      'src/a.yaml': 'a: red shoe\n',
    },
    expect: ({ read }) => assert.match(read(script), /red shoe/),
  },
  {
    says: "But if the URL of the file or its text is enough, you don't need a plugin.",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'assetsInclude' },
    files: {
      'src/index.js':
        "import manual from './manual.pdf';\nimport text from './note.txt';\nconsole.log(manual, text);\n",
      'src/manual.pdf': 'a manual\n'.repeat(2000),
      'src/note.txt': 'a short note',
    },
    expect({ files, read }) {
      hasFile(files, /manual\.\w+\.pdf$/);
      assert.match(read(script), /manual\.\w+\.pdf/);
      assert.match(read(script), /"a short note"/);
    },
  },
  fails(typeNames, /export 'Foo' \(reexported as 'Foo'\) was not found in '\.\/utils'/, {
    'src/index.ts': "export { Foo } from './utils';\n",
    ...types,
  }),
  {
    says: typeNames,
    run: 'build',
    files: { 'src/index.ts': "export type { Foo } from './utils';\n", ...types },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  {
    says: "Tell the author of the package, and turn the error into a warning until there's a fix:",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'exportsPresence' },
    files: {
      'src/index.js': "import { foo } from './utils';\nconsole.log(foo);\n",
      'src/utils.js': 'export const bar = 1;\n',
    },
    expect({ error, log }) {
      assert.equal(error, undefined);
      assert.match(log, /warn/);
      assert.match(log, /export 'foo'/);
    },
  },
  {
    says: "Rsbuild sets exportsPresence to 'error', because the value would be undefined at run time.",
    run: 'rspack',
    expect: ({ module }) => assert.equal(module!.parser!.javascript!.exportsPresence, 'error'),
  },
  {
    says: 'Polyfills make the bundle larger, and fs becomes an empty module.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'A Node.js module in the browser' },
    files: {
      'src/index.js':
        "import fs from 'fs';\nimport path from 'path';\nconsole.log(Object.keys(fs), path.join('a', 'b'));\n",
    },
    expect({ error, files, read }) {
      assert.equal(error, undefined);
      const sizes = files.filter((file) => file.endsWith('.js')).map((file) => read(file).length);
      assert.ok(Math.max(...sizes) > 1000);
    },
  },
  {
    says: 'The polyfills provide Buffer and process, too.',
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', section: 'A Node.js module in the browser' },
    files: {
      'src/index.js':
        "document.title = [Buffer.from('shoe').toString('hex'), typeof process.env].join();\n",
    },
    expect: async ({ open }) => assert.equal(await (await open()).title(), '73686f65,object'),
  },
  ...(
    [
      ['process.env.FOO', 'process is not defined'],
      ['import.meta.env.FOO', "Cannot read properties of undefined (reading 'FOO')"],
    ] as const
  ).map<Proof>(([code, message]) => ({
    says: [
      'This happens when your code reads a variable such as FOO that nobody has defined.',
      code === 'process.env.FOO'
        ? 'process.env.FOO stays as it is, and the browser has no process.'
        : "import.meta.env becomes undefined, and the browser can't read a field of undefined.",
    ],
    run: 'preview',
    files: { 'src/index.js': `console.log(${code});\n` },
    expect: async ({ open }) => assert.ok((await thrownOn(await open())).includes(message)),
  })),
  {
    says: 'Code for Node.js uses Buffer without importing it, so the build succeeds and the page fails.',
    run: 'preview',
    files: { 'src/index.js': "document.title = Buffer.from('shoe').toString('hex');\n" },
    expect: async ({ open }) => assert.match(await thrownOn(await open()), /Buffer is not defined/),
  },
  ...checksSyntax([
    "We recommend that you check the output as well, so that you don't learn about the next such package from your users:",
    'When @rsbuild/plugin-check-syntax finds something, the build fails with this error:',
    'If you set output.sourceMap to true, source names the file that the syntax comes from, so you know what to add to include.',
  ]),
  {
    says: 'We recommend that you set isolatedModules in tsconfig.json, because then your editor reports such lines while you type.',
    run: 'script',
    files: { 'src/index.ts': "export { Foo } from './utils';\n", ...types },
    expect({ root }) {
      const errors = (isolatedModules: boolean) =>
        typeErrors(root, ['src/index.ts', 'src/utils.ts'], { isolatedModules });
      assert.deepEqual(errors(false), []);
      assert.match(errors(true).join('\n'), /^TS1205: Re-exporting a type/);
    },
  },
  {
    says: 'In the same way, TextEncoder and Uint8Array take the place of Buffer, and new URL() that of url.parse().',
    run: 'script',
    expect() {
      assert.deepEqual([...new TextEncoder().encode('Stück')], [...Buffer.from('Stück')]);
      assert.deepEqual([...Uint8Array.of(1, 2)], [...Buffer.from([1, 2])]);
      const address = 'https://shop.example.com:8080/shoes?size=44#red';
      const [found, expected] = [new URL(address), parse(address)];
      for (const part of ['protocol', 'host', 'pathname', 'search', 'hash'] as const)
        assert.equal(found[part], expected[part]);
    },
  },
  needsNode('Rsbuild needs Node.js 16.10 or later.'),
  {
    says: 'When you edit a file in the linked folder, the page updates, unlike with an installed package.',
    run: 'dev',
    alone: true,
    files: {
      'src/index.js': "import linked from 'linked';\ndocument.title = linked;\n",
      ...inFolder('beside', {
        'package.json': '{ "name": "linked", "main": "index.js" }',
        'index.js': "export default 'first';\n",
      }),
    },
    async expect({ root, open, get, write }) {
      fs.mkdirSync(`${root}/node_modules`, { recursive: true });
      fs.symlinkSync(`${root}/beside`, `${root}/node_modules/linked`, 'dir');
      write('src/index.js', "import linked from 'linked';\ndocument.title = `is ${linked}`;\n");
      await until(async () => (await (await get('/static/js/index.js')).text()).includes('first'));
      const page = await open();
      await page.waitForFunction(() => document.title === 'is first');
      write('beside/index.js', "export default 'second';\n");
      await page.waitForFunction(() => document.title === 'is second');
    },
  },
  {
    says: 'process.env.FOO stays as it is, and the browser has no process.',
    run: 'preview',
    files: { 'src/index.js': 'console.log(process.env.FOO);\n' },
    expect: async ({ open }) =>
      assert.match(await thrownOn(await open()), /process is not defined/),
  },
  {
    says: 'For a variable with another name, such as one that a package reads, use source.define:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'process.env.FOO'" },
    files: {
      'src/index.js': "import 'some-package';\n",
      ...some('console.log(process.env.FOO);\n'),
    },
    expect: ({ read }) => assert.match(read(script), /console\.log\("red shoe"\)/),
  },
  {
    says: 'Give your own variables names that begin with PUBLIC_, and write the whole name.',
    run: 'command',
    command: 'rsbuild build',
    files: { '.env': 'PUBLIC_API=/v2\n', 'src/index.js': "import './api';\n" },
    pageFiles: ['src/api.js'],
    expect: ({ read }) => assert.match(read(script), /fetch\("\/v2\/shoes"\)/),
  },
  {
    says: 'Rsbuild replaces the variables that are defined while it builds.',
    run: 'command',
    command: 'rsbuild build',
    files: readsVariables,
    expect: ({ read }) => assert.match(read(script), /log\("red shoe",/),
  },
  {
    says: [
      'What happens to the others depends on how you read them:',
      'process.env.FOO stays as it is',
      'import.meta.env becomes undefined',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: readsVariables,
    expect: ({ read }) =>
      assert.match(read(script), /\(\)=>process\.env\.FOO,\(\)=>\(void 0\)\.FOO/),
  },
  {
    says: "Rsbuild doesn't replace variables that you take out of the object:",
    run: 'command',
    command: 'rsbuild build',
    files: readsVariables,
    expect: ({ read }) => assert.doesNotMatch(read(script), /blue shoe/),
  },
  {
    says: [
      'Rsbuild compiles the code of your project, with a few exceptions, but it leaves the JavaScript files in node_modules and outside the project root as they are.',
      'These files keep the syntax in which they were written.',
    ],
    run: 'build',
    config: { output: { overrideBrowserslist: ['chrome 60'] } },
    files: {
      'src/index.js': "import 'some-package';\nconsole.log(window.first ?? 1);\n",
      ...some('console.log(window.second ?? 2);\n'),
    },
    expect({ read }) {
      assert.match(read(script), /window\.second\?\?2/);
      assert.doesNotMatch(read(script), /window\.first\?\?/);
    },
  },
  {
    says: 'Rsbuild removes unused exports in production mode and keeps them in development.',
    run: 'build',
    files: {
      'src/index.js': "import { used } from './both';\nconsole.log(used);\n",
      'src/both.js': "export const used = 1;\nexport const other = 'nobody imports this';\n",
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /nobody imports this/),
  },
  {
    says: 'Rsbuild removes unused exports in production mode and keeps them in development.',
    run: 'build',
    config: { mode: 'development' },
    files: {
      'src/index.js': "import { used } from './both';\nconsole.log(used);\n",
      'src/both.js': "export const used = 1;\nexport const other = 'nobody imports this';\n",
    },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /nobody imports this/),
  },
  {
    says: [
      'output.minify is off.',
      'Rspack then drops the export, but the code stays in the file.',
      'Leave minify on for JavaScript.',
    ],
    run: 'build',
    config: { output: { minify: { js: false } } },
    files: {
      'src/index.js': "import { used } from './both';\nconsole.log(used);\n",
      'src/both.js': "export const used = 1;\nexport const other = 'nobody imports this';\n",
    },
    expect({ read }) {
      assert.match(
        read(script),
        /const other = 'nobody imports this'|const other = "nobody imports this"/,
      );
      assert.doesNotMatch(read(script), /other: ?\(\)/);
    },
  },
  ...[false, true].map((free): Proof => ({
    says: [
      'Unless the package says that it has none, Rspack has to keep code that runs on import.',
      'Ask the author to add "sideEffects": false to package.json.',
      'In your own packages, add it yourself.',
    ],
    run: 'build',
    files: unused(free ? { sideEffects: false } : {}),
    expect: ({ read }) => assert.equal(read(script).includes('runs on import'), !free),
  })),
  {
    says: "You use a CommonJS module as a whole, as in import * as utils from 'utils'; utils[name].",
    run: 'build',
    files: {
      'src/index.js':
        "import * as utils from 'some-package';\nconsole.log(utils[location.hash]);\n",
      ...some("exports.one = 'first';\nexports.two = 'second';\n"),
    },
    expect: ({ read }) => assert.match(read(script), /"second"/),
  },
  {
    says: 'Import single names, or use another build of the package.',
    run: 'build',
    files: {
      'src/index.js': "import { one } from 'some-package';\nconsole.log(one);\n",
      ...some("exports.one = 'first';\nexports.two = 'second';\n"),
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /"second"/),
  },
  ...[false, true].map((listed): Proof => ({
    says: [
      'In your own package, you can list the files that have side effects instead of false:',
      'Rsbuild keeps the stylesheets that a package imports, even with false',
    ],
    run: 'build',
    files: {
      'src/index.js': "import { shoe } from 'shop-ui';\nconsole.log(shoe);\n",
      'node_modules/shop-ui/index.js':
        "import './shoe.css';\nexport { shoe } from './shoe.js';\nexport { unused } from './unused.js';\n",
      'node_modules/shop-ui/shoe.js': "import './shoe.css';\nexport const shoe = 'red';\n",
      'node_modules/shop-ui/unused.js': "console.log('unused');\nexport const unused = 1;\n",
      'node_modules/shop-ui/shoe.css': '.shoe { color: red }\n',
      ...(listed ? {} : { 'node_modules/shop-ui/package.json': shopUi(false) }),
    },
    pageFiles: listed ? [{ containing: '"*.css"', as: 'node_modules/shop-ui/package.json' }] : [],
    expect({ files, read }) {
      hasFile(files, /\.css$/);
      assert.doesNotMatch(read(script), /unused/);
    },
  })),
  ...bindings,
  ...packageManagers,
];

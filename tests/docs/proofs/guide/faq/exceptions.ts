import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { copiedScripts } from '#kit/copied-scripts';
import { projectRoot } from '#tools/pages/project-root';
import { fakePackage } from '#kit/fake-package';
import { hasFile } from '#kit/has-file';
import { samplePackage } from '#kit/sample-package';
import { thrownOn } from '#kit/thrown-on';
import { siblingFolders } from '#kit/sibling-folders';
import type { Build, Proof } from '#tools/prover/proof';

const { pluginYaml } = samplePackage<{ pluginYaml: () => RsbuildPlugin }>('@rsbuild/plugin-yaml');
const fromSite = createRequire(path.join(projectRoot, 'package.json'));
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
  "It only uses it if output.polyfill is 'usage' or 'entry', and only for files that SWC compiles.";
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
    says: 'Babel has turned import into require | Set modules: false in @babel/preset-env, and remove plugins such as @babel/plugin-transform-modules-commonjs',
    run: 'build',
    config: { plugins: [pluginBabel({ babelLoaderOptions: babelLoaderOptions as never })] },
    files: {
      'src/index.js': "import { used } from './both';\nconsole.log(used);\n",
      'src/both.js': "export const used = 1;\nexport const other = 'nobody imports this';\n",
    },
    expect: ({ read }) => assert.equal(read(script).includes('nobody imports this'), kept),
  })),
  copiedScripts(['So does a script whose address you get with new URL().']),
  ...siblingFolders([
    'Those outside the project root, such as other packages of a monorepo.',
    'If the root is packages/app, Rsbuild still compiles packages/app-utils, because the path begins in the same way',
  ]),
  fails(
    [
      'You may need an appropriate loader to handle this file type. | A file type without a loader',
      'There is no rule for this kind of file, so Rspack tried to read it as JavaScript.',
    ],
    /JavaScript parsing error[^]*You may need an appropriate loader to handle this file type\./,
    { 'src/index.js': "import './manual.pdf';\n", 'src/manual.pdf': 'a manual\n' },
  ),
  fails(
    "export 'foo' (imported as 'foo') was not found in './utils' | An export that does not exist",
    /export 'foo' \(imported as 'foo'\) was not found in '\.\/utils'/,
    {
      'src/index.js': "import { foo } from './utils';\nconsole.log(foo);\n",
      'src/utils.js': 'export const bar = 1;\n',
    },
  ),
  fails(
    '"fs" is a built-in Node.js module | A Node.js module in the browser',
    /"fs" is a built-in Node\.js module/,
    { 'src/index.js': "import fs from 'fs';\nconsole.log(fs);\n" },
  ),
  fails(
    [
      "Can't resolve 'core-js/modules/…' | core-js is not found",
      "A package imports core-js but doesn't list it in its dependencies",
      whenUsed,
    ],
    noCoreJs,
    { 'src/index.js': "import 'some-package';\n", ...some(coreJs) },
    usage,
  ),
  fails(
    [whenUsed, "Your code imports core-js, and output.polyfill is 'off' | Set the option"],
    noCoreJs,
    { 'src/index.js': coreJs },
  ),
  ...(['usage', 'entry'] as const).map((polyfill): Proof => ({
    says: [whenUsed, "Your code imports core-js, and output.polyfill is 'off' | Set the option"],
    run: 'build',
    config: { output: { polyfill } },
    files: { 'src/index.js': coreJs },
    expect: ({ error }) => assert.equal(error, undefined),
  })),
  {
    says: ['Rsbuild contains core-js 3.', 'Change the import to core-js/actual/array/includes.'],
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
      "A message that ends in for matched aliased key 'core-js' has other causes:",
      'Your resolve.alias resolves core-js to another place.',
    ],
    /for matched aliased key 'core-js'/,
    { 'src/index.js': coreJs.replace('/* linked nowhere */ ', '') },
    { resolve: { alias: nowhere } },
  ),
  {
    says: 'Remove the alias.',
    run: 'build',
    files: { 'src/index.js': coreJs.replace('/* linked nowhere */ ', '') },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  ...(['usage', 'entry'] as const).map((polyfill): Proof => ({
    says: "Files that use Rsbuild's core-js, as described above, aren't affected by it.",
    run: 'build',
    config: { output: { polyfill }, resolve: { alias: nowhere } },
    files: { 'src/index.js': coreJs },
    expect: ({ error }) => assert.equal(error, undefined),
  })),
  fails(
    [
      '[object Object] is not a PostCSS plugin | Not a PostCSS plugin',
      'You loaded an ESM plugin with require, so you have { default: … }',
      "PostCSS found something in plugins that isn't a plugin.",
    ],
    /\[object Object\] is not a PostCSS plugin/,
    style,
    { tools: { postcss: (_, { addPlugins }) => addPlugins({ default: () => ({}) } as never) } },
  ),
  fails(
    'For an object with options in a PostCSS config file, the message is TypeError: Invalid PostCSS Plugin found at: plugins[0].',
    /Invalid PostCSS Plugin found at: plugins\[0\]/,
    { ...style, 'postcss.config.cjs': 'module.exports = { plugins: [{ rootValue: 16 }] };\n' },
  ),
  fails(
    'For an ES module that you loaded with require, the message can be TypeError: Cannot convert object to primitive value.',
    /TypeError: Cannot convert object to primitive value/,
    {
      ...style,
      'plugin.mjs': "export default () => ({ postcssPlugin: 'shop' });\n",
      'postcss.config.mjs':
        "import * as plugin from './plugin.mjs';\nexport default { plugins: [plugin] };\n",
    },
  ),
  {
    says: 'Rsbuild uses PostCSS 8, which also accepts plugins for PostCSS 7.',
    run: 'build',
    config: { tools: { postcss: (_, { addPlugins }) => addPlugins(bluePlugin as never) } },
    files: style,
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /color: ?(#00f|blue)/),
  },
  {
    says: 'A plugin for PostCSS 8 runs PostCSS itself and finds an older version in your project',
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
    says: 'You passed an object with options instead of a plugin | Call the plugin: plugin(options)',
    run: 'build',
    config: { tools: { postcss: (_, { addPlugins }) => addPlugins({ rootValue: 16 } as never) } },
    files: style,
    expect: (build) => assert.match(said(build), /\[object Object\] is not a PostCSS plugin/),
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
      ['.vue', 'a.vue', 'vue'],
      ['.svelte', 'a.svelte', 'svelte'],
      ['.scss, .sass', 'a.scss', 'sass'],
      ['.scss, .sass', 'a.sass', 'sass'],
      ['.less', 'a.less', 'less'],
      ['.styl, .stylus', 'a.styl', 'stylus'],
      ['.styl, .stylus', 'a.stylus', 'stylus'],
      ['.yaml, .yml', 'a.yaml', 'yaml'],
      ['.toml', 'a.toml', 'toml'],
    ] as const
  ).map(([extensions, file, plugin]): Proof =>
    fails(`${extensions} | @rsbuild/plugin-${plugin}`, new RegExp(`"@rsbuild/plugin-${plugin}"`), {
      'src/index.js': `import './${file}';\n`,
      [`src/${file}`]: '<a: { b\n',
    }),
  ),
  {
    says: '.yaml, .yml | @rsbuild/plugin-yaml',
    run: 'build',
    config: { plugins: [pluginYaml()] },
    files: {
      'src/index.js': "import shop from './a.yml';\nconsole.log(shop.a);\n",
      'src/a.yml': 'a: red shoe\n',
    },
    expect: ({ read }) => assert.match(read(script), /red shoe/),
  },
  {
    says: "If the URL of the file or its text is enough, you don't need a plugin.",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
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
  fails(
    "SWC compiles TypeScript files one by one, so it can't tell that a name you re-export is a type.",
    /export 'Foo' \(reexported as 'Foo'\) was not found in '\.\/utils'/,
    { 'src/index.ts': "export { Foo } from './utils';\n", ...types },
  ),
  {
    says: "SWC compiles TypeScript files one by one, so it can't tell that a name you re-export is a type.",
    run: 'build',
    files: { 'src/index.ts': "export type { Foo } from './utils';\n", ...types },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  {
    says: "If the import is in a package that you can't change, turn the error into a warning and tell the author of the package:",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'An export that does not exist' },
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
    says: 'They make the bundle larger, and fs becomes an empty module.',
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
    says: 'process is not defined | Undefined variables in the browser',
    run: 'preview',
    files: { 'src/index.js': 'console.log(process.env.FOO);\n' },
    expect: async ({ open }) =>
      assert.match(await thrownOn(await open()), /process is not defined/),
  },
  {
    says: [
      "The first error comes from process.env.FOO and the second one from import.meta.env.FOO, if FOO isn't defined.",
      'Rsbuild replaces the variables that are defined.',
      "If a variable isn't, process.env.FOO stays as it is and import.meta.env becomes undefined.",
      "Rsbuild doesn't replace variables that you take out of the object, as in const { PUBLIC_FOO } = import.meta.env.",
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      '.env': 'PUBLIC_SHOE=red shoe\nPUBLIC_FOO=blue shoe\n',
      'src/index.js':
        'console.log(import.meta.env.PUBLIC_SHOE, () => process.env.FOO, () => import.meta.env.FOO);\nconst { PUBLIC_FOO } = import.meta.env;\nconsole.log(PUBLIC_FOO);\n',
    },
    expect({ read }) {
      assert.match(read(script), /"red shoe",\(\)=>process\.env\.FOO,\(\)=>\(void 0\)\.FOO/);
      assert.doesNotMatch(read(script), /blue shoe/);
    },
  },
  {
    says: 'They keep the syntax in which they were written.',
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
    says: 'output.minify is off. Rspack then drops the export, but the code stays in the file | Leave output.minify on for JavaScript',
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
    says: 'The package doesn\'t say that it has no side effects, so Rspack has to keep code that runs on import | Ask the author to add "sideEffects": false to package.json. In your own packages, add it yourself',
    run: 'build',
    files: unused(free ? { sideEffects: false } : {}),
    expect: ({ read }) => assert.equal(read(script).includes('runs on import'), !free),
  })),
  {
    says: "The module is CommonJS and you use it as a whole, as in import * as utils from 'utils'; utils[name] | Import single names, or use another build of the package",
    run: 'build',
    files: {
      'src/index.js':
        "import * as utils from 'some-package';\nconsole.log(utils[location.hash]);\n",
      ...some("exports.one = 'first';\nexports.two = 'second';\n"),
    },
    expect: ({ read }) => assert.match(read(script), /"second"/),
  },
  {
    says: 'The module is CommonJS and you use it as a whole',
    run: 'build',
    files: {
      'src/index.js': "import { one } from 'some-package';\nconsole.log(one);\n",
      ...some("exports.one = 'first';\nexports.two = 'second';\n"),
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /"second"/),
  },
];

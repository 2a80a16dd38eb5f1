import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { readBuiltFiles } from '#tools/project/built-files';
import { hasFile } from '#kit/has-file';
import { loaderOptions, loadersOf } from '#kit/loader-options';
import { looksLike } from '#kit/looks-like';
import { keepsInspection } from '#kit/kept-inspection';
import type { Build, Proof } from '#tools/prover/proof';

const css = 'static/css/index.*.css';
const script = 'static/js/index.*.js';
const pageFiles = ['src/index.ts', 'src/style.css', 'src/badge.css'];
const imported = (text: string, code = "import './a.css';\n") => ({
  'src/index.js': code,
  'src/a.css': text,
});
const appends = (name: string) => ({
  postcssPlugin: name,
  Once: (root: { append: (text: string) => void }) => root.append(`.${name} { margin: 0 }`),
});
/** A PostCSS file whose plugin adds a rule. */
const postcssFile = {
  'postcss.config.mjs': `export default { plugins: [{ postcssPlugin: 'file', Once: (root) => void root.append('.file { margin: 0 }') }] };\n`,
};
const own = appends('own') as never;
const usesPostcss = (files: Record<string, string>, text = '') => ({
  ...imported(`.a { color: red } ${text}`),
  ...files,
});

const loaderNames = (config: Parameters<typeof loadersOf>[0]) =>
  loadersOf(config).map(({ loader }) => loader);

/** Forms of `tools.postcss`, and whether the plugins of the file are kept beside it. */
const forms: [
  says: string,
  value: NonNullable<RsbuildConfig['tools']>['postcss'],
  kept: boolean,
][] = [
  [
    'Function that returns nothing | Kept. Your function runs last',
    (_, { addPlugins }) => addPlugins(own),
    true,
  ],
  [
    'Function that returns an object | Lost, because the object replaces the options',
    ({ implementation }) => ({ implementation, postcssOptions: { plugins: [own] } }),
    false,
  ],
  [
    'When you want to return an object and keep the plugins, spread the old options into it:',
    (options) => ({ ...options, sourceMap: false }),
    true,
  ],
  ['Object without postcssOptions | Kept', { sourceMap: false }, true],
  [
    'Object whose postcssOptions is a function | Kept',
    { postcssOptions: () => ({ plugins: [own] }) },
    true,
  ],
  [
    'Object whose postcssOptions is an object | Lost, because the object replaces them',
    { postcssOptions: { plugins: [own] } },
    false,
  ],
];

/** A project with a plugin of its own, below a PostCSS file. */
const belowPostcssFile = {
  'postcss.config.cjs':
    "module.exports = { plugins: [{ postcssPlugin: 'above', Once: (root) => void root.append('.above { margin: 0 }') }] };\n",
  'app/src/index.js': "import './a.css';\n",
  'app/src/a.css': '.a { color: red }\n',
  'app/marker.cjs':
    "module.exports = () => ({ postcssPlugin: 'm', Once: (root) => void root.append('.marked { margin: 0 }') });\nmodule.exports.postcss = true;\n",
};
const marking = (app: string) =>
  JSON.stringify({ plugins: { [path.join(app, 'marker.cjs')]: {} } });
async function builtCss(cwd: string) {
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: { mode: 'production' } });
  await (await rsbuild.build()).close();
  return readBuiltFiles(path.join(cwd, 'dist'), '').read(css);
}

/** A build with stylesheets for each target. */
const everyTarget: Pick<Extract<Proof, { run: 'build' }>, 'run' | 'config' | 'files'> = {
  run: 'build',
  config: {
    tools: { postcss: (_, { addPlugins }) => addPlugins(own) },
    environments: {
      web: {},
      node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
      worker: { output: { target: 'web-worker', distPath: { root: 'dist/worker' } } },
    },
  },
  files: {
    'src/index.js':
      "import './a.css';\nimport text from './a.css?inline';\nimport styles from './b.module.css';\nconsole.log(text, styles.shoe);\n",
    'src/a.css': '.a { user-select: none }\n',
    'src/b.module.css': '.shoe { color: red }\n',
  },
};
/** The scripts for targets other than browsers. */
const otherScripts = ({ files, read }: Pick<Build, 'files' | 'read'>) =>
  ['node', 'worker'].map((folder) =>
    read(files.find((file) => file.startsWith(folder) && file.endsWith('.js'))!),
  );

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild rewrites new syntax for the browsers you support, adds vendor prefixes, minifies the result in production and puts it into a file that the page loads:',
      'All this needs no configuration.',
      'In this example, one belongs to the project, one comes from a package and one is imported as text:',
      'The build puts the first two stylesheets into one file, in the order of the imports.',
      'After npx rsbuild build, Lightning CSS has resolved the nesting and added a prefix for Safari:',
      'You can use new syntax in the stylesheet, such as nesting, and leave out vendor prefixes:',
      'The third stylesheet is part of the JavaScript, because its import has a query.',
      '5 | The CSS is written to a .css file | By default | tools.cssExtract',
      '6 | Minification of the file | In production mode | output.minify',
      'You can import a package by its name, in JavaScript and in CSS:',
    ],
    run: 'build',
    pageFiles,
    expect({ files, read }) {
      assert.equal(files.filter((file) => file.endsWith('.css')).length, 1);
      looksLike(
        read(css),
        '.card{-webkit-user-select:none;user-select:none;padding:16px}.card h2{color:#639}',
      );
      assert.match(read(css), /text-size-adjust[^]*\.card\{/);
      assert.match(read(script), /gold/);
      assert.match(
        read('index.html'),
        /<link href="\/static\/css\/index\.\w+\.css" rel="stylesheet"/,
      );
    },
  },
  {
    says: [
      '1 | Preprocessor: Sass, Less or Stylus | If you use its plugin | The options of the plugin',
      'Both have been available since 1.3.0 and also work for Sass, Less and Stylus files.',
      'The plugin compiles the file first, and Rsbuild then treats the result like CSS:',
    ],
    run: 'build',
    config: { plugins: [pluginSass(), pluginLess(), pluginStylus()] },
    files: {
      'src/index.js':
        "import './a.scss';\nimport './b.less';\nimport './c.styl';\nimport d from './a.scss?inline';\nimport e from './b.less?inline';\nimport f from './c.styl?raw';\nconsole.log(d, e, f);\n",
      'src/a.scss': '$c: red; .a { color: $c; user-select: none }\n',
      'src/b.less': '@c: red; .b { color: @c; user-select: none }\n',
      'src/c.styl': 'c = red\n.c\n  color c\n  user-select none\n',
    },
    expect({ read }) {
      assert.match(read(css), /\.a,\.b,\.c\{color:red;-webkit-user-select:none;user-select:none\}/);
      assert.match(read(script), /\.a\{color:red.*\.b\{color:red.*c = red/s);
    },
  },
  {
    says: [
      '2 | PostCSS | If there is at least one PostCSS plugin | tools.postcss',
      '3 | Lightning CSS: prefixes and syntax | Unless you turn it off | tools.lightningcssLoader',
      '4 | @import, url(), CSS Modules | In each build for browsers | tools.cssLoader',
      'In a build for browsers, a CSS file passes through these steps.',
      '5 | The CSS is written to a .css file | By default | tools.cssExtract',
    ],
    run: 'rspack',
    expect(config) {
      const names = loaderNames(config).join('\n');
      assert.doesNotMatch(names, /postcss-loader/);
      assert.match(names, /css-loader[^]*builtin:lightningcss-loader/);
      assert.match(names, /cssExtractLoader/i);
    },
  },
  {
    says: [
      '2 | PostCSS | If there is at least one PostCSS plugin | tools.postcss',
      'Rsbuild includes PostCSS 8 and adds its loader once you have a PostCSS plugin.',
      '3 | Lightning CSS: prefixes and syntax | Unless you turn it off | tools.lightningcssLoader',
    ],
    run: 'rspack',
    config: {
      tools: { postcss: (_, { addPlugins }) => addPlugins(own), lightningcssLoader: false },
    },
    expect(config) {
      const names = loaderNames(config).join('\n');
      assert.match(names, /postcss-loader/);
      assert.doesNotMatch(names, /lightningcss/);
      const implementation = loaderOptions(config, 'postcss-loader').implementation as string;
      assert.match(implementation, /@rsbuild\/core\/compiled\/postcss/);
    },
  },
  {
    says: [
      'or put into a <style> element | With output.injectStyles | tools.styleLoader',
      'When you set output.injectStyles, there are no .css files.',
      'Instead, the JavaScript inserts <style> elements when it runs:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'injectStyles' },
    pageFiles,
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')));
      assert.match(read(script), /createElement\("style"\)/);
      assert.match(read(script), /\.card/);
    },
  },
  {
    says: 'tree shaking keeps a CSS file as long as it keeps the module that imports it, so stylesheets need no entry in sideEffects.',
    run: 'build',
    files: {
      'node_modules/shoes/package.json':
        '{ "name": "shoes", "main": "index.js", "sideEffects": false }',
      'node_modules/shoes/index.js': "import './a.css';\nexport const size = 42;\n",
      'node_modules/shoes/a.css': '.shoe { color: red }\n',
      'src/index.js': "import { size } from 'shoes';\nconsole.log(size);\n",
    },
    expect: ({ read }) => assert.match(read(css), /\.shoe/),
  },
  {
    says: [
      'Lightning CSS runs as a built-in loader of Rspack and reads your Browserslist.',
      "It adds the prefixes -webkit-, -moz- and -ms- that these browsers need, so you don't need autoprefixer.",
      "It rewrites newer syntax, such as nesting, if one of these browsers doesn't support it.",
    ],
    run: 'build',
    files: {
      ...imported('.a { user-select: none; & b { color: red } }\n'),
      '.browserslistrc': 'safari 15\nfirefox 60\nie 11\n',
    },
    expect: ({ read }) =>
      assert.match(
        read(css),
        /-webkit-user-select:none;-moz-user-select:none;-ms-user-select:none;user-select:none.*\.a b\{/,
      ),
  },
  {
    says: [
      "It rewrites newer syntax, such as nesting, if one of these browsers doesn't support it.",
      'The browsers in your Browserslist get by without the prefix.',
      'If it only contains new browsers, nearly everything remains as it is:',
    ],
    shown: { section: 'Lightning CSS', containing: '& h2' },
    run: 'build',
    pageFiles: ['.browserslistrc', 'src/style.css'],
    files: { 'src/index.js': "import './style.css';\n" },
    expect({ read, shown }) {
      assert.doesNotMatch(read(css), /-webkit-/);
      looksLike(read(css), shown);
    },
  },
  ...(['production', 'development'] as const).flatMap<Proof>((mode) => {
    const styles = mode === 'production' ? css : 'static/css/index.css';
    const files = imported('.a {\n  border-start-start-radius: 8px;\n}\n');
    return [
      {
        says: 'For example, logical properties can become long selectors. Exclude them when you want to keep them as they are:',
        run: 'build',
        config: { mode },
        files,
        expect: ({ read }) => assert.match(read(styles), /^\.a:not\(.*:lang\(ar\)/),
      },
      {
        says: 'The minifier uses the same exclude, so that development and production agree.',
        run: 'build',
        config: { mode, tools: { lightningcssLoader: { exclude: { logicalProperties: true } } } },
        files,
        expect: ({ read }) =>
          assert.match(read(styles), /^\.a ?\{\s*border-start-start-radius: ?8px;?\s*\}/),
      },
    ];
  }),
  ...(['production', 'development'] as const).map<Proof>((mode) => ({
    says: 'Left alone, it adds prefixes and rewrites syntax while it minifies, so production and development differ.',
    run: 'build',
    config: { mode, tools: { lightningcssLoader: false } },
    files: imported('.a {\n  user-select: none;\n  & b {\n    color: red;\n  }\n}\n'),
    expect({ read }) {
      const styles = read(mode === 'production' ? css : 'static/css/index.css');
      const done = mode === 'production' ? assert.match : assert.doesNotMatch;
      done(styles, /-webkit-user-select/);
      done(styles, /\.a b\{/);
    },
  })),
  {
    says: 'CSS that stays in JavaScript, because of ?inline or output.injectStyles, is no longer minified.',
    run: 'build',
    config: { tools: { lightningcssLoader: false } },
    files: imported(
      '.a {\n  color:   red;\n}\n',
      "import a from './a.css?inline';\nconsole.log(a);\n",
    ),
    expect: ({ read }) => assert.match(read(script), /color: {3}red/),
  },
  {
    says: 'CSS that stays in JavaScript, because of ?inline or output.injectStyles, is no longer minified.',
    run: 'build',
    config: { output: { injectStyles: true }, tools: { lightningcssLoader: false } },
    files: imported('.a {\n  color:   red;\n}\n'),
    expect: ({ read }) => assert.match(read(script), /color: {3}red/),
  },
  {
    says: 'In production mode, LightningCssMinimizerRspackPlugin minifies CSS files.',
    run: 'rspack',
    expect: ({ optimization }) =>
      assert.ok(
        optimization?.minimizer?.some(
          (plugin) => (plugin as object).constructor.name === 'LightningCssMinimizerRspackPlugin',
        ),
      ),
  },
  ...[true, false].map<Proof>((minify) => ({
    says: "The option also applies to CSS that doesn't become a file, because the loader minifies it under the same conditions.",
    run: 'build',
    config: { output: { minify: { css: minify, js: false } } },
    files: imported(
      '.a {\n  color: rebeccapurple;\n}\n',
      "import './a.css';\nimport text from './a.css?inline';\nconsole.log(text);\n",
    ),
    expect({ read }) {
      const minified = /\.a\{color:#639;?\}/;
      (minify ? assert.match : assert.doesNotMatch)(read(css), minified);
      (minify ? assert.match : assert.doesNotMatch)(read(script), minified);
    },
  })),
  {
    says: 'If you build again, the padding of .card is 1rem.',
    run: 'build',
    pageFiles: [...pageFiles, 'postcss.config.mjs'],
    files: { 'src/unused.ts': "import 'postcss-pxtorem';\n" },
    expect: ({ read }) => assert.match(read(css), /\.card\{.*padding:1rem/),
  },
  {
    says: 'A function with addPlugins adds to the plugins of the config file:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'addPlugins' },
    files: usesPostcss(postcssFile, '.b { padding: 16px }'),
    expect({ read }) {
      assert.match(read(css), /padding:1rem/);
      assert.match(read(css), /\.file/);
    },
  },
  {
    says: 'Rsbuild looks for the file in the project root and then in the directories above it.',
    run: 'script',
    files: belowPostcssFile,
    async expect({ root, write }) {
      const app = path.join(root, 'app');
      assert.match(await builtCss(app), /\.above/);
      write('app/package.json', `{ "name": "app", "postcss": ${marking(app)} }`);
      const own = await builtCss(app);
      assert.match(own, /\.marked/);
      assert.doesNotMatch(own, /\.above/);
    },
  },
  {
    says: 'Besides postcss.config.mjs, it knows the other names of postcss-load-config, such as postcss.config.js, .postcssrc.json and the postcss key in package.json.',
    run: 'script',
    files: belowPostcssFile,
    async expect({ root, write }) {
      const cwd = path.join(root, 'app');
      const built = () => builtCss(cwd);
      const plugins = marking(cwd);
      write('app/package.json', `{ "name": "app", "postcss": ${plugins} }`);
      assert.match(await built(), /\.marked/);
      write('app/package.json', '{ "name": "app" }');
      for (const name of ['.postcssrc', '.postcssrc.json', '.postcssrc.yaml', '.postcssrc.yml']) {
        write(`app/${name}`, plugins);
        assert.match(await built(), /\.marked/, name);
        rmSync(path.join(cwd, name));
      }
      for (const base of ['postcss.config', '.postcssrc'])
        for (const extension of ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts']) {
          const name = `${base}.${extension}`;
          const isModule = /m|ts$/.test(extension) && extension !== 'cts';
          write(`app/${name}`, `${isModule ? 'export default' : 'module.exports ='} ${plugins};\n`);
          assert.match(await built(), /\.marked/, name);
          rmSync(path.join(cwd, name));
        }
      assert.doesNotMatch(await built(), /\.marked/);
    },
  },
  {
    says: 'a .postcssrc without an extension has to be JSON.',
    run: 'build',
    files: { ...imported('.a { color: red }'), '.postcssrc': 'plugins: {}\n' },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /is not valid JSON/),
  },
  {
    says: 'YAML needs the package yaml where @rsbuild/core can find it.',
    run: 'command',
    command: 'node build.mjs',
    files: {
      ...imported('.a { color: red }'),
      '.postcssrc.yaml': 'plugins: {}\n',
      'build.mjs': `import Module from 'node:module';
import { createRsbuild } from '@rsbuild/core';
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...others) => resolve(name === 'yaml' ? 'not-installed' : name, ...others);
await (await createRsbuild()).build();
`,
    },
    expect({ code, log }) {
      assert.notEqual(code, 0);
      assert.match(log, /'yaml' is required for the YAML configuration files/);
    },
  },
  {
    says: [
      'PostCSS only finds plugins under this key. If they are at the top level of the export, Rsbuild leaves out the loader without a message.',
      'If they are at the top level of the export, Rsbuild leaves out the loader without a message.',
      "The plugins aren't under the plugins key.",
    ],
    run: 'build',
    files: usesPostcss({
      'postcss.config.mjs':
        "export default { file: { postcssPlugin: 'file', Once: (root) => void root.append('.file { margin: 0 }') } };\n",
    }),
    expect({ read, log }) {
      assert.doesNotMatch(read(css), /\.file/);
      assert.doesNotMatch(log, /warn|postcss/i);
    },
  },
  ...['parser: fail', 'syntax: { parse: fail, stringify: fail }'].map<Proof>((field) => ({
    says: 'In each format, Rsbuild ignores other fields of the file, such as parser and syntax',
    run: 'build',
    files: usesPostcss({
      'postcss.config.mjs': `function fail() {
  throw new Error('in use');
}
export default { ${field}, plugins: [{ postcssPlugin: 'file', Once: (root) => void root.append('.file { margin: 0 }') }] };
`,
    }),
    expect: ({ read }) => assert.match(read(css), /\.file/),
  })),
  ...forms.map<Proof>(([says, postcss, kept]) => ({
    says: [
      says,
      'If you have both a config file and the option, the form of the option decides what happens to the plugins of the file:',
      'An object in tools.postcss has replaced them.',
    ],
    run: 'build',
    config: { tools: { postcss } },
    files: usesPostcss(postcssFile),
    expect({ read }) {
      assert.equal(/\.file\b/.test(read(css)), kept);
      if (says.includes('runs last')) assert.match(read(css), /\.file.*\.own/);
    },
  })),
  {
    says: [
      'In CSS, a file in the same directory takes precedence over a package.',
      'If there is a normalize.css next to the importing file, Rsbuild uses that file.',
    ],
    run: 'build',
    files: {
      ...imported("@import 'normalize.css';\n"),
      'src/normalize.css': '.beside { color: red }\n',
    },
    expect: ({ read }) => assert.match(read(css), /\.beside/),
  },
  {
    says: 'But in JavaScript, a name without ./ means the package.',
    run: 'build',
    files: {
      'src/index.js': "import 'normalize.css';\n",
      'src/normalize.css': '.beside { color: red }\n',
    },
    expect({ read }) {
      assert.doesNotMatch(read(css), /\.beside/);
      assert.match(read(css), /text-size-adjust/);
    },
  },
  ...['~', ''].map<Proof>((mark) => ({
    says: [
      'Rsbuild understands it in CSS, Sass and Less files, but you can leave it out:',
      'In older code, you may see a ~ in front of the name.',
    ],
    run: 'build',
    config: { plugins: [pluginSass(), pluginLess()] },
    files: {
      'src/index.js': "import './a.css';\nimport './b.scss';\nimport './c.less';\n",
      'src/a.css': `@import '${mark}shoes/one.css';\n`,
      'src/b.scss': `@import '${mark}shoes/two.scss';\n`,
      'src/c.less': `@import '${mark}shoes/three.less';\n`,
      'node_modules/shoes/package.json': '{ "name": "shoes" }',
      'node_modules/shoes/one.css': '.one { color: red }\n',
      'node_modules/shoes/two.scss': '.two { color: red }\n',
      'node_modules/shoes/three.less': '.three { color: red }\n',
    },
    expect({ read, error }) {
      assert.equal(error, undefined);
      for (const name of ['one', 'two', 'three']) assert.match(read(css), new RegExp(`\\.${name}`));
    },
  })),
  {
    says: [
      '?inline is the compiled CSS, as the page would get it.',
      "It went through the preprocessor, PostCSS and Lightning CSS, and it's minified in production.",
      '?raw is the text of the file as you wrote it.',
      'Add a query to the import, and you get this text, while Rsbuild creates no CSS file:',
    ],
    run: 'build',
    config: { tools: { postcss: (_, { addPlugins }) => addPlugins(own) } },
    files: {
      'src/index.js':
        "import inline from './a.css?inline';\nimport raw from './a.css?raw';\nconsole.log(inline, raw);\n",
      'src/a.css': '.a {\n  user-select: none;\n}\n',
    },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')));
      assert.match(
        read(script),
        /\.a\{-webkit-user-select:none;user-select:none\}\.own\{margin:0\}.*\.a \{\\n {2}user-select: none;\\n\}/s,
      );
    },
  },
  {
    says: [
      "That's why CSS Modules still export them, and since they are the same as in the build for browsers, the HTML from the server fits the stylesheet.",
      'What the server needs are the class names.',
      'Because PostCSS is skipped, two things are different on the server:',
      'A class that a PostCSS plugin adds is missing among the exports.',
    ],
    run: 'build',
    config: {
      tools: { postcss: (_, { addPlugins }) => addPlugins(own) },
      environments: {
        web: {},
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
      },
    },
    files: {
      'src/index.js': "import * as styles from './b.module.css';\nconsole.log(styles);\n",
      'src/b.module.css': '.shoe { color: red }\n',
    },
    expect({ read }) {
      assert.match(read(script), /shoe-[\w-]{6}[^]*own-[\w-]{6}/);
      assert.match(read('node/index.js'), /shoe-[\w-]{6}/);
      assert.doesNotMatch(read('node/index.js'), /own-/);
    },
  },
  ...(['card.css', 'card.module.css'] as const).map<Proof>((name) => ({
    says: [
      'In the files above, a class applies to the whole page.',
      'You only need to change the name of the file:',
    ],
    run: 'build',
    files: {
      'src/index.js': `import * as styles from './${name}';\nconsole.log(styles);\n`,
      [`src/${name}`]: '.card { color: red }\n',
    },
    expect({ error, read }) {
      assert.equal(error, undefined);
      assert.match(read(css), name === 'card.css' ? /\.card\{/ : /\.card-[\w-]{6}\{/);
    },
  })),
  ...(
    [
      ['./style.css', /ESModulesLinkingError|was not found in '\.\/style\.css'/],
      ['./style.module.css', undefined],
      ['./style.css?inline', undefined],
      ['./style.css?raw', undefined],
    ] as const
  ).map<Proof>(([request, message]) => ({
    says: [
      'A plain CSS file has no exports.',
      'Rename it to style.module.css, or import it with ?inline or ?raw:',
    ],
    run: 'build',
    files: {
      'src/index.js': `import styles from '${request}';\nconsole.log(styles);\n`,
      'src/style.css': '.card { color: red }\n',
      'src/style.module.css': '.card { color: red }\n',
    },
    expect({ error, log }) {
      assert.equal(error !== undefined, message !== undefined, log);
      if (message) assert.match(log, message);
    },
  })),
  {
    says: 'If it only contains new browsers, nearly everything remains as it is:',
    shown: { title: '.browserslistrc', containing: 'chrome >= 125' },
    run: 'build',
    pageFiles: [...pageFiles, { title: '.browserslistrc', containing: 'chrome >= 125' }],
    expect: ({ read }) =>
      assert.match(read(css), /\.card\{user-select:none;padding:16px;& h2\{color:#639\}\}/),
  },
  {
    says: 'You import a .module.css file with ?inline, and the class names stay as you wrote them, because the query turns CSS Modules off.',
    run: 'build',
    files: {
      'src/index.js': "import text from './a.module.css?inline';\nconsole.log(text);\n",
      'src/a.module.css': '.shoe { color: red }\n',
    },
    expect: ({ read }) => assert.match(read(script), /\.shoe\{color:red\}/),
  },
  {
    ...everyTarget,
    says: 'The stylesheet comes from the build for browsers, so for the targets node and web-worker, Rsbuild produces no CSS files and skips PostCSS and Lightning CSS.',
    expect(build: Build) {
      assert.ok(!build.files.some((file) => /^(?:node|worker).*\.css$/.test(file)));
      for (const code of otherScripts(build)) assert.doesNotMatch(code, /-webkit-|\.own/);
    },
  },
  {
    ...everyTarget,
    says: 'Text that you import with ?inline has no prefixes.',
    expect(build: Build) {
      for (const code of otherScripts(build)) {
        assert.match(code, /user-select/);
        assert.doesNotMatch(code, /-webkit-/);
      }
    },
  },
  {
    ...everyTarget,
    says: [
      "That's why CSS Modules still export them, and since they are the same as in the build for browsers, the HTML from the server fits the stylesheet.",
    ],
    expect(build: Build) {
      const name = /shoe-[\w-]{6}/.exec(build.read('static/css/index.*.css'))?.[0];
      assert.ok(name);
      for (const code of otherScripts(build)) assert.ok(code.includes(name));
    },
  },
  {
    says: [
      "export 'default' (imported as 'styles') was not found in './style.css'",
      'A plain CSS file has no exports.',
    ],
    run: 'build',
    files: imported('.a { color: red }\n', "import styles from './a.css';\nconsole.log(styles);\n"),
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /export 'default' \(imported as 'styles'\) was not found/),
  },
  {
    says: [
      'A rule is missing from the output',
      "The rule has a syntax error. Lightning CSS silently skips what it can't parse, because its option errorRecovery is on.",
    ],
    run: 'build',
    files: imported('.a { color: red }\n.b:: { color: red }\n.c { color: red }\n'),
    expect({ read, log, error }) {
      assert.equal(error, undefined);
      assert.match(read(css), /\.a/);
      assert.doesNotMatch(read(css), /\.b/);
      assert.doesNotMatch(log, /warn|error/i);
    },
  },
  {
    says: [
      'A rule is missing from the output',
      "The rule has a syntax error. Lightning CSS silently skips what it can't parse, because its option errorRecovery is on.",
    ],
    run: 'rspack',
    expect: (config) =>
      assert.equal(loaderOptions(config, 'lightningcss-loader').errorRecovery, true),
  },
  ...(['development', 'production'] as const).flatMap<Proof>((mode) =>
    [
      {
        all: "@layer theme, app;\n@import './app.css';\n@import './theme.css';\n",
        order: ['app', 'theme'],
      },
      {
        all: "@import './layers.css';\n@import './app.css';\n@import './theme.css';\n",
        order: ['theme', 'app'],
      },
    ].map<Proof>(({ all, order }) => ({
      says: [
        'the imported rules end up in front of the list, so the layers get the order of the imports.',
        'Put the list into a separate stylesheet, and import that one first:',
      ],
      run: 'build',
      config: { mode },
      pageFiles: ['src/layers.css'],
      files: {
        'src/index.js': "import './all.css';\n",
        'src/all.css': all,
        'src/app.css': '@layer app { b { color: red } }\n',
        'src/theme.css': '@layer theme { b { color: blue } }\n',
      },
      expect({ read }) {
        const names = [...read('static/css/index*.css').matchAll(/@layer ([^{;]+)/g)].flatMap(
          ([, list = '']) => list.trim().split(/,\s*/),
        );
        assert.deepEqual([...new Set(names)], order);
      },
    })),
  ),
  ...(
    [
      ['@layer theme, app;', 'rgb(0, 0, 255)'],
      ["@import './layers.css';", 'rgb(255, 0, 0)'],
    ] as const
  ).map<Proof>(([first, color]) => ({
    says: [
      "You've listed your layers at the top of a stylesheet, but the theme still overrides your app.",
      'Put the list into a separate stylesheet, and import that one first:',
    ],
    run: 'preview',
    pageFiles: ['src/layers.css'],
    files: {
      'src/index.js': "import './all.css';\ndocument.body.append(document.createElement('b'));\n",
      'src/all.css': `${first}\n@import './app.css';\n@import './theme.css';\n`,
      'src/app.css': '@layer app { b { color: red } }\n',
      'src/theme.css': '@layer theme { b { color: blue } }\n',
    },
    async expect({ open }) {
      const word = (await open()).locator('b');
      assert.equal(await word.evaluate((element) => getComputedStyle(element).color), color);
    },
  })),
  {
    says: 'As a result, transition-behavior is in front of transition, which resets it.',
    run: 'build',
    files: imported('.a { transition: opacity 0.3s; transition-behavior: allow-discrete }\n'),
    expect: ({ read }) => assert.match(read(css), /transition-behavior:.+transition:/),
  },
  {
    says: 'Use the value in the shorthand instead:',
    run: 'build',
    files: imported('.a { transition: opacity 0.3s allow-discrete }\n'),
    expect: ({ read }) => looksLike(read(css), '.a{transition:opacity .3s allow-discrete}'),
  },
  {
    says: "?url doesn't work for stylesheets.",
    run: 'build',
    files: imported('.a { color: red }\n', "import url from './a.css?url';\nconsole.log(url);\n"),
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /export 'default' \(imported as 'url'\) was not found/),
  },
  {
    says: "When you need a URL, for example for a <link> in a shadow root, use new URL('./badge.css', import.meta.url).",
    run: 'preview',
    files: {
      'src/index.js': `const host = document.createElement('div');
const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
link.href = new URL('./badge.css', import.meta.url);
host.attachShadow({ mode: 'open' }).append(link, document.createElement('b'));
document.body.append(host, document.createElement('i'));
`,
      'src/badge.css': 'b, i { color: rgb(1, 2, 3) }\n',
    },
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => {
        const word = document.querySelector('div:not(#root)')?.shadowRoot?.querySelector('b');
        return word && getComputedStyle(word).color === 'rgb(1, 2, 3)';
      });
      const outside = page.locator('i');
      assert.equal(
        await outside.evaluate((element) => getComputedStyle(element).color),
        'rgb(0, 0, 0)',
      );
    },
  },
  {
    says: 'It gives you the URL of a copy of the file, in which @import and url() stay as they are.',
    run: 'build',
    files: imported(
      "@import './b.css';\n.a { background: url('./a.png') }\n",
      "console.log(new URL('./a.css', import.meta.url).href);\n",
    ),
    expect({ read, files }) {
      const copy = read('static/assets/a.*.css');
      looksLike(copy, '@import "./b.css";.a{background:url(./a.png)}');
      const { base } = path.parse(files.find((file) => file.endsWith('.css'))!);
      assert.ok(read(script).includes(base));
    },
  },
  {
    says: "To see the loaders with their options, run npx rsbuild inspect and search dist/.rsbuild/rspack.config.web.mjs for rule('css').",
    run: 'command',
    command: 'rsbuild inspect',
    expect({ files, read }) {
      hasFile([...files], /rspack\.config\.web\.mjs$/);
      assert.match(read('.rsbuild/rspack.config.web.mjs'), /rule\('css'\)/);
    },
  },
  ...(['node', 'web-worker'] as const).map<Proof>((target) => ({
    says: [
      'To get CSS files from these builds as well, set output.emitCss.',
      'For node, they have no prefixes by default, because the list of browsers is node >= 16.',
    ],
    run: 'build',
    config: { output: { target, emitCss: true } },
    files: imported('.a { user-select: none }\n'),
    expect: ({ read }) =>
      assert.equal(read(css).includes('-webkit-user-select'), target === 'web-worker'),
  })),
  keepsInspection(
    "If the file is already there, delete it first, because Rsbuild doesn't overwrite it.",
  ),
];

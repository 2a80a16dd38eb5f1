import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { atLoader, loadersOf } from '#kit/loader-options';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const large = 'x'.repeat(6000);
const entry = { 'src/index.js': "import './index.css';\n" };
const modules = {
  'src/index.js':
    "import styles from './a.module.css';\nimport * as all from './a.module.css';\nconsole.log(styles, all);\n",
  'src/a.module.css': '.shop { color: red }',
};
const button = {
  'src/index.js':
    "import styles from './button.module.css';\nconsole.log(styles.button, styles.icon);\n",
  'src/button.module.css': '.button { color: teal }\n.icon { color: red }',
};
const badge = { 'src/badge.css': 'b { color: rgb(1, 2, 3) }' };
const css = atLoader('compiled/css-loader');
const sample = (containing: string) => ({ title: 'rsbuild.config.ts', containing });

const skips = sample("!url.startsWith('/'),");
const images = [{ title: 'src/index.css', containing: 'hero.png' }];
const themed = sample('/themes/');
const returnsNoText =
  "That's the case in builds with output.injectStyles and in builds that emit no CSS.";

export const proofs: Proof[] = [
  {
    says: [
      'css-loader resolves the URLs for which the filter returns true and keeps the others.',
      'In the output, the first image has its new name, and the second URL is the one you wrote:',
    ],
    shown: { containing: '.hero{background:url(/static/image' },
    run: 'build',
    sample: skips,
    pageFiles: images,
    files: { ...entry, 'src/hero.png': large },
    expect: ({ read, shown }) => looksLike(read('static/css/index.*.css'), shown),
  },
  {
    says: [
      'the browser can load /bg.png, but css-loader looks for it in your project, and the build fails.',
      "Module not found: Can't resolve '/bg.png'",
      'css-loader looked for bg.png in your project root, not in the public directory.',
    ],
    run: 'build',
    pageFiles: images,
    files: { ...entry, 'src/hero.png': large, 'public/bg.png': 'png' },
    config: {},
    expect({ error, log }) {
      assert.ok(error);
      assert.ok(log.includes("Module not found: Can't resolve '/bg.png'"), log);
      assert.ok(!log.includes("Can't resolve './hero.png'"), log);
    },
  },
  {
    says: 'the browser can load /bg.png, but css-loader looks for it in your project, and the build fails.',
    run: 'preview',
    sample: skips,
    pageFiles: images,
    files: { ...entry, 'src/hero.png': large, 'public/bg.png': 'png' },
    expect: async ({ get }) => assert.equal(await (await get('/bg.png')).text(), 'png'),
  },
  {
    says: [
      'css-loader looked for bg.png in your project root, not in the public directory.',
      "Either move the image next to the stylesheet and use url('./bg.png'), or skip the URL with the filter at the top of this page.",
    ],
    run: 'build',
    files: {
      ...entry,
      'src/index.css': '.a { background: url(/bg.png) } .b { background: url(./bg.png) }',
      'bg.png': 'root',
      'src/bg.png': 'near',
    },
    config: { output: { dataUriLimit: 0 } },
    expect({ read }) {
      const paths = [...read('static/css/index.*.css').matchAll(/url\(\/([^)]+)\)/g)];
      assert.deepEqual(
        paths.map(([, path]) => read(path!)),
        ['root', 'near'],
      );
    },
  },
  {
    says: [
      'it asks Rspack for the file, and the CSS gets the URL that the file has in the output.',
      './hero.png or hero.png | Next to the stylesheet',
      '@/hero.png | Where the alias points',
      '/hero.png | In the project root',
      'https://example.com/hero.png | Nowhere, it keeps the URL',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './styles/index.css';\n",
      'src/styles/index.css': ['./hero.png', 'hero.png', '@/hero.png', '/hero.png']
        .map((url, index) => `.c${index} { background: url('${url}') }`)
        .join('\n')
        .concat("\n.kept { background: url('https://example.com/hero.png') }"),
      'src/styles/hero.png': 'near',
      'src/hero.png': 'alias',
      'hero.png': 'root',
    },
    config: { output: { dataUriLimit: 0, minify: false }, resolve: { alias: { '@': './src' } } },
    expect({ read }) {
      const styles = read('static/css/index.*.css');
      const paths = [...styles.matchAll(/\.c\d \{\s+background: url\("?\/([^)"]+)"?\)/g)];
      assert.deepEqual(
        paths.map(([, path]) => read(path!)),
        ['near', 'near', 'alias', 'root'],
      );
      assert.match(styles, /url\("?https:\/\/example\.com\/hero\.png"?\)/);
    },
  },
  {
    says: "That's why a misspelled path stops the build instead of becoming a 404 in production.",
    run: 'build',
    files: { ...entry, 'src/index.css': '.a { background: url(./hreo.png) }', 'src/hero.png': 'x' },
    config: {},
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /hreo\.png/);
    },
  },
  {
    says: [
      'Rsbuild then adds a hash to the name and the asset prefix to the URL.',
      'From then on, you look after this URL yourself: Rsbuild no longer adds a prefix to it.',
    ],
    run: 'build',
    sample: skips,
    with: { output: { assetPrefix: 'https://cdn.example.com/' } },
    pageFiles: images,
    files: { ...entry, 'src/hero.png': large },
    expect({ read }) {
      const styles = read('static/css/index.*.css');
      assert.match(
        styles,
        /url\(https:\/\/cdn\.example\.com\/static\/image\/hero\.[0-9a-f]{8,10}\.png\)/,
      );
      assert.match(styles, /url\(\/bg\.png\)/);
    },
  },
  {
    says: "So if your app is served from /shop, put url('/shop/bg.png') into the stylesheet.",
    run: 'preview',
    sample: skips,
    with: { server: { base: '/shop' } },
    files: {
      ...entry,
      'src/index.css': 'body { background: url(/shop/bg.png) }',
      'public/bg.png': 'png',
    },
    async expect({ get, open, urls }) {
      assert.equal(await (await get('/shop/bg.png')).text(), 'png');
      const page = await open('/shop/');
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundImage);
      assert.ok(background.endsWith('/shop/bg.png")'), `${background} ${urls.join()}`);
    },
  },
  {
    says: 'The second argument of the filter is the path of the stylesheet, so you can skip the URLs of that package alone:',
    run: 'build',
    sample: sample('legacy-theme'),
    pageFiles: images,
    files: {
      'src/index.js': "import 'legacy-theme/theme.css';\nimport './index.css';\n",
      'src/index.css': '.hero { background: url(./hero.png) }',
      'src/hero.png': large,
      'node_modules/legacy-theme/theme.css':
        '@font-face { font-family: a; src: url(./missing.woff2) }',
    },
    expect: ({ read }) =>
      assert.match(
        read('static/css/index.*.css'),
        /url\(\.\/missing\.woff2\).*url\(\/static\/image\/hero\.\w{8,10}\.png\)/,
      ),
  },
  {
    says: [
      'All URLs stay as they are, including relative ones.',
      "The build then doesn't copy the images and fonts that only your CSS uses.",
    ],
    run: 'build',
    sample: sample('url: false'),
    pageFiles: images,
    files: { ...entry, 'src/hero.png': large },
    expect({ read, files }) {
      const styles = read('static/css/index.*.css');
      assert.match(styles, /url\("?\.\/hero\.png"?\).*url\("?\/bg\.png"?\)/);
      assert.ok(!files.some((file) => file.endsWith('.png')), files.join());
    },
  },
  {
    says: 'css-loader replaces @import with the content of the imported stylesheet.',
    run: 'build',
    files: {
      ...entry,
      'src/index.css': "@import './b.css';\n.a { color: red }",
      'src/b.css': '.b { color: teal }',
    },
    config: {},
    expect({ read }) {
      assert.match(read('static/css/index.*.css'), /^\.b\{color:teal\}\.a\{color:red\}/);
    },
  },
  {
    says: 'The output still has the @import, and the browser loads the theme:',
    shown: { containing: '@import "/themes/current.css";' },
    run: 'build',
    sample: themed,
    pageFiles: [{ title: 'src/index.css', containing: 'current.css' }],
    files: entry,
    expect: ({ read, shown }) => looksLike(read('static/css/index.*.css'), shown),
  },
  {
    says: 'The output still has the @import, and the browser loads the theme:',
    run: 'preview',
    sample: themed,
    pageFiles: [{ title: 'src/index.css', containing: 'current.css' }],
    files: { ...entry, 'public/themes/current.css': 'body { color: rgb(1, 2, 3) }' },
    async expect({ open }) {
      const page = await open();
      const color = await page.evaluate(() => getComputedStyle(document.body).color);
      assert.equal(color, 'rgb(1, 2, 3)');
    },
  },
  {
    says: 'RspackResolver(NotFound("/themes/current.css"))',
    run: 'build',
    pageFiles: [{ title: 'src/index.css', containing: 'current.css' }],
    files: { ...entry, 'public/themes/current.css': '' },
    config: {},
    expect({ error, log }) {
      assert.ok(error);
      assert.ok(log.includes('RspackResolver(NotFound("/themes/current.css"))'), log);
    },
  },
  ...(
    [
      ['', true],
      ["@import './b.css';\n", false],
    ] as const
  ).map(([before, kept]): Proof => ({
    says: [
      'Browsers ignore an @import that comes after other rules, though, so the minimizer removes it.',
      'In other words, no other stylesheet may come before it in the CSS file.',
    ],
    run: 'build',
    sample: themed,
    files: {
      ...entry,
      'src/index.css': `${before}@import '/themes/current.css';\n.a { color: red }`,
      'src/b.css': '.b { color: teal }',
    },
    expect({ read }) {
      const styles = read('static/css/index.*.css');
      assert.equal(styles.includes('@import "/themes/current.css"'), kept);
      assert.match(styles, /\.a\{color:red\}/);
    },
  })),
  {
    says: [
      'A class name contains a hash of the path and the name, so both apps have the same .button-QvAIfg, and each app gets styles of the other.',
    ],
    shown: { containing: '.button-QvAIfg{color:teal}' },
    run: 'build',
    files: { ...button, 'src/other/button.module.css': '.button { color: red }' },
    config: {},
    expect({ read, shown }) {
      const rule = '.button-QvAIfg{color:teal}';
      assert.ok(read('static/css/index.*.css').startsWith(rule));
      assert.ok(shown.includes(`/* Before */\n${rule}\n`), shown);
    },
  },
  {
    says: 'Add a salt to the hashes of one app:',
    shown: { containing: '.button-jtRqYn{color:teal}' },
    run: 'build',
    sample: sample('localIdentHashSalt'),
    files: button,
    expect({ read, shown }) {
      const rule = '.button-jtRqYn{color:teal}';
      assert.ok(read('static/css/index.*.css').startsWith(rule));
      assert.ok(shown.trim().endsWith(`/* After */\n${rule}`), shown);
    },
  },
  {
    says: 'This function leaves out the hash, so that .icon in button.module.css becomes .button__icon:',
    run: 'build',
    sample: sample('getLocalIdent'),
    files: button,
    expect({ read }) {
      assert.match(read('static/css/index.*.css'), /\.button__icon\{color:red\}/);
      assert.match(read('static/js/index.*.js'), /"button__icon"/);
    },
  },
  {
    says: 'But files of the same name then share their class names.',
    run: 'build',
    sample: sample('getLocalIdent'),
    files: {
      ...button,
      'src/index.js':
        "import a from './button.module.css';\nimport b from './other/button.module.css';\nconsole.log(a, b);\n",
      'src/other/button.module.css': '.icon { margin: 0 }',
    },
    expect: ({ read }) =>
      assert.match(read('static/css/index.*.css'), /\.button__icon\{color:red;margin:0\}/),
  },
  {
    says: [
      'You can get one without any configuration: add ?inline to the import:',
      'You can get one without any configuration: add ?inline to the import:',
      'A web component needs its CSS as a string, because its shadow root keeps the styles of the page out.',
    ],
    run: 'preview',
    pageFiles: ['src/badge.ts'],
    files: {
      ...badge,
      'src/index.css': 'b { color: rgb(4, 5, 6) }',
      'src/index.js': "import './index.css';\nimport './badge.ts';\n",
    },
    config: {},
    async expect({ open }) {
      const page = await open();
      const color = await page.evaluate(() => {
        const host = [...document.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)!;
        const word = document.createElement('b');
        const plain = document.createElement('i');
        host.shadowRoot!.append(word, plain);
        document.body.append(document.createElement('b'));
        return [word, plain, document.querySelector('body > b')!].map(
          (element) => getComputedStyle(element).color,
        );
      });
      assert.deepEqual(color, ['rgb(1, 2, 3)', 'rgb(0, 0, 0)', 'rgb(4, 5, 6)']);
    },
  },
  {
    says: [
      "Then import css from './badge.css' gives you the text, too:",
      'The build then produces no CSS files at all, which an app with global styles would miss.',
      "If all of your stylesheets are meant for shadow roots, as in a library of web components, set exportType to 'string'.",
    ],
    run: 'build',
    sample: sample("exportType: 'string'"),
    files: {
      ...badge,
      'src/index.js':
        "import a from './badge.css';\nimport b from './b.css';\nconsole.log(a, b);\n",
      'src/b.css': 'i { color: teal }',
    },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      const script = read('static/js/index.*.js');
      assert.match(script, /\bb ?\{\s*color/);
      assert.match(script, /\bi ?\{\s*color/);
    },
  },
  css(
    'Rsbuild merges your object deeply with its own options, so you only name what you want to change.',
    { tools: { cssLoader: { modules: { exportGlobals: true } } } },
    ({ modules, importLoaders }) => {
      assert.equal(modules.exportGlobals, true);
      assert.equal(modules.exportLocalsConvention, 'camelCase');
      assert.equal(importLoaders, 1);
    },
  ),
  css(
    'When the new value depends on the old one, use a function instead, which gets these options.',
    {
      tools: {
        cssLoader: (options) =>
          void (options.import = JSON.stringify(options).includes('"exportGlobals":false')),
      },
    },
    (options) => assert.equal(options.import, true),
  ),
  ...[true, false].map((counted): Proof => ({
    says: [
      'For example, css-loader has to know how many loaders run before it.',
      'Otherwise, stylesheets that come in through @import miss them.',
      'So if you add a loader, count it:',
    ],
    run: 'build',
    sample: sample('bundlerChain'),
    ...(counted
      ? {}
      : { with: { tools: { cssLoader: (options) => void (options.importLoaders = 1) } } }),
    files: {
      ...entry,
      'src/index.css': "@import './base.css';\n.a { padding: 16px }",
      'src/base.css': '.b { margin: 16px }',
      'loaders/px-to-rem.cjs': "module.exports = (css) => css.replace(/16px/g, '1rem');\n",
    },
    expect: ({ read }) =>
      assert.equal(
        read('static/css/index.*.css').trim(),
        `.b{margin:${counted ? '1rem' : '16px'}}.a{padding:1rem}`,
      ),
  })),
  css(
    'Your function can change the options, as here, or return new ones that replace them.',
    { tools: { cssLoader: () => ({ url: false }) } },
    (options) => assert.deepEqual(options, { url: false }),
  ),
  css(
    'Your function can change the options, as here, or return new ones that replace them.',
    { tools: { cssLoader: (options) => void (options.url = false) } },
    ({ url, importLoaders }) => assert.deepEqual([url, importLoaders], [false, 1]),
  ),
  css(
    'You can also pass an array of objects and functions, which Rsbuild applies from left to right.',
    {
      tools: {
        cssLoader: [
          { url: false },
          (options) => void (options.import = options.url as boolean),
          { url: true },
        ],
      },
    },
    (options) => assert.deepEqual([options.import, options.url], [false, true]),
  ),
  {
    says: 'In a production build for browsers, css-loader starts with these options:',
    shown: { containing: 'const options = {' },
    run: 'rspack',
    config: { mode: 'production' },
    expect(config, { shown }) {
      const loader = loadersOf(config).find((each) => each.loader!.includes('compiled/css-loader'));
      const told = new Function(`${shown}; return options;`) as () => unknown;
      assert.deepEqual(loader!.options, told());
    },
  },
  css(
    "In development, localIdentName is '[path][name]__[local]-[hash:base64:6]', so that you can see where a class comes from.",
    { mode: 'development' },
    ({ modules }) => assert.equal(modules.localIdentName, '[path][name]__[local]-[hash:base64:6]'),
  ),
  css(
    'The fields of modules come from output.cssModules, and sourceMap comes from output.sourceMap.css.',
    { output: { sourceMap: { css: true }, cssModules: { auto: /a/, localIdentName: '[hash]' } } },
    ({ modules, sourceMap }) => {
      assert.equal(sourceMap, true);
      assert.deepEqual(modules.auto, /a/);
      assert.equal(modules.localIdentName, '[hash]');
    },
  ),
  {
    says: [
      "export 'default' (imported as 'styles') was not found",
      'You have set modules.exportOnlyLocals in a build for browsers.',
      'A CSS Module then has no exports left.',
    ],
    run: 'build',
    files: modules,
    config: { tools: { cssLoader: { modules: { exportOnlyLocals: true } } } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /export 'default' \(imported as 'styles'\) was not found/);
      assert.match(log, /module has no exports/);
    },
  },
  ...[false, true].map((namedExport): Proof => ({
    says: [
      "requires the 'modules.namedExport' option to be enabled",
      'Set namedExport in output.cssModules to true, so that each class gets an export.',
    ],
    run: 'build',
    files: {
      ...modules,
      'src/index.js': "import text, { shop } from './a.module.css';\nconsole.log(text, [shop]);\n",
    },
    config: {
      output: { cssModules: { namedExport } },
      tools: { cssLoader: { exportType: 'string' } },
    },
    expect({ error, log, read }) {
      if (!namedExport)
        assert.match(log, /requires the 'modules\.namedExport' option to be enabled/);
      else {
        assert.equal(error, undefined);
        assert.match(read('static/js/index.*.js'), /\.shop-\w{6} ?\{[\s\S]*"shop-\w{6}"/);
      }
    },
  })),
  {
    says: [
      'CSSStyleSheet is not defined',
      "Rsbuild runs the stylesheet's code in Node.js to extract the CSS, and Node.js lacks this class.",
    ],
    run: 'build',
    files: {
      'src/index.js': "import sheet from './badge.css';\nconsole.log(sheet);\n",
      ...badge,
    },
    config: { tools: { cssLoader: { exportType: 'css-style-sheet' } } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /CSSStyleSheet is not defined/);
    },
  },
  ...(
    [
      [{ tools: { postcss: (_, { addPlugins }) => addPlugins({ postcssPlugin: 'none' }) } }, 2],
      [{ tools: { lightningcssLoader: false } }, 0],
      [{}, 1],
    ] as [RsbuildConfig, number][]
  ).map(([config, count]) =>
    css(
      'Rsbuild counts one loader for Lightning CSS, and one more for PostCSS once you have a PostCSS plugin.',
      config,
      ({ importLoaders }) => assert.equal(importLoaders, count),
    ),
  ),
  ...(
    [
      [pluginLess(), 2],
      [pluginStylus(), 2],
      [pluginSass(), 3],
      [pluginSass({ rewriteUrls: false }), 2],
    ] as const
  ).map(([plugin, count]): Proof => ({
    says: [
      'In a rule for Less or Stylus, the number is one higher.',
      "In a rule for Sass, it's two higher, or one if you set rewriteUrls: false.",
    ],
    run: 'rspack',
    config: { plugins: [plugin] },
    expect(config) {
      const counts = loadersOf(config)
        .filter(({ loader }) => loader?.includes('compiled/css-loader'))
        .map((each) => (each.options as { importLoaders: number }).importLoaders);
      assert.deepEqual([...new Set(counts)].sort(), [1, count]);
    },
  })),
  css(
    [
      'When Rsbuild emits no CSS, for example for the target node, modules.exportOnlyLocals is true, whatever you set.',
      'In such a build, importLoaders is 0, because neither Lightning CSS nor PostCSS runs.',
    ],
    {
      output: { target: 'node' },
      tools: {
        cssLoader: { modules: { exportOnlyLocals: false } },
        postcss: (_, { addPlugins }) => addPlugins({ postcssPlugin: 'none' }),
      },
    },
    ({ modules, importLoaders }) => {
      assert.equal(modules.exportOnlyLocals, true);
      assert.equal(importLoaders, 0);
    },
  ),
  {
    says: returnsNoText,
    run: 'preview',
    files: {
      'src/index.js': "import a from './badge.css';\ndocument.title = typeof a;\n",
      ...badge,
    },
    config: { output: { injectStyles: true }, tools: { cssLoader: { exportType: 'string' } } },
    expect: async ({ open }) => assert.equal(await (await open()).title(), 'undefined'),
  },
  ...(['web', 'node'] as const).map((target): Proof => ({
    says: returnsNoText,
    run: 'build',
    files: { 'src/index.js': "import a from './badge.css';\nconsole.log(a);\n", ...badge },
    config: {
      output: { target, filenameHash: false },
      tools: { cssLoader: { exportType: 'string' } },
    },
    expect: ({ read }) =>
      assert.equal(
        /color: ?rgb|color: ?#010203/.test(
          read(target === 'web' ? 'static/js/index.js' : 'index.js'),
        ),
        target === 'web',
      ),
  })),
  ...[{ injectStyles: true }, { target: 'node' as const }].map((output): Proof => ({
    says: 'Use ?inline in these builds.',
    run: 'build',
    files: { 'src/index.js': "import a from './badge.css?inline';\nconsole.log(a);\n", ...badge },
    config: {
      output: { ...output, filenameHash: false },
      tools: { cssLoader: { exportType: 'string' } },
    },
    expect({ read, files }) {
      const script = files.find((file) => file.endsWith('index.js'))!;
      assert.match(read(script), /b ?\{\s*color/);
    },
  })),
  {
    says: [
      "For imports with ?inline, Rsbuild sets exportType: 'string' and modules: false.",
      'Your other options apply as well.',
    ],
    run: 'rspack',
    config: { tools: { cssLoader: { url: false } } },
    expect(config) {
      const options = loadersOf(config)
        .filter(({ loader }) => loader?.includes('compiled/css-loader'))
        .map((each) => each.options as { exportType?: string; modules: unknown; url: boolean })
        .filter(({ exportType }) => exportType === 'string');
      assert.deepEqual(
        options.map((each) => [each.modules, each.url]),
        [[false, false]],
      );
    },
  },
  {
    says: 'That means the class names of a CSS Module stay as you wrote them.',
    run: 'build',
    files: {
      'src/index.js': "import text from './a.module.css?inline';\nconsole.log(text);\n",
      'src/a.module.css': '.shop { color: red }',
    },
    config: {},
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /\.shop ?\{/),
  },
];

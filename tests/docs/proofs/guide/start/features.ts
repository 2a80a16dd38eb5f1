import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import {
  createRsbuild,
  type NormalizedConfig,
  type RsbuildConfig,
  type Rspack,
} from '@rsbuild/core';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { besideServer } from '#kit/beside-server';
import { hasFile } from '#kit/has-file';
import { loaderOptions } from '#kit/loader-options';
import type { Build, Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const style = 'static/css/index.*.css';
const swc = (config: Rspack.Configuration) => loaderOptions(config, 'builtin:swc-loader');
const pluginNames = ({ plugins = [] }: Rspack.Configuration) =>
  plugins.map((plugin) => `${plugin?.constructor.name}`).join(' ');

const shop = {
  'src/index.ts': `import { price } from './price';
import { shoe } from './shoe.json';
import large from './large.png';
import small from './small.png';
import './a.css';
import styles from './b.module.css';
import inline from './c.css?inline';
const log = (target: unknown, context: { kind: string }) => console.log(target, context.kind);
@log
class Shop {
  static { console.log('started'); }
}
const worker = new Worker(new URL('./work.ts', import.meta.url));
console.log(price, shoe, large, small, styles.title, inline, worker, Shop, import.meta.env.MODE, import.meta.env.DEV);
void import('./later');
`,
  'src/price.ts': "export const price: number = 4;\nexport const unused = 'nobody needs this';\n",
  'src/shoe.json': '{ "shoe": "red shoe" }\n',
  'src/later.ts': "console.log('later');\n",
  'src/work.ts': "self.postMessage('working');\n",
  'src/a.css': '.a {\n  user-select: none;\n}\n',
  'src/b.module.css': '.title { color: green }\n',
  'src/c.css': '.c { color: blue }\n',
  'src/small.png': 'small',
  'src/large.png': 'large'.repeat(4000),
};
type BuildProof = Extract<Proof, { run: 'build' }>;
/** A row that is so in a production build of a project without configuration. */
const on = (says: string | string[], expect: (build: Build) => void): Proof => ({
  says,
  run: 'build',
  files: shop,
  expect: expect as BuildProof['expect'],
});
/** A row that isn't so in development. */
const notInDevelopment = (says: string, expect: (build: Build) => void): Proof => ({
  says,
  run: 'build',
  config: { mode: 'development' },
  files: shop,
  expect: expect as BuildProof['expect'],
});

/** Rows “Option”: what changes with the option, and isn't there without it. */
const options: [
  says: string,
  config: RsbuildConfig,
  isOn: (config: Rspack.Configuration, rsbuild: NormalizedConfig) => unknown,
][] = [
  [
    'Polyfills from core-js | Option | Browser compatibility, output.polyfill',
    { output: { polyfill: 'usage' } },
    (config) => swc(config).env.mode === 'usage',
  ],
  [
    'Aliases | Option | Aliases, resolve.alias',
    { resolve: { alias: { '@': './src' } } },
    ({ resolve }) => '@' in ((resolve?.alias ?? {}) as object),
  ],
  [
    'Packages that the page loads from elsewhere | Option | output.externals',
    { output: { externals: { jquery: 'jQuery' } } },
    ({ externals }) => externals,
  ],
  [
    'Import only the components in use | Option | source.transformImport',
    { source: { transformImport: [{ libraryName: 'shoes' }] } },
    (config) => JSON.stringify(swc(config)).includes('"libraryName":"shoes"'),
  ],
  [
    'Constants and expressions in the code | Option | source.define',
    { source: { define: { VERSION: '4' } } },
    ({ plugins = [] }) =>
      plugins.some((plugin) =>
        JSON.stringify((plugin as { _args?: unknown })?._args)?.includes('"VERSION"'),
      ),
  ],
  [
    'Persistent cache | Option | performance.buildCache',
    { performance: { buildCache: true } },
    ({ experiments }) => /"type":"persistent"/.test(JSON.stringify(experiments)),
  ],
  [
    'Preload and prefetch | Option | performance.preload, performance.prefetch',
    { performance: { preload: true, prefetch: true } },
    (config) => /ResourceHints/.test(pluginNames(config)),
  ],
  [
    'Remove console calls | Option | performance.removeConsole',
    { performance: { removeConsole: true } },
    ({ optimization }) => /"drop_console":true/.test(JSON.stringify(optimization?.minimizer)),
  ],
  [
    'Remove the locales of Moment.js | Option | performance.removeMomentLocale',
    { performance: { removeMomentLocale: true } },
    (config) => /IgnorePlugin/.test(pluginNames(config)),
  ],
  [
    'Bundles for Node.js or web workers | Option | output.target',
    { output: { target: 'node' } },
    ({ target }) => [target].flat().includes('node'),
  ],
  [
    'Module Federation | Option | Module Federation',
    { moduleFederation: { options: { name: 'shop' } } },
    (config) => /ModuleFederation/.test(pluginNames(config)),
  ],
  [
    'Subresource Integrity | Option | security.sri',
    { security: { sri: { enable: true } } },
    (config) => /SubresourceIntegrity/.test(pluginNames(config)),
  ],
  [
    'Bundle analyzer | Option | performance.bundleAnalyze',
    { performance: { bundleAnalyze: {} } },
    (config) => /BundleAnalyzer/.test(pluginNames(config)),
  ],
  [
    'Change the Rspack configuration | Option | Configure Rspack',
    { tools: { rspack: { name: 'shop' } } },
    ({ name }) => name === 'shop',
  ],
];

const sheets = [
  [
    'Sass | Plugin | @rsbuild/plugin-sass',
    'a.scss',
    '$color: red;\n.a { color: $color }\n',
    pluginSass(),
  ],
  [
    'Less | Plugin | @rsbuild/plugin-less',
    'a.less',
    '@color: red;\n.a { color: @color }\n',
    pluginLess(),
  ],
  [
    'Stylus | Plugin | @rsbuild/plugin-stylus',
    'a.styl',
    'color = red\n.a\n  color color\n',
    pluginStylus(),
  ],
] as const;

const page: RsbuildConfig = {
  html: {
    title: 'Shoe shop',
    meta: { description: 'Shoes of all colors' },
    favicon: './src/small.png',
    appIcon: { name: 'Shop', icons: [{ src: './src/small.png', size: 192 }] },
    tags: [{ tag: 'link', attrs: { rel: 'me', href: '/me' } }],
  },
  output: {
    inlineScripts: true,
    inlineStyles: true,
    copy: [{ from: './src/shoe.json' }],
    manifest: true,
  },
};
const files = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { color: red }\n',
  'src/small.png': 'small',
  'src/shoe.json': '{}\n',
};
/** Rows “Option” of pages and output, each with what the build has then. */
const written: [says: string, isThere: (build: Build) => unknown][] = [
  ['Title | Option | html.title', ({ read }) => read('index.html').includes('<title>Shoe shop<')],
  [
    'Meta tags | Option | html.meta',
    ({ read }) => read('index.html').includes('name="description"'),
  ],
  ['Favicon | Option | html.favicon', ({ read }) => /<link rel="icon"/.test(read('index.html'))],
  [
    'App icons and a web app manifest | Option | html.appIcon',
    ({ files: all }) => all.some((file) => file.endsWith('manifest.webmanifest')),
  ],
  ['Other tags | Option | html.tags', ({ read }) => read('index.html').includes('rel="me"')],
  [
    'Scripts inside the page | Option | output.inlineScripts',
    ({ read }) => !/<script[^>]*src=/.test(read('index.html')),
  ],
  [
    'Styles inside the page | Option | output.inlineStyles',
    ({ read }) => /<style>.*color:red/.test(read('index.html')),
  ],
  ['Copied files | Option | output.copy', ({ files: all }) => all.includes('shoe.json')],
  [
    'A list of the files that were written | Option | output.manifest',
    ({ files: all }) => all.includes('manifest.json'),
  ],
];

export const proofs: Proof[] = [
  on(['Bundle modules with Rspack | On | Configure Rspack', 'JSON | On | JSON files'], ({ read }) =>
    assert.match(read(script), /red shoe/),
  ),
  on(
    [
      'Compile JavaScript and TypeScript with SWC | On | Configure SWC',
      'TypeScript | On | TypeScript',
      'Decorators | On | source.decorators',
      'Syntax for the browsers you support | On | Browserslist',
    ],
    ({ read }) => {
      assert.doesNotMatch(read(script), /: number|@log|static\s*\{/);
    },
  ),
  on('Load code on demand with import() | On | Code splitting', ({ files: all }) =>
    hasFile(all, /^static\/js\/async\/\d+\.\w+\.js$/),
  ),
  on('Web workers | On | Web workers', ({ files: all, read }) => {
    const other = all.filter((file) => /^static\/js\/(async\/)?\d+\.\w+\.js$/.test(file));
    assert.ok(other.some((file) => read(file).includes('postMessage("working")')));
  }),
  on('Source maps | On, except in production | output.sourceMap', ({ files: all }) =>
    assert.ok(!all.some((file) => file.endsWith('.map'))),
  ),
  notInDevelopment('Source maps | On, except in production | output.sourceMap', ({ files: all }) =>
    assert.ok(all.includes('static/js/index.js.map')),
  ),
  ...['JavaScript', 'CSS'].flatMap((section): Proof[] => [
    {
      ...on('Minification | On in production | output.minify', ({ read }) => {
        assert.doesNotMatch(read(script).trim(), /\n.*\n/);
        assert.doesNotMatch(read(style).trim(), /\n/);
      }),
      section,
    },
    {
      ...notInDevelopment('Minification | On in production | output.minify', ({ read }) => {
        assert.match(read('static/js/index.js'), /\n.*\n/);
        assert.match(read('static/css/index.css').trim(), /\n/);
      }),
      section,
    },
  ]),
  on('Tree shaking | On in production | Optimize the bundle', ({ read }) =>
    assert.doesNotMatch(read(script), /nobody needs this/),
  ),
  notInDevelopment('Tree shaking | On in production | Optimize the bundle', ({ read }) =>
    assert.match(read('static/js/index.js'), /nobody needs this/),
  ),
  on('import.meta.env.MODE, DEV, PROD and others | On | Environment variables', ({ read }) => {
    assert.match(read(script), /"production"/);
    assert.doesNotMatch(read(script), /import\.meta\.env/);
  }),
  on(
    [
      'Prefixes and syntax for your browsers, with Lightning CSS | On | CSS',
      'CSS Modules in *.module.* files | On | CSS Modules',
    ],
    ({ read }) => {
      assert.match(read(style), /-webkit-user-select:none/);
      assert.match(read(style), /\.title-\w+\{color:green\}/);
    },
  ),
  on('CSS as text, with ?inline or ?raw | On | CSS', ({ read }) => {
    assert.match(read(script), /\.c ?\{/);
    assert.doesNotMatch(read(style), /\.c\{/);
  }),
  on('A page for each entry | On | HTML template, source.entry', ({ files: all }) =>
    assert.ok(all.includes('index.html')),
  ),
  on(
    'For each entry of a browser build, Rsbuild writes an HTML file from a built-in template and adds the scripts and stylesheets to it.',
    ({ read }) => {
      assert.match(read('index.html'), /<script [^>]*src="\/static\/js\/index\./);
      assert.match(read('index.html'), /<link href="\/static\/css\/index\./);
    },
  ),
  {
    says: 'For each entry of a browser build, Rsbuild writes an HTML file from a built-in template and adds the scripts and stylesheets to it.',
    run: 'build',
    config: { output: { target: 'node' } },
    files: shop,
    expect: ({ files: all }) => assert.ok(!all.some((file) => file.endsWith('.html'))),
  },
  on(
    [
      'When you import a file such as an image, you get its URL.',
      'Rsbuild copies the file into the output and gives it a name with a hash.',
      'Small files become data URIs instead.',
      'Images, fonts, audio and video | On | Static assets',
      'Small files as data URIs | On | Inline assets, output.dataUriLimit',
    ],
    ({ files: all, read }) => {
      hasFile(all, /^static\/image\/large\.\w+\.png$/);
      assert.match(read(script), /static\/image\/large\.\w+\.png/);
      assert.match(read(script), /data:image\/png;base64,/);
    },
  ),
  on(
    'Hashes in file names | On in production, for assets also in other modes | output.filenameHash',
    ({ files: all }) => hasFile(all, /^static\/js\/index\.\w{8}\.js$/),
  ),
  notInDevelopment(
    'Hashes in file names | On in production, for assets also in other modes | output.filenameHash',
    ({ files: all }) => {
      assert.ok(all.includes('static/js/index.js'));
      hasFile(all, /^static\/image\/large\.\w{8}\.png$/);
    },
  ),
  on('File sizes after a build | On | performance.printFileSize', ({ log }) =>
    assert.match(log, /dist\/index\.html +[\d.]+ kB/),
  ),
  {
    says: 'A clean output directory | On | output.cleanDistPath',
    run: 'build',
    alone: true,
    files: { 'dist/old.txt': 'old\n' },
    expect: ({ files: all }) => assert.ok(!all.includes('old.txt')),
  },
  {
    says: 'License comments in a separate file | On in production | output.legalComments',
    run: 'build',
    files: { 'src/index.js': '/*! by the shop */\nconsole.log(1);\n' },
    expect({ files: all, read }) {
      hasFile(all, /\.LICENSE\.txt$/);
      assert.doesNotMatch(read(script), /by the shop/);
    },
  },
  {
    says: 'License comments in a separate file | On in production | output.legalComments',
    run: 'build',
    config: { mode: 'development' },
    files: { 'src/index.js': '/*! by the shop */\nconsole.log(1);\n' },
    expect({ files: all, read }) {
      assert.ok(!all.some((file) => file.endsWith('.LICENSE.txt')));
      assert.match(read('static/js/index.js'), /by the shop/);
    },
  },
  {
    says: '.env files and PUBLIC_ variables | On with the command line | Environment variables',
    run: 'command',
    command: 'rsbuild build',
    files: {
      'src/index.js': 'console.log(import.meta.env.PUBLIC_SHOE);\n',
      '.env': 'PUBLIC_SHOE=red shoe\n',
    },
    expect: ({ read }) => assert.match(read(script), /"red shoe"/),
  },
  {
    says: "By default, it doesn't compile JavaScript in node_modules, doesn't add polyfills and doesn't check types.",
    run: 'build',
    files: {
      'src/index.ts':
        "import 'shoes';\nconst price: number = 'no number';\nconsole.log(price, [1].at(-1));\n",
      'node_modules/shoes/package.json': '{ "name": "shoes", "main": "index.js" }\n',
      'node_modules/shoes/index.js': 'class A { static { console.log(1); } }\nconsole.log(A);\n',
    },
    expect({ error, files, read }) {
      assert.equal(error, undefined);
      assert.match(read(script), /static\s*\{/);
      assert.ok(!files.some((file) => file.includes('lib-polyfill')));
    },
  },
  {
    says: 'Compile packages in node_modules | Option | source.include',
    run: 'build',
    config: { source: { include: [/node_modules[\\/]shoes/] } },
    files: {
      'src/index.ts': "import 'shoes';\n",
      'node_modules/shoes/package.json': '{ "name": "shoes", "main": "index.js" }\n',
      'node_modules/shoes/index.js': 'class A { static { console.log(1); } }\nconsole.log(A);\n',
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /static\s*\{/),
  },
  ...options.map(([says, config, isOn]): Proof => ({
    says,
    run: 'script',
    async expect({ root }) {
      const made = async (rsbuildConfig: RsbuildConfig) => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        const [first] = await rsbuild.initConfigs();
        return isOn(first!, rsbuild.getNormalizedConfig());
      };
      assert.ok(!(await made({ mode: config.mode ?? 'production' })));
      assert.ok(await made({ mode: 'production', ...config }));
    },
  })),
  ...sheets.flatMap(([says, name, text, plugin]): Proof[] => {
    const own = { 'src/index.js': `import './${name}';\n`, [`src/${name}`]: text };
    return [
      { says, run: 'build', files: own, expect: ({ error }) => assert.ok(error) },
      {
        says,
        run: 'build',
        config: { plugins: [plugin] },
        files: own,
        expect: ({ read }) => assert.match(read(style), /\.a\{color:red\}/),
      },
    ];
  }),
  ...written.flatMap(([says, isThere]): Proof[] => [
    {
      says,
      run: 'build',
      config: page,
      files,
      expect: (build) => assert.ok(isThere(build)),
    },
    { says, run: 'build', files, expect: (build) => assert.ok(!isThere(build)) },
  ]),
  {
    says: 'Your own template | Option | html.template',
    run: 'build',
    config: { html: { template: './shop.html' } },
    files: { 'shop.html': '<html><body><main id="shop"></main></body></html>\n' },
    expect: ({ read }) => assert.match(read('index.html'), /<main id="shop">/),
  },
  {
    says: 'Styles inside the scripts | Option | output.injectStyles',
    run: 'build',
    config: { output: { injectStyles: true } },
    files,
    expect({ files: all, read }) {
      assert.ok(!all.some((file) => file.endsWith('.css')));
      assert.match(read(script), /color: ?red/);
    },
  },
  {
    says: 'More than one page | Option | source.entry',
    run: 'build',
    config: { source: { entry: { index: './src/index.js', about: './src/index.js' } } },
    expect: ({ files: all }) => assert.ok(all.includes('about.html') && all.includes('index.html')),
  },
  {
    says: "Once you've installed @rsbuild/core and written a src/index.ts, you already have an HTML page, a dev server with hot updates and a production build with minified files.",
    run: 'dev',
    alone: true,
    files: {
      'src/index.ts': "import './word';\nimport.meta.webpackHot?.accept();\n",
      'src/word.ts': "document.title = 'first';\n",
    },
    async expect({ open, write, root }) {
      const opened = await open();
      await opened.evaluate(() => document.body.setAttribute('data-same-page', ''));
      write('src/word.ts', "document.title = 'second';\n");
      await opened.waitForFunction(() => document.title === 'second');
      assert.equal(await opened.locator('body').getAttribute('data-same-page'), '');
      const rsbuild = await createRsbuild({ cwd: root });
      await (await rsbuild.build()).close();
      assert.ok(existsSync(`${root}/dist/index.html`));
    },
  },
  {
    says: [
      'Hot module replacement | On | Hot module replacement',
      'Public directory | On | server.publicDir',
      'index.html for routes without a file | On | server.htmlFallback',
      'Compressed responses | On | server.compress',
    ],
    run: 'dev',
    files: { 'public/big.txt': 'shoe '.repeat(2000) },
    async expect({ get, page: text, open }) {
      const opened = await open();
      const connected = opened.waitForEvent('console', {
        predicate: (message) => message.text().includes('[HMR] connected'),
      });
      await opened.reload();
      await connected;
      const big = await get('/big.txt', { headers: { 'accept-encoding': 'gzip' } });
      assert.equal(big.headers.get('content-encoding'), 'gzip');
      assert.equal(await text('/orders/7'), await text('/'));
    },
  },
  {
    says: 'Error overlay | On | dev.client',
    run: 'dev',
    files: { 'src/index.js': "import './missing';\n" },
    async expect({ open }) {
      await (await open()).locator('rsbuild-error-overlay').waitFor({ state: 'attached' });
    },
  },
  {
    says: 'Another port if the port is taken | On | server.port, server.strictPort',
    run: 'script',
    expect: ({ root }) =>
      besideServer(
        (_request, response) => response.end(),
        async (port) => {
          const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
          const dev = await rsbuild.startDevServer();
          await dev.server.close();
          assert.ok(dev.port > port);
        },
      ),
  },
  {
    says: [
      'A base path | Option | server.base',
      'Your own middleware | Option | dev.setupMiddlewares',
      'Files on disk during development | Option | dev.writeToDisk',
    ],
    run: 'dev',
    config: {
      server: { base: '/shop' },
      dev: {
        writeToDisk: true,
        setupMiddlewares: [
          (middlewares) => {
            middlewares.unshift((request, response, next) => {
              if (request.url === '/hello') response.end('from the middleware');
              else next();
            });
          },
        ],
      },
    },
    async expect({ page: text, root, get }) {
      assert.match(await text('/shop/'), /<div id="root">/);
      assert.ok(existsSync(`${root}/dist/index.html`));
      assert.equal(await (await get('/hello')).text(), 'from the middleware');
    },
  },
  {
    says: [
      'rsbuild dev builds in memory and updates the page while you edit.',
      'Run Rsbuild from a script | On | JavaScript API',
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "document.title = 'first';\n" },
    async expect({ root, open, write }) {
      const opened = await open();
      assert.ok(!existsSync(`${root}/dist/index.html`));
      write('src/index.js', "document.title = 'second';\n");
      await opened.waitForFunction(() => document.title === 'second');
    },
  },
  {
    says: 'Print the final configuration | On | rsbuild inspect, Debug mode',
    run: 'command',
    command: 'rsbuild inspect',
    expect: ({ files: all }) => hasFile([...all], /rspack\.config\.\w+\.mjs$/),
  },
];

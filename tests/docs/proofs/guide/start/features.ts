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
    'Polyfills from core-js, for what your code uses',
    { output: { polyfill: 'usage' } },
    (config) => swc(config).env.mode === 'usage',
  ],
  [
    'Aliases: import @/cart instead of ../../cart',
    { resolve: { alias: { '@': './src' } } },
    ({ resolve }) => '@' in ((resolve?.alias ?? {}) as object),
  ],
  [
    'Externals: leave a package out of the bundle because the page loads it from a CDN',
    { output: { externals: { jquery: 'jQuery' } } },
    ({ externals }) => externals,
  ],
  [
    'transformImport: import only the components that you use',
    { source: { transformImport: [{ libraryName: 'shoes' }] } },
    (config) => JSON.stringify(swc(config)).includes('"libraryName":"shoes"'),
  ],
  [
    'define: replace VERSION in your code with a constant',
    { source: { define: { VERSION: '4' } } },
    ({ plugins = [] }) =>
      plugins.some((plugin) =>
        JSON.stringify((plugin as { _args?: unknown })?._args)?.includes('"VERSION"'),
      ),
  ],
  [
    'Persistent cache: compile only what has changed since the last build',
    { performance: { buildCache: true } },
    ({ experiments }) => /"type":"persistent"/.test(JSON.stringify(experiments)),
  ],
  [
    'Preload and prefetch: tell the browser early what it will need',
    { performance: { preload: true, prefetch: true } },
    (config) => /ResourceHints/.test(pluginNames(config)),
  ],
  [
    'removeConsole and removeMomentLocale: leave out console calls and the locales of Moment.js',
    { performance: { removeConsole: true } },
    ({ optimization }) => /"drop_console":true/.test(JSON.stringify(optimization?.minimizer)),
  ],
  [
    'removeConsole and removeMomentLocale: leave out console calls and the locales of Moment.js',
    { performance: { removeMomentLocale: true } },
    (config) => /IgnorePlugin/.test(pluginNames(config)),
  ],
  [
    'This configuration generates two pages for the browser and a bundle for Node.js:',
    { output: { target: 'node' } },
    ({ target }) => [target].flat().includes('node'),
  ],
  [
    'When a site consists of separately deployed apps, Module Federation lets them share code at run time.',
    { moduleFederation: { options: { name: 'shop' } } },
    (config) => /ModuleFederation/.test(pluginNames(config)),
  ],
  [
    'For a security policy that asks for it, Rsbuild adds a nonce to scripts and styles, or integrity hashes.',
    { security: { sri: { enable: true } } },
    (config) => /SubresourceIntegrity/.test(pluginNames(config)),
  ],
  [
    'the bundle analyzer shows what takes the space, and Rsdoctor what takes the time.',
    { performance: { bundleAnalyze: {} } },
    (config) => /BundleAnalyzer/.test(pluginNames(config)),
  ],
  [
    'When Rsbuild has no option for what you need, change the Rspack configuration underneath',
    { tools: { rspack: { name: 'shop' } } },
    ({ name }) => name === 'shop',
  ],
];

const sheets = [
  [
    'Sass, Less and Stylus need a plugin each: @rsbuild/plugin-sass, @rsbuild/plugin-less and @rsbuild/plugin-stylus.',
    'a.scss',
    '$color: red;\n.a { color: $color }\n',
    pluginSass(),
  ],
  [
    'Sass, Less and Stylus need a plugin each: @rsbuild/plugin-sass, @rsbuild/plugin-less and @rsbuild/plugin-stylus.',
    'a.less',
    '@color: red;\n.a { color: @color }\n',
    pluginLess(),
  ],
  [
    'Sass, Less and Stylus need a plugin each: @rsbuild/plugin-sass, @rsbuild/plugin-less and @rsbuild/plugin-stylus.',
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
  [
    "You needn't write one, since there are options for most of what belongs in the head:",
    ({ read }) => read('index.html').includes('<title>Shoe shop<'),
  ],
  [
    "You needn't write one, since there are options for most of what belongs in the head:",
    ({ read }) => read('index.html').includes('name="description"'),
  ],
  [
    "You needn't write one, since there are options for most of what belongs in the head:",
    ({ read }) => /<link rel="icon"/.test(read('index.html')),
  ],
  [
    'html.appIcon: add app icons and the web app manifest',
    ({ files: all }) => all.some((file) => file.endsWith('manifest.webmanifest')),
  ],
  [
    "You needn't write one, since there are options for most of what belongs in the head:",
    ({ read }) => read('index.html').includes('rel="me"'),
  ],
  [
    'output.inlineScripts and output.inlineStyles: save requests by moving scripts and styles into the page',
    ({ read }) => !/<script[^>]*src=/.test(read('index.html')),
  ],
  [
    'output.inlineScripts and output.inlineStyles: save requests by moving scripts and styles into the page',
    ({ read }) => /<style>.*color:red/.test(read('index.html')),
  ],
  ['output.copy: copy files that nothing imports', ({ files: all }) => all.includes('shoe.json')],
  [
    'output.manifest: get a list of the files that were written, for a backend',
    ({ files: all }) => all.includes('manifest.json'),
  ],
];

/** A module that takes its own updates. */
const updates = (word: string) =>
  `document.title = '${word}';\nif (import.meta.webpackHot) import.meta.webpackHot.accept();\n`;

export const proofs: Proof[] = [
  on('SWC compiles your JavaScript and TypeScript, and Rspack bundles the modules.', ({ read }) =>
    assert.match(read(script), /red shoe/),
  ),
  on(
    [
      'SWC compiles your JavaScript and TypeScript, and Rspack bundles the modules.',
      'TypeScript and decorators',
      'Syntax for your browsers: newer syntax is transformed, so that the browsers that you support understand it',
    ],
    ({ read }) => {
      assert.doesNotMatch(read(script), /: number|@log|static\s*\{/);
    },
  ),
  on('Code splitting: import() loads code on demand', ({ files: all }) =>
    hasFile(all, /^static\/js\/async\/\d+\.\w+\.js$/),
  ),
  on(
    "Web workers with new Worker(new URL('./work.ts', import.meta.url))",
    ({ files: all, read }) => {
      const other = all.filter((file) => /^static\/js\/(async\/)?\d+\.\w+\.js$/.test(file));
      assert.ok(other.some((file) => read(file).includes('postMessage("working")')));
    },
  ),
  on('Source maps in development', ({ files: all }) =>
    assert.ok(!all.some((file) => file.endsWith('.map'))),
  ),
  notInDevelopment('Source maps in development', ({ files: all }) =>
    assert.ok(all.includes('static/js/index.js.map')),
  ),
  ...[
    'Minification and tree shaking in production',
    'The output has no line breaks because CSS is minified in production mode.',
  ].flatMap((says): Proof[] => [
    on(says, ({ read }) => {
      assert.doesNotMatch(read(script).trim(), /\n.*\n/);
      assert.doesNotMatch(read(style).trim(), /\n/);
    }),
    notInDevelopment(says, ({ read }) => {
      assert.match(read('static/js/index.js'), /\n.*\n/);
      assert.match(read('static/css/index.css').trim(), /\n/);
    }),
  ]),
  on('Minification and tree shaking in production', ({ read }) =>
    assert.doesNotMatch(read(script), /nobody needs this/),
  ),
  notInDevelopment('Minification and tree shaking in production', ({ read }) =>
    assert.match(read('static/js/index.js'), /nobody needs this/),
  ),
  on(
    'import.meta.env tells your code how it was built, and variables from .env files that begin with PUBLIC_ are available in the browser:',
    ({ read }) => {
      assert.match(read(script), /"production"/);
      assert.doesNotMatch(read(script), /import\.meta\.env/);
    },
  ),
  on(
    [
      'Import a stylesheet, and Lightning CSS adds the prefixes that your browsers need and transforms newer syntax:',
      'With ?inline or ?raw at the end of an import, you get CSS as text.',
    ],
    ({ read }) => {
      assert.match(read(style), /-webkit-user-select:none/);
      assert.match(read(style), /\.title-\w+\{color:green\}/);
    },
  ),
  on('With ?inline or ?raw at the end of an import, you get CSS as text.', ({ read }) => {
    assert.match(read(script), /\.c ?\{/);
    assert.doesNotMatch(read(style), /\.c\{/);
  }),
  on(
    'By default, each entry of a browser build gets an HTML page, to which Rsbuild adds the scripts and stylesheets.',
    ({ read }) => {
      assert.match(read('index.html'), /<script [^>]*src="\/static\/js\/index\./);
      assert.match(read('index.html'), /<link href="\/static\/css\/index\./);
    },
  ),
  {
    says: 'By default, each entry of a browser build gets an HTML page, to which Rsbuild adds the scripts and stylesheets.',
    run: 'build',
    config: { output: { target: 'node' } },
    files: shop,
    expect: ({ files: all }) => assert.ok(!all.some((file) => file.endsWith('.html'))),
  },
  on(
    [
      'When you import an image, a font, an audio file or a video, you get its URL:',
      'Rsbuild copies the file into the output and gives it a name with a hash, so that browsers can cache it for a long time.',
      'Small files become data URIs instead, which saves a request.',
    ],
    ({ files: all, read }) => {
      hasFile(all, /^static\/image\/large\.\w+\.png$/);
      assert.match(read(script), /static\/image\/large\.\w+\.png/);
      assert.match(read(script), /data:image\/png;base64,/);
    },
  ),
  on(
    'Rsbuild puts large packages into separate chunks and prints the size of each file after a build.',
    ({ log }) => assert.match(log, /dist\/index\.html +[\d.]+ kB/),
  ),
  {
    says: 'output.cleanDistPath: keep the files of the last build, which are deleted by default',
    run: 'build',
    alone: true,
    files: { 'dist/old.txt': 'old\n' },
    expect: ({ files: all }) => assert.ok(!all.includes('old.txt')),
  },
  ...([undefined, 'none'] as const).map((legalComments): Proof => ({
    says: 'output.filenameHash and output.legalComments: decide about hashes and license comments',
    run: 'build',
    config: legalComments && { output: { legalComments, filenameHash: false } },
    files: { 'src/index.js': '/*! by the shop */\nconsole.log(1);\n' },
    expect({ files: all, read }) {
      assert.equal(
        all.some((file) => file.endsWith('.LICENSE.txt')),
        !legalComments,
      );
      assert.equal(all.includes('static/js/index.js'), Boolean(legalComments));
      assert.doesNotMatch(read('static/js/index*.js'), /by the shop/);
    },
  })),
  {
    says: 'import.meta.env tells your code how it was built, and variables from .env files that begin with PUBLIC_ are available in the browser:',
    run: 'command',
    command: 'rsbuild build',
    files: {
      'src/index.js': 'console.log(import.meta.env.PUBLIC_SHOE);\n',
      '.env': 'PUBLIC_SHOE=red shoe\n',
    },
    expect: ({ read }) => assert.match(read(script), /"red shoe"/),
  },
  {
    says: 'Three things would make builds slower, so Rsbuild leaves them to you: compiling the JavaScript in node_modules, adding polyfills and checking types.',
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
    says: 'Compile packages whose syntax is too new for your browsers',
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
    says: 'html.template: use your own template, written in plain HTML or, with a plugin, in EJS or Pug',
    run: 'build',
    config: { html: { template: './shop.html' } },
    files: { 'shop.html': '<html><body><main id="shop"></main></body></html>\n' },
    expect: ({ read }) => assert.match(read('index.html'), /<main id="shop">/),
  },
  {
    says: 'output.injectStyles: put the styles into the scripts',
    run: 'build',
    config: { output: { injectStyles: true } },
    files,
    expect({ files: all, read }) {
      assert.ok(!all.some((file) => file.endsWith('.css')));
      assert.match(read(script), /color: ?red/);
    },
  },
  {
    says: 'This configuration generates two pages for the browser and a bundle for Node.js:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'environments' },
    files: {
      'src/index.ts': '',
      'src/about.ts': '',
      'src/server.ts': 'export const port = 3000;\n',
    },
    expect({ files: all }) {
      for (const file of ['index.html', 'about.html', 'server/server.js']) {
        assert.ok(all.includes(file), file);
      }
      assert.ok(!all.some((file) => /^server\/.*\.html$/.test(file)));
    },
  },
  {
    says: 'Install @rsbuild/core, add a src/index.ts, and you have an HTML page, a dev server with hot updates and a production build with minified files.',
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
    says: 'The dev server builds in memory and updates the page thanks to hot module replacement.',
    run: 'dev',
    alone: true,
    files: { 'src/index.js': updates('first') },
    async expect({ open, root, write }) {
      const opened = await open();
      const isShown = (word: string) =>
        opened.waitForFunction((expected) => document.title === expected, word);
      await isShown('first');
      await opened.evaluate(() => (document.body.className = 'kept'));
      write('src/index.js', updates('second'));
      await isShown('second');
      assert.equal(await opened.evaluate(() => document.body.className), 'kept');
      assert.ok(!existsSync(`${root}/dist/static`));
    },
  },
  {
    says: 'The server also compresses its responses, serves the public directory and answers unknown routes with index.html, which single-page apps need.',
    run: 'dev',
    files: { 'public/big.txt': 'shoe '.repeat(2000) },
    async expect({ get, page: text }) {
      const big = await get('/big.txt', { headers: { 'accept-encoding': 'gzip' } });
      assert.equal(big.headers.get('content-encoding'), 'gzip');
      assert.equal(await text('/orders/7'), await text('/'));
    },
  },
  {
    says: "When your code doesn't compile, an error overlay shows you where.",
    run: 'dev',
    files: { 'src/index.js': "import './missing';\n" },
    async expect({ open }) {
      const overlay = (await open()).locator('rsbuild-error-overlay');
      await overlay.waitFor({ state: 'attached' });
      assert.match(
        await overlay.evaluate((layer) => `${layer.shadowRoot?.textContent}`),
        /src\/index\.js/,
      );
    },
  },
  {
    says: 'If the port is taken, the server uses another one.',
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
      'Base path, HTTPS and open, which opens the page when the server starts',
      'Middleware: answer requests with your own code',
      'Files on disk, for other programs',
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
      'The dev server builds in memory and updates the page thanks to hot module replacement.',
      'You can also run Rsbuild from your own script, with the JavaScript API.',
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
    says: 'To see the resulting configuration, save it as a file:',
    run: 'command',
    command: 'rsbuild inspect',
    expect: ({ files: all }) => hasFile([...all], /rspack\.config\.\w+\.mjs$/),
  },
  {
    says: 'For example, this works right away:',
    run: 'preview',
    files: {
      'src/index.css': 'body { color: black }',
      'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/card.module.css': '.title { color: teal }',
      'src/reviews.ts': "document.title = 'reviews';\n",
    },
    pageFiles: ['src/index.ts'],
    config: { source: { entry: { index: './src/index.ts' } } },
    async expect({ open }) {
      const opened = await open();
      assert.match((await opened.locator('h1').getAttribute('class')) ?? '', /^title-/);
      assert.equal(await opened.locator('h1').textContent(), 'Red shoes');
      await opened.waitForFunction(() => document.title === 'reviews');
    },
  },
  {
    says: 'In a production build, Rsbuild puts the values into the code, so the browser never gets to see the console.log.',
    run: 'command',
    command: 'rsbuild build',
    files: { 'src/index.js': "import './api';\n" },
    pageFiles: ['.env', 'src/api.ts'],
    expect: ({ read }) =>
      assert.doesNotMatch(read(script), /console|The API is at|import\.meta\.env/),
  },
  {
    says: 'In the output, that becomes:',
    shown: { containing: '-webkit-user-select' },
    run: 'build',
    files: { 'src/index.js': "import './index.css';\n" },
    pageFiles: ['src/index.css'],
    expect: ({ read, shown }) => assert.equal(read(style).trim(), shown.trim()),
  },
  {
    says: 'When you import an image, a font, an audio file or a video, you get its URL:',
    run: 'preview',
    files: {
      'src/index.js':
        "import photo from './shoe.jpg';\nimport font from './a.woff2';\nimport sound from './a.mp3';\nimport film from './a.mp4';\ndocument.title = [photo, font, sound, film].join(' ');\n",
      ...Object.fromEntries(
        ['shoe.jpg', 'a.woff2', 'a.mp3', 'a.mp4'].map((name) => [
          `src/${name}`,
          'x'.repeat(20_000),
        ]),
      ),
    },
    expect: async ({ open }) =>
      assert.match(
        await (await open()).title(),
        /^\/static\/image\/shoe\.\w{8,10}\.jpg \/static\/font\/a\.\w{8,10}\.woff2 \/static\/media\/a\.\w{8,10}\.mp3 \/static\/media\/a\.\w{8,10}\.mp4$/,
      ),
  },
  {
    says: 'You can also import JSON, WebAssembly and, in builds for Node.js, addons.',
    run: 'build',
    config: { output: { target: 'node' } },
    files: {
      'src/index.js':
        "import { shoe } from './shoe.json';\nconsole.log(shoe);\nvoid import('./empty.wasm');\nmodule.exports = () => require('./addon.node');\n",
      'src/shoe.json': '{ "shoe": "red shoe" }\n',
      'src/empty.wasm': Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]),
      'src/addon.node': 'an addon',
    },
    expect({ error, files: all, read }) {
      assert.equal(error, undefined);
      assert.match(read('index.js'), /red shoe/);
      hasFile(all, /\.wasm$/);
      hasFile(all, /addon\.node$/);
    },
  },
  {
    says: 'Rsbuild puts large packages into separate chunks and prints the size of each file after a build.',
    run: 'build',
    files: {
      'src/index.js': "import { shoes } from 'shoes';\nconsole.log(shoes);\n",
      'node_modules/shoes/package.json': '{ "name": "shoes", "main": "index.js" }\n',
      'node_modules/shoes/index.js': `exports.shoes = ${JSON.stringify('shoe '.repeat(20_000))};\n`,
    },
    expect({ files: all, read }) {
      assert.doesNotMatch(read(script), /shoe shoe/);
      const other = all.filter((file) => /^static\/js\/.*\.js$/.test(file)).length;
      assert.equal(other, 2);
    },
  },
  {
    says: 'Proxy: forward API requests to another server',
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(
        (request, response) => response.end(`from the API at ${request.url}`),
        async (api) => {
          const proxy = { '/api': `http://localhost:${api}` };
          const rsbuild = await createRsbuild({
            cwd: root,
            rsbuildConfig: { server: { port, proxy } },
          });
          const { server } = await rsbuild.startDevServer();
          try {
            const answer = await fetch(`http://localhost:${port}/api/users`);
            assert.equal(await answer.text(), 'from the API at /api/users');
          } finally {
            await server.close();
          }
        },
      ),
  },
];

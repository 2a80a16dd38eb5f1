import assert from 'node:assert/strict';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { RequestHandler, RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { autoPrefix } from '#kit/auto-prefix';
import { certificatePaths } from '#kit/certificate-paths';
import { fakePackage } from '#kit/fake-package';
import { proxied } from '#kit/proxied';
import { requestSocket } from '#kit/request-socket';
import { selfSignedPair } from '#kit/self-signed-pair';
import { startDev } from '#kit/start-dev';
import { allScripts } from '#kit/scripts';
import { envModeProofs } from '#kit/env-mode-proofs';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

const moved: RsbuildConfig = {
  mode: 'production',
  server: { base: '/shop/' },
  source: { include: [{ not: /[\\/]core-js[\\/]/ }] },
  html: { crossorigin: 'anonymous' },
  output: {
    distPath: { root: 'build', js: 'scripts' },
    filenameHash: false,
    sourceMap: { js: 'source-map', css: true },
    injectStyles: true,
    cssModules: { auto: /\.shop\.css$/ },
  },
  tools: {
    cssLoader: { importLoaders: 7 },
    rspack: { resolve: { mainFields: ['shop'] } },
    bundlerChain(chain) {
      chain.name('by the chain');
    },
  },
};

/** Rows of the tables of options, with what each becomes for Rspack. */
const options: [says: string, check: (config: Rspack.Configuration) => void][] = [
  [
    "publicPath with a folder, such as '/shop/' | server.base",
    ({ output }) => assert.equal(output?.publicPath, '/shop/'),
  ],
  [
    'outputDir, assetsDir | output.distPath',
    ({ output }) => {
      assert.match(`${output?.path}`, /build$/);
      assert.match(JSON.stringify(output?.filename), /^"scripts\//);
    },
  ],
  [
    'filenameHashing | output.filenameHash',
    ({ output }) => assert.equal(output?.filename, 'scripts/[name].js'),
  ],
  [
    'productionSourceMap | output.sourceMap, off by default',
    ({ devtool }) => assert.equal(devtool, 'source-map'),
  ],
  [
    'crossorigin | html.crossorigin',
    ({ output }) => assert.equal(output?.crossOriginLoading, 'anonymous'),
  ],
  [
    'configureWebpack | tools.rspack',
    ({ resolve }) => assert.deepEqual(resolve?.mainFields, ['shop']),
  ],
  ['chainWebpack | tools.bundlerChain', ({ name }) => assert.equal(name, 'by the chain')],
  [
    'css.extract | output.injectStyles, with the opposite value',
    ({ plugins }) =>
      assert.ok(!plugins?.some((plugin) => /CssExtract/.test(`${plugin?.constructor.name}`))),
  ],
  [
    'css.sourceMap | css of output.sourceMap',
    ({ module }) => assert.match(JSON.stringify(module), /"sourceMap":true/),
  ],
  [
    'css.loaderOptions.css | tools.cssLoader',
    ({ module }) => assert.match(JSON.stringify(module), /"importLoaders":7/),
  ],
];

const component = {
  'src/index.js':
    "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#root');\n",
  'src/App.vue': '<template><p>shoe</p></template>\n',
};

export const proofs: Proof[] = [
  ...options.map<Proof>(([says, check]) => ({ says, run: 'rspack', config: moved, expect: check })),
  ...['shoe-kit', /[\\/]shoe-kit[\\/]/].map<Proof>((name) => ({
    says: 'Match the package with a regular expression, because its bare name matches nothing there.',
    run: 'build',
    config: { source: { include: [name] }, output: { minify: false } },
    files: {
      ...fakePackage('shoe-kit', 'export class Shoe {\n  static {\n    this.size = 40;\n  }\n}\n'),
      'src/index.js': "import { Shoe } from 'shoe-kit';\nconsole.log(Shoe);\n",
    },
    expect: ({ read }) => assert.equal(read(script).includes('static {'), name === 'shoe-kit'),
  })),
  {
    says: [
      'Your server.proxy is a string, as devServer.proxy could be.',
      'Set an object with the paths instead',
    ],
    run: 'script',
    expect: (project) =>
      assert.rejects(
        startDev(project.root, {
          server: { port: project.port, proxy: 'http://localhost:4000' as never },
        }),
        /Cannot use 'in' operator/,
      ),
  },
  {
    says: "There, a key such as '^/api' isn't a regular expression, so use '/api'.",
    run: 'script',
    expect: (project) =>
      proxied(
        project,
        (target) => ({ '^/orders': { target }, '/api': { target } }),
        async (textOf) => {
          assert.match(await textOf('/orders/7'), /<!doctype html>/i);
          assert.equal(await textOf('/api/7'), 'backend /api/7');
        },
      ),
  },
  {
    says: [
      'Vue CLI also sets ws: true, xfwd: true and secure: false for each proxy.',
      'In Rsbuild, you need to add them yourself:',
    ],
    run: 'script',
    async expect({ root, port }) {
      const backend = https.createServer(selfSignedPair(), ({ headers }, response) =>
        response.end(`for ${headers['x-forwarded-for'] ? 'another' : 'nobody'}`),
      );
      const upgraded: (string | undefined)[] = [];
      backend.on('upgrade', ({ url }, socket) => {
        upgraded.push(url);
        socket.destroy();
      });
      await new Promise<void>((resolve) => backend.listen(0, resolve));
      const target = `https://localhost:${(backend.address() as AddressInfo).port}`;
      const { server } = await startDev(root, {
        server: {
          port,
          proxy: {
            '/plain': { target },
            '/insecure': { target, secure: false },
            '/all': { target, secure: false, xfwd: true, ws: true },
          },
        },
      });
      const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
      const upgrade = (path: string) =>
        new Promise((resolve) =>
          requestSocket(port, path).on('close', resolve).on('error', resolve),
        );
      try {
        assert.equal((await ask('/plain')).status, 500);
        assert.equal(await (await ask('/insecure')).text(), 'for nobody');
        assert.equal(await (await ask('/all')).text(), 'for another');
        await Promise.race([upgrade('/insecure'), upgrade('/all')]);
        assert.deepEqual(upgraded, ['/all?compilationId=web_']);
      } finally {
        await server.close();
        backend.close();
        backend.closeAllConnections();
      }
    },
  },
  {
    says: 'devServer.setupMiddlewares | dev.setupMiddlewares, an array of functions',
    run: 'script',
    expect: ({ root, port }) =>
      assert.rejects(
        startDev(root, {
          server: { port },
          dev: { setupMiddlewares: ((): void => {}) as never },
        }),
        /is not iterable/,
      ),
  },
  {
    says: 'Rsbuild ignores such an object, so add the function itself.',
    run: 'script',
    async expect({ root, port }) {
      const answer: RequestHandler = ({ url }, response, next) =>
        url === '/hours' ? response.end('nine to five') : next();
      const both = [{ name: 'hours', middleware: answer } as never, answer].map((handler) => [
        ({ unshift }: { unshift: (handler: RequestHandler) => void }) => unshift(handler),
      ]);
      for (const [index, setupMiddlewares] of both.entries()) {
        const { server } = await startDev(root, { server: { port }, dev: { setupMiddlewares } });
        const text = await (await fetch(`http://localhost:${port}/hours`)).text();
        await server.close();
        assert.equal(text === 'nine to five', index === 1);
      }
    },
  },
  certificatePaths(
    'devServer.https | server.https, with the contents of the key and the certificate instead of their paths.',
  ),
  ...['VUE_APP_TITLE', 'process.env.VUE_APP_TITLE'].map<Proof>((name) => ({
    says: [
      'In Rsbuild, use its full name, <%= process.env.VUE_APP_TITLE %>.',
      'The template prints a variable by its bare name.',
      'Put process.env. in front of it.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `import { loadEnv } from '@rsbuild/core';
const { publicVars } = loadEnv({ prefixes: ['VUE_APP_'] });
export default { source: { define: publicVars }, html: { template: './page.html' } };
`,
      '.env': 'VUE_APP_TITLE=Shoe shop\n',
      'page.html': `<title><%= ${name} %></title>\n`,
      'src/index.js': "console.log('shoes');\n",
    },
    expect({ code, read, log }) {
      assert.equal(code, name.startsWith('process') ? 0 : 1);
      if (code) assert.match(log, /VUE_APP_TITLE is not defined/);
      else assert.match(read('index.html'), /<title>Shoe shop</);
    },
  })),
  {
    says: 'css.loaderOptions.sass, scss | sassLoaderOptions of plugin-sass, including additionalData. They apply to files of both types',
    run: 'build',
    config: {
      plugins: [
        pluginSass({
          sassLoaderOptions: {
            additionalData: (content) => String(content).replaceAll('brand', 'teal'),
          },
        }),
      ],
    },
    files: {
      'src/index.js': "import './a.scss';\nimport './b.sass';\n",
      'src/a.scss': '.a { color: brand }\n',
      'src/b.sass': '.b\n  color: brand\n',
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.a,\.b\{color:teal\}/),
  },
  ...[false, true].map<Proof>((isNested) => {
    const stylusOptions = { define: [['$brand', '#ff5e00']] as [string, string][] };
    return {
      says: 'css.loaderOptions.stylus | Options of plugin-stylus, including stylusOptions',
      run: 'build',
      config: {
        plugins: [
          pluginStylus({
            stylusOptions: isNested ? ({ stylusOptions } as never) : stylusOptions,
          }),
        ],
      },
      files: {
        'src/index.js': "import './a.styl';\n",
        'src/a.styl': '.a\n  color $brand\n',
      },
      expect: ({ read }) =>
        assert.equal(read('static/css/index.*.css').includes('#ff5e00'), !isNested),
    };
  }),
  {
    says: [
      'productionSourceMap | output.sourceMap, off by default',
      'Source maps in production | Yes | No',
    ],
    run: 'rspack',
    config: { mode: 'production' },
    expect: ({ devtool }) => assert.equal(devtool, false),
  },
  {
    says: [
      "because BASE_URL ends with one and assetPrefix doesn't:",
      "You could keep htmlWebpackPlugin: it still works, but it's deprecated.",
    ],
    run: 'build',
    config: {
      html: { template: './page.html', title: 'Shoes' },
      server: { base: '/shop/' },
    },
    files: {
      'page.html':
        '<title><%= htmlWebpackPlugin.options.title %></title><a href="<%= assetPrefix %>/x">x</a>\n',
    },
    expect: ({ read }) => {
      assert.match(read('index.html'), /<title>Shoes</);
      assert.match(read('index.html'), /href="\/shop\/x"/);
    },
  },
  {
    says: [
      'When output.assetPrefix names a CDN, BASE_URL remains the value of server.base.',
      'Use process.env.ASSET_PREFIX instead.',
    ],
    run: 'build',
    config: { server: { base: '/shop' }, output: { assetPrefix: 'https://cdn.example/' } },
    files: {
      'src/index.js':
        "console.log(process.env.BASE_URL, process.env.ASSET_PREFIX + '/logo.png');\n",
    },
    expect: ({ read }) =>
      assert.match(read(script), /"\/shop","https:\/\/cdn\.example\/logo\.png"/),
  },
  {
    says: "publicPath: '' or './' | output.assetPrefix with the value 'auto'",
    run: 'build',
    config: { output: { assetPrefix: 'auto' } },
    expect: ({ read }) => assert.match(read('index.html'), /src="static\/js\//),
  },
  ...['/', '/shop', '/shop/'].map<Proof>((base) => ({
    says: [
      'You can use process.env.NODE_ENV and process.env.BASE_URL without any setup, so a router with createWebHistory(process.env.BASE_URL) works.',
      "But Vue CLI adds a slash to the end of BASE_URL, and Rsbuild doesn't.",
      'If your code appends paths to BASE_URL, end server.base with a slash.',
    ],
    run: 'build',
    config: { server: { base } },
    files: { 'src/index.js': 'console.log(process.env.NODE_ENV, process.env.BASE_URL);\n' },
    expect: ({ read }) =>
      assert.match(read(script), new RegExp(`log\\("(?:production|development)","${base}"\\)`)),
  })),
  {
    says: [
      'Or you rename the variables to PUBLIC_… and remove these lines, because Rsbuild passes that prefix by default.',
      'Rsbuild reads .env, .env.local, .env.production and so on, as Vue CLI does.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      '.env': 'PUBLIC_ONE=1\n',
      '.env.local': 'PUBLIC_TWO=2\n',
      '.env.production': 'PUBLIC_THREE=3\n',
      'src/index.js':
        'const { log } = console;\nlog(process.env.PUBLIC_ONE, process.env.PUBLIC_TWO, process.env.PUBLIC_THREE);\n',
    },
    expect: ({ read }) => assert.match(read(script), /"1","2","3"/),
  },
  ...envModeProofs(
    [
      "One thing can go wrong: a variable that's only set in .env.production ends up in the staging build too, because the loadEnv call in step 3 reads the files for NODE_ENV.",
      'To leave this variable out, export a function and pass its envMode to loadEnv:',
    ],
    'process.env',
    'VUE_APP_',
  ),
  {
    says: [
      'In Rsbuild, a mode such as staging becomes the env mode, which only chooses the .env files:',
      'You can delete this line, because rsbuild build sets NODE_ENV to production.',
    ],
    run: 'command',
    command: 'rsbuild build --env-mode staging',
    files: {
      '.env.staging': 'PUBLIC_SHOP=staging shop\n',
      'rsbuild.config.mjs': `console.log('NODE_ENV is', process.env.NODE_ENV);
export default {};
`,
      'src/index.js': 'console.log(import.meta.env.MODE, process.env.PUBLIC_SHOP);\n',
    },
    expect({ read, log }) {
      assert.match(log, /NODE_ENV is production/);
      assert.match(read(script), /"production","staging shop"/);
    },
  },
  {
    says: [
      "Polyfills | As used in the code | None, unless you set output.polyfill to 'usage'",
      "ESLint | Runs while compiling | Doesn't run",
      "Type check | Runs while compiling, with the TypeScript plugin | Doesn't run, see TypeScript",
      'Browsers | .browserslistrc or package.json | The same files',
      "Compiler | Babel | SWC, which doesn't read babel.config.js.",
    ],
    run: 'build',
    files: {
      '.browserslistrc': 'ie 11\n',
      '.eslintrc.json': '{ "rules": { "no-var": "error" } }\n',
      'babel.config.js': "throw new Error('read');\n",
      'src/index.js': "import './price.ts';\nvar shoe = () => [1].at(0);\nconsole.log(shoe);\n",
      'src/price.ts': "const price: number = 'ten';\nconsole.log(price);\n",
    },
    expect({ files, read, error, log }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /no-var|Error: read/);
      assert.doesNotMatch(read(script), /=>\[1\]/);
      assert.ok(!files.some((file) => file.includes('polyfill')));
    },
  },
  {
    says: [
      'preload and prefetch tags | In version 4. Version 5 has none | None by default, see performance.preload and performance.prefetch',
    ],
    run: 'build',
    files: {
      'src/index.js': "import('./later');\n",
      'src/later.js': 'console.log(2);\n',
    },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /rel="(?:preload|prefetch)"/),
  },
  {
    says: 'The alias is missing.',
    run: 'build',
    files: { 'src/index.js': "import '@/shoe';\n", 'src/shoe.js': '' },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /Module not found: Can't resolve '@\/shoe'/),
  },
  {
    says: "The HTML template still uses Vue CLI's variable.",
    run: 'build',
    config: { html: { template: './page.html' } },
    files: { 'page.html': '<a href="<%= BASE_URL %>x">x</a>\n' },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /BASE_URL is not defined/),
  },
  {
    says: 'For Sass, Less and Stylus, you need a plugin each.',
    run: 'build',
    files: { 'src/index.js': "import './a.scss';\n", 'src/a.scss': '$c: red; .a { color: $c }\n' },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /To enable support for Sass, use "@rsbuild\/plugin-sass"/),
  },
  {
    says: [
      "If you've set runtimeCompiler: true, Vue CLI uses the build of Vue that includes the compiler.",
      'In Rsbuild, set an alias:',
    ],
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', containing: 'vue.esm-bundler.js' },
    files: {
      'src/index.js':
        "import { createApp } from 'vue';\ncreateApp({ template: '<p>{{ 1 + 1 }} shoes</p>' }).mount('#root');\n",
    },
    expect: async ({ open }) =>
      assert.equal(await (await open()).locator('#root').innerHTML(), '<p>2 shoes</p>'),
  },
  {
    says: 'pages | source.entry for entry, html.template for template, html.title for title. See Multiple pages',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Multiple pages' },
    files: {
      'public/index.html': '<title><%= htmlPlugin.options.title %></title>\n',
      'src/main.js': 'console.log(1);\n',
      'src/admin/main.js': 'console.log(2);\n',
    },
    expect({ read }) {
      assert.match(read('index.html'), /<title>Shoe shop</);
      assert.match(read('admin.html'), /<title>Administration</);
    },
  },
  {
    says: 'indexPath | html.outputStructure, html of output.distPath and output.filename',
    run: 'build',
    config: { output: { distPath: { html: 'pages' }, filename: { html: 'home.html' } } },
    expect: ({ files }) => assert.ok(files.includes('pages/home.html')),
  },
  {
    says: 'The plugin adds support for Vue.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'vue.esm-bundler.js' },
    files: component,
    expect(build) {
      assert.equal(build.error, undefined);
      assert.match(allScripts(build), /shoe/);
    },
  },
  {
    says: 'The plugin adds support for Vue.',
    run: 'build',
    files: component,
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /To enable support for Vue, use "@rsbuild\/plugin-vue"/),
  },
  {
    says: 'Port | 8080 | 3000, see server.port',
    run: 'rspack',
    config: { mode: 'development' },
    expect: (_config, { rsbuild }) => assert.equal(rsbuild.server.port, 3000),
  },
  {
    says: [
      'In Rsbuild, Sass support is another plugin, so install it first:',
      'The plugin takes additionalData, and the rest are options:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "additionalData: '$brand: teal;'" },
    with: { output: { minify: false } },
    files: {
      ...fakePackage('shoe-kit', 'export class Shoe {\n  static {\n    this.size = 40;\n  }\n}\n'),
      'src/index.js':
        "import { Shoe } from 'shoe-kit';\nimport text from './a.txt';\nimport './a.scss';\nconsole.log(Shoe, text);\n",
      'src/a.txt': 'within 30 days\n',
      'src/a.scss': '.a { color: $brand }\n',
    },
    expect({ read, error }) {
      assert.equal(error, undefined);
      assert.match(read('index.html'), /src="\/shop\/static\//);
      assert.doesNotMatch(read(script), /static \{/);
      assert.match(read(script), /within 30 days/);
      assert.match(read('static/css/index.*.css'), /color: teal/);
    },
  },
  autoPrefix(
    ['Use <%= htmlPlugin.files.publicPath %>favicon.svg in the template instead.'],
    'favicon.svg',
  ),
];

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createRsbuild, rspack, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { pluginReact } from '@rsbuild/plugin-react';
import { besideServer } from '#kit/beside-server';
import { hasFile } from '#kit/has-file';
import { rspackConfig } from '#kit/rspack-config';
import { samplePackage } from '#kit/sample-package';
import { allScripts, scriptWith } from '#kit/scripts';
import { thrownOn } from '#kit/thrown-on';
import type { Proof } from '#tools/prover/proof';

type Plugin = new (options: object) => object;
const webpack = samplePackage<{ IgnorePlugin: Plugin; ProvidePlugin: Plugin }>('webpack');

const script = 'static/js/index.*.js';
const modes =
  'You can remove --mode, because rsbuild dev builds in development mode and rsbuild build in production mode.';

const moved: RsbuildConfig = {
  mode: 'production',
  source: { entry: { index: './src/index.js', admin: './src/index.js' } },
  resolve: { alias: { shop: './src' }, extensions: ['.shop'] },
  html: { crossorigin: 'anonymous' },
  output: {
    target: 'web',
    sourceMap: { js: 'hidden-source-map' },
    externals: { jquery: 'jQuery' },
    distPath: { root: 'build', js: 'scripts', image: 'pictures' },
    filename: { js: '[name].shop.js', image: '[name].shop[ext]' },
    assetPrefix: 'https://cdn.example.com/',
    minify: false,
  },
  performance: { chunkSplit: { strategy: 'all-in-one' }, buildCache: true },
  tools: {
    rspack: {
      output: { uniqueName: 'shop' },
      resolve: {
        mainFields: ['shop'],
        conditionNames: ['shop'],
        fallback: { path: false },
      },
      optimization: { runtimeChunk: 'single', sideEffects: false },
      performance: { hints: 'warning' },
      stats: 'errors-only',
      infrastructureLogging: { level: 'error' },
      watchOptions: { aggregateTimeout: 7 },
      ignoreWarnings: [/shop/],
      experiments: { futureDefaults: true },
      module: { rules: [{ test: /\.shop$/, type: 'asset/source' }] },
      plugins: [new rspack.IgnorePlugin({ resourceRegExp: /shop/ })],
    },
  },
};

const rest =
  'Move other options that Rspack supports to tools.rspack, where they keep their names:';
const same =
  'The same goes for performance, stats, infrastructureLogging, watchOptions and experiments.';

/** Rows of the table of options, with what each becomes for Rspack. */
const options: [says: string, check: (config: Rspack.Configuration) => void][] = [
  [
    'entry | source.entry, an object in which each key becomes a page',
    ({ entry, plugins }) => {
      assert.deepEqual(Object.keys(entry as object), ['index', 'admin']);
      const pages = plugins?.filter((plugin) =>
        /Html\w*Plugin$/.test(`${plugin?.constructor.name}`),
      );
      assert.ok((pages?.length ?? 0) >= 2);
    },
  ],
  ['target | output.target with web', ({ target }) => assert.ok([target].flat().includes('web'))],
  ['devtool | output.sourceMap', ({ devtool }) => assert.equal(devtool, 'hidden-source-map')],
  [
    'externals | output.externals',
    ({ externals }) => assert.deepEqual(externals, { jquery: 'jQuery' }),
  ],
  [
    'output.path | root of output.distPath',
    ({ output }) => assert.match(`${output?.path}`, /build$/),
  ],
  [
    'output.filename, chunkFilename, assetModuleFilename | output.filename for names, output.distPath for folders',
    ({ output, module }) => {
      assert.equal(output?.filename, 'scripts/[name].shop.js');
      assert.match(JSON.stringify(output.chunkFilename), /scripts.*\.shop\.js/);
      assert.match(JSON.stringify(module), /pictures\/\[name\]\.shop\[ext\]/);
    },
  ],
  [
    'output.crossOriginLoading | html.crossorigin',
    ({ output }) => assert.equal(output?.crossOriginLoading, 'anonymous'),
  ],
  [rest, ({ output }) => assert.equal(output?.uniqueName, 'shop')],
  [
    'resolve.alias, resolve.extensions | resolve.alias, resolve.extensions',
    ({ resolve }) => {
      assert.match(JSON.stringify(resolve?.alias), /"shop":".*src"/);
      assert.deepEqual(resolve?.extensions, ['.shop']);
    },
  ],
  [
    rest,
    ({ resolve }) => {
      assert.deepEqual(resolve?.mainFields, ['shop']);
      assert.deepEqual(resolve.conditionNames, ['shop']);
      assert.deepEqual(resolve.fallback, { path: false });
    },
  ],
  [
    'module.rules | See loaders. Move other rules to tools.rspack',
    ({ module }) => assert.match(JSON.stringify(module?.rules?.at(-1)), /asset\/source/),
  ],
  [
    'plugins | See plugins. Move other plugins to tools.rspack',
    ({ plugins }) => assert.equal(plugins?.at(-1)?.constructor.name, 'IgnorePlugin'),
  ],
  [
    'optimization.minimize, minimizer | output.minify',
    ({ optimization }) => assert.equal(optimization?.minimize, false),
  ],
  [
    'optimization.splitChunks | performance.chunkSplit',
    ({ optimization }) => assert.equal(optimization?.splitChunks, false),
  ],
  [
    rest,
    ({ optimization }) => {
      assert.equal(optimization?.runtimeChunk, 'single');
      assert.equal(optimization.sideEffects, false);
    },
  ],
  [
    'cache | performance.buildCache',
    ({ experiments }) => assert.match(JSON.stringify(experiments?.cache), /"type":"persistent"/),
  ],
  [
    same,
    (config) => {
      assert.equal(config.stats, 'errors-only');
      assert.equal(config.infrastructureLogging?.level, 'error');
    },
  ],
  [same, ({ watchOptions }) => assert.equal(watchOptions?.aggregateTimeout, 7)],
  [
    rest,
    ({ ignoreWarnings }) =>
      assert.ok([ignoreWarnings].flat().some((pattern) => String(pattern) === '/shop/')),
  ],
  [
    same,
    ({ experiments, performance }) => {
      assert.equal(experiments?.futureDefaults, true);
      assert.deepEqual(performance, { hints: 'warning' });
    },
  ],
];

/** Looks for autoprefixer where it isn't, as in a project that has uninstalled it. */
const withoutAutoprefixer = `const Module = require('node:module');
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, parent, isMain, options) =>
  resolve.call(Module, request, parent, isMain, request === 'autoprefixer' ? { paths: ['/'] } : options);
`;

/** The answer to a request that names another host. */
const askAs = (host: string, port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    http
      .get({ port, path: '/', headers: { host, accept: 'text/html' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject);
  });

export const proofs: Proof[] = [
  ...options.map<Proof>(([says, check]) => ({
    says,
    section: 'Counterparts of options',
    run: 'rspack',
    config: moved,
    expect: check,
  })),
  {
    says: 'output.publicPath | output.assetPrefix and dev.assetPrefix',
    run: 'rspack',
    config: moved,
    expect: ({ output }) => assert.equal(output?.publicPath, 'https://cdn.example.com/'),
  },
  {
    says: [
      'output.publicPath | output.assetPrefix and dev.assetPrefix',
      'devMiddleware.publicPath | dev.assetPrefix',
    ],
    run: 'rspack',
    config: { mode: 'development', dev: { assetPrefix: '/assets/' } },
    expect: ({ output }) => assert.equal(output?.publicPath, '/assets/'),
  },
  {
    says: 'An array of configurations | environments',
    run: 'rspack',
    config: { environments: { web: {}, node: { output: { target: 'node' } } } },
    expect: (_config, { rspack: configs }) => assert.equal(configs.length, 2),
  },
  {
    says: [
      'output.clean | output.cleanDistPath',
      'clean-webpack-plugin | output.cleanDistPath',
      'But you may not need performance.hints any longer, because Rsbuild prints the sizes after a build.',
    ],
    run: 'build',
    alone: true,
    config: {
      output: { cleanDistPath: true },
      tools: { rspack: { performance: { hints: 'warning', maxAssetSize: 1 } } },
    },
    files: { 'dist/old.txt': 'old\n' },
    expect({ files, log }) {
      assert.ok(!files.includes('old.txt'));
      assert.match(log, /dist\/\S*index\S* +\d/);
      assert.match(log, /asset size limit/);
    },
  },
  {
    says: 'ts-loader | Built in, but without its type check.',
    run: 'build',
    config: { source: { entry: { index: './src/shop.ts' } } },
    files: {
      'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
      'src/shop.ts': "const price: number = 'ten';\nconsole.log(price);\n",
    },
    expect({ error, read }) {
      assert.equal(error, undefined);
      assert.match(read(script), /"ten"/);
    },
  },
  {
    says: 'A webpack entry without a name is called main, and if you kept this name, the page would become main.html.',
    run: 'build',
    config: { source: { entry: { main: './src/index.js' } } },
    expect: ({ files }) => assert.ok(files.includes('main.html') && !files.includes('index.html')),
  },
  {
    says: 'The page takes the name of its entry, and yours is still called main, as in webpack.',
    run: 'build',
    config: { source: { entry: { index: './src/index.js' } } },
    expect: ({ files }) => assert.ok(files.includes('index.html')),
  },
  {
    says: 'An entry in tools.rspack adds a bundle without HTML.',
    run: 'build',
    config: { tools: { rspack: { entry: { other: './src/index.js' } } } },
    expect({ files }) {
      hasFile(files, /^static\/js\/other\.\w+\.js$/);
      assert.ok(!files.includes('other.html'));
    },
  },
  {
    says: modes,
    run: 'dev',
    files: { 'src/index.js': 'document.title = import.meta.env.MODE;\n' },
    expect: async ({ open }) => assert.equal(await (await open()).title(), 'development'),
  },
  {
    says: modes,
    run: 'build',
    files: { 'src/index.js': 'document.title = import.meta.env.MODE;\n' },
    expect: ({ read }) => assert.match(read(script), /title="production"/),
  },
  {
    says: 'It puts the complete Rspack configuration into a file',
    run: 'command',
    command: 'rsbuild inspect',
    expect: ({ files }) => hasFile([...files], /rspack\.config\.\w+\.mjs$/),
  },
  {
    says: ['Rsbuild reads both.', 'tsconfig-paths-webpack-plugin | source.tsconfigPath'],
    run: 'build',
    config: {
      resolve: { alias: { '@one': './src/one.ts' } },
      source: { tsconfigPath: './ts.json' },
    },
    files: {
      'src/index.ts':
        "import { one } from '@one';\nimport { two } from '@two';\nconsole.log(one, two);\n",
      'src/one.ts': "export const one = 'first shoe';\n",
      'src/two.ts': "export const two = 'second shoe';\n",
      'ts.json': '{ "compilerOptions": { "paths": { "@two": ["./src/two.ts"] } } }\n',
    },
    expect({ read }) {
      assert.match(read(script), /"first shoe"/);
      assert.match(read(script), /"second shoe"/);
    },
  },
  ...[true, false].map<Proof>((named) => ({
    says: [
      'remove autoprefixer from your PostCSS configuration.',
      "You've uninstalled the plugin, but your PostCSS configuration still contains it.",
      'Rsbuild reads this configuration, and the build stops if a plugin in it is missing.',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { NODE_OPTIONS: '--require ./without-autoprefixer.cjs' },
    files: {
      'without-autoprefixer.cjs': withoutAutoprefixer,
      'postcss.config.cjs': `module.exports = { plugins: { ${named ? 'autoprefixer: {}' : ''} } };\n`,
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.a { color: red }\n',
    },
    expect({ code, log }) {
      assert.equal(code, named ? 1 : 0);
      assert.equal(/Cannot find module 'autoprefixer'/.test(log), named);
    },
  })),
  ...['jsx', 'tsx'].flatMap((extension) =>
    [[], [pluginReact()]].map<Proof>((plugins) => ({
      says: 'For JSX, you need to add the plugin of your framework.',
      run: 'build',
      config: { plugins, output: { minify: false } },
      files: { [`src/index.${extension}`]: "import 'react';\nconsole.log(<p />);\n" },
      expect(build) {
        if (plugins.length > 0) assert.match(allScripts(build), /jsx\)\("p"/);
        else if (extension === 'jsx') assert.match(build.log, /Expression expected/);
        else assert.match(allScripts(build), /React\.createElement\("p"/);
      },
    })),
  ),
  {
    says: [
      'Rsbuild has its own dev server and ignores devServer.',
      'tools.rspack still contains devServer, which does nothing there.',
    ],
    run: 'dev',
    config: { tools: { rspack: { devServer: { headers: { shop: 'open' } } } as never } },
    async expect({ get, log }) {
      assert.match(log(), /Find invalid Rspack config: "devServer"\./);
      assert.equal((await get('/')).headers.get('shop'), null);
    },
  },
  {
    says: [
      'static | server.publicDir',
      'historyApiFallback | On by default, through server.htmlFallback.',
      'headers has to be an object',
      'compress | server.compress',
      'setupMiddlewares, onBeforeSetupMiddleware | dev.setupMiddlewares',
      'because the dev and preview servers only compress their responses.',
    ],
    run: 'dev',
    config: {
      server: { publicDir: { name: 'files' }, headers: { shop: 'open' } },
      dev: {
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
    files: { 'files/big.txt': 'shoe '.repeat(2000) },
    async expect({ get }) {
      const big = await get('/big.txt', { headers: { 'accept-encoding': 'gzip' } });
      assert.equal(big.status, 200);
      assert.equal(big.headers.get('shop'), 'open');
      assert.equal(big.headers.get('content-encoding'), 'gzip');
      assert.equal(await (await get('/hello')).text(), 'from the middleware');
      const other = await get('/some/route', { headers: { accept: 'text/html' } });
      assert.match(await other.text(), /<div id="root">/);
    },
  },
  ...[[{ key: 'shop', value: 'open' }], () => ({ shop: 'open' })].map<Proof>((headers) => ({
    says: 'because an array or a function adds no headers.',
    run: 'dev',
    config: { server: { headers: headers as never } },
    async expect({ get, log }) {
      assert.equal((await get('/')).headers.get('shop'), null);
      assert.doesNotMatch(log(), /headers/);
    },
  })),
  {
    says: 'But in its items, path is called context',
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(
        (_request, response) => response.end('from the other server'),
        async (other) => {
          const rsbuild = await createRsbuild({
            cwd: root,
            rsbuildConfig: {
              server: {
                port,
                proxy: [
                  { context: ['/api'], target: `http://localhost:${other}` },
                  { path: '/orders', target: `http://localhost:${other}` } as never,
                ],
              },
            },
          });
          const { server } = await rsbuild.startDevServer();
          try {
            const answer = await fetch(`http://localhost:${port}/api/shoes`);
            assert.equal(await answer.text(), 'from the other server');
            const page = await fetch(`http://localhost:${port}/orders/7`);
            assert.match(await page.text(), /<!doctype html>/i);
          } finally {
            await server.close();
          }
        },
      ),
  },
  {
    says: [
      'although it corresponds to context, it also moves dist and other directories.',
      'Put this directory into the paths of source.entry.',
    ],
    run: 'script',
    async expect({ root }) {
      const moved = await rspackConfig(root, { root: './app' });
      assert.equal(moved.output?.path, path.join(root, 'app/dist'));
      const kept = await rspackConfig(root, { source: { entry: { index: './app/index.js' } } });
      assert.equal(kept.output?.path, path.join(root, 'dist'));
    },
  },
  {
    says: [
      'static becomes the public directory.',
      "A build copies its files, too, so keep out what you don't want to deploy.",
    ],
    run: 'build',
    config: { server: { publicDir: { name: 'files' } } },
    files: { 'files/price.txt': '40\n' },
    expect: ({ files }) => hasFile(files, /^price\.txt$/),
  },
  {
    says: 'and a function in the array becomes an object.',
    run: 'script',
    async expect({ root, port }) {
      const target = 'http://localhost:4000';
      const proxy = [() => ({ context: ['/api'], target })] as never;
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { server: { port, proxy } },
      });
      await assert.rejects(rsbuild.startDevServer(), /Missing "target" option/);
    },
  },
  {
    says: "allowedHosts | No counterpart. The dev server doesn't check the host name",
    run: 'dev',
    expect: async ({ port }) => assert.equal(await askAs('shoes.example.com', port), 200),
  },
  {
    says: 'client.progress | No counterpart in the browser. dev.progressBar shows the progress in the terminal',
    run: 'dev',
    alone: true,
    config: { dev: { progressBar: { id: 'the shop' } } },
    async expect({ open, write }) {
      const page = await open();
      const texts: string[] = [];
      page.on('console', (message) => texts.push(message.text()));
      await page.reload();
      write('src/index.js', "console.log('edited');\n");
      await page.waitForEvent('console', (message) => message.text() === 'edited');
      assert.deepEqual(
        texts.filter((text) => /%|progress|the shop/i.test(text)),
        [],
      );
    },
  },
  {
    says: 'dev.progressBar shows the progress in the terminal',
    run: 'rspack',
    config: { mode: 'development', dev: { progressBar: true } },
    expect: ({ plugins }) =>
      assert.ok(plugins?.some((plugin) => plugin?.constructor.name === 'ProgressPlugin')),
  },
  {
    says: 'devMiddleware.writeToDisk | dev.writeToDisk',
    run: 'dev',
    config: { dev: { writeToDisk: true } },
    async expect({ root, page }) {
      await page('/');
      assert.ok(existsSync(`${root}/dist/index.html`));
    },
  },
  {
    says: [
      'file-loader, url-loader, raw-loader | Built in, with the queries ?url, ?inline and ?raw for images, fonts and media.',
      'worker-loader | new Worker(new URL(…))',
    ],
    run: 'build',
    files: {
      'src/index.js': `import url from './a.svg?url';
import inline from './a.svg?inline';
import raw from './a.svg?raw';
console.log(url, inline, raw, new Worker(new URL('./work.js', import.meta.url)));
`,
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
      'src/work.js': "self.postMessage('working');\n",
    },
    expect(build) {
      hasFile(build.files, /^static\/svg\/a\.\w+\.svg$/);
      assert.match(allScripts(build), /data:image\/svg\+xml;base64,/);
      assert.match(allScripts(build), /<svg xmlns=/);
      assert.doesNotMatch(build.read(scriptWith('working', build)), /data:image/);
    },
  },
  ...['?url', '?inline', '?raw'].map<Proof>((query) => ({
    says: 'For other types, add a rule, as for .txt files in step 3',
    run: 'build',
    files: {
      'src/index.js': `import text from './a.txt${query}';\nconsole.log(text);\n`,
      'src/a.txt': 'Shoes can be returned.\n',
    },
    expect: ({ log }) => assert.match(log, /Module parse failed/),
  })),
  {
    says: [
      'sass-loader | plugin-sass',
      'less-loader | plugin-less',
      'stylus-loader | plugin-stylus',
      '@svgr/webpack | plugin-svgr',
      '@babel/preset-react | plugin-react',
    ],
    run: 'build',
    config: {
      plugins: [
        pluginSass(),
        pluginLess(),
        pluginStylus(),
        pluginReact(),
        pluginSvgr({ mixedImport: true }),
      ],
    },
    files: {
      'src/index.jsx': `import { version } from 'react';
import './a.scss';
import './b.less';
import './c.styl';
import Logo from './d.svg?react';
console.log(<Logo id="logo" />, version);
`,
      'src/a.scss': '$c: red; .a { color: $c }\n',
      'src/b.less': '@c: red; .b { color: @c }\n',
      'src/c.styl': 'c = red\n.c\n  color c\n',
      'src/d.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
    },
    expect: ({ read, error, ...build }) => {
      assert.equal(error, undefined);
      const css = read('static/css/index.*.css');
      for (const [name, selector] of Object.entries({ sass: '.a', less: '.b', stylus: '.c' }))
        assert.match(css, new RegExp(`\\${selector}[,{][^}]*color:red`), name);
      assert.doesNotMatch(css, /[$@]c|c =/);
      const code = allScripts({ read, ...build });
      assert.match(code, /jsxs?\)\("svg",/, 'the SVG is a component');
      assert.match(code, /jsx\)\([^]*\{id:"logo"\}\)/, 'JSX is compiled for React');
    },
  },
  {
    says: [
      'html-webpack-plugin | The html options and tools.htmlPlugin',
      'DefinePlugin, EnvironmentPlugin | source.define',
      'dotenv-webpack | Rsbuild reads .env files. In your code, it replaces the variables that start with PUBLIC_',
      'copy-webpack-plugin | output.copy or the public directory',
      'terser-webpack-plugin, css-minimizer-webpack-plugin | output.minify',
      'webpack-manifest-plugin | output.manifest',
      'webpack-subresource-integrity | security.sri',
      'ProvidePlugin, BannerPlugin, IgnorePlugin, NormalModuleReplacementPlugin | rspack.… from @rsbuild/core, in tools.rspack',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `import { rspack } from '@rsbuild/core';
export default {
  source: { define: { SHOP: '"shoe shop"' } },
  html: { title: 'Shoes' },
  output: { copy: ['./robots.txt'], manifest: true, minify: { css: false } },
  security: { sri: { enable: true } },
  tools: {
    htmlPlugin: (config) => { config.meta = { shop: 'open' }; },
    rspack: {
      plugins: [
        new rspack.ProvidePlugin({ provided: './provided' }),
        new rspack.BannerPlugin({ banner: 'the banner' }),
        new rspack.IgnorePlugin({ resourceRegExp: /ignored/ }),
        new rspack.NormalModuleReplacementPlugin(/before/, './after'),
      ],
      resolve: { modules: ['src', 'node_modules'], preferRelative: true },
    },
  },
};
`,
      '.env': 'PUBLIC_NAME=from the file\nNAME=not public\n',
      'robots.txt': 'User-agent: *\n',
      'public/icon.txt': 'icon\n',
      'src/index.js': `import './a.css';
import after from './before';
try { require('./ignored'); } catch {}
console.log(SHOP, process.env.PUBLIC_NAME, provided, after, () => process.env.NAME);
`,
      'src/a.css': '.a {\n  color: red;\n}\n',
      'src/provided.js': "module.exports = 'the provided';\n",
      'src/after.js': "export default 'the replacement';\n",
    },
    expect({ files, read, log }) {
      assert.ok(files.includes('robots.txt') && files.includes('icon.txt'), log);
      assert.ok(files.includes('manifest.json'));
      assert.match(read('index.html'), /<title>Shoes</);
      assert.match(read('index.html'), /name="shop" content="open"/);
      assert.match(read('index.html'), /integrity="sha/);
      const code = read(script);
      assert.match(code, /shoe shop/);
      assert.match(code, /from the file/);
      assert.match(code, /process\.env\.NAME/);
      assert.doesNotMatch(code, /not public/);
      assert.match(code, /the provided/);
      assert.match(code, /the replacement/);
      assert.doesNotMatch(log, /Can't resolve/);
      assert.match(read('static/css/index.*.css'), /\n {2}color/);
      assert.ok(code.split('\n').length < 10);
      assert.match(`${code}${read('static/js/index.*.LICENSE.txt')}`, /the banner/);
    },
  },
  {
    says: 'Rsbuild compiles with SWC instead of Babel, so it ignores babel.config.js.',
    run: 'build',
    files: {
      'babel.config.js': "throw new Error('read');\n",
      'src/index.js': 'console.log(1);\n',
    },
    expect: ({ error, log }) => assert.doesNotMatch(`${error}${log}`, /Error: read/),
  },
  {
    says: [
      '@babel/preset-env | Not needed, because Browserslist decides on the syntax. In place of useBuiltIns, set output.polyfill',
      '@babel/preset-typescript | Not needed',
      '@babel/plugin-transform-runtime | Not needed, because Rsbuild includes @swc/helpers',
    ],
    run: 'build',
    config: { output: { polyfill: 'usage', overrideBrowserslist: ['ie 11'], minify: false } },
    files: {
      'src/index.ts':
        'const shoes: number[] = [...document.title].map(Number);\nconsole.log(shoes.at(-1));\n',
    },
    expect(build) {
      assert.equal(build.error, undefined);
      assert.match(allScripts(build), /_to_consumable_array/);
      assert.doesNotMatch(allScripts(build), /const shoes|: number\[/);
      assert.match(allScripts(build), /zloirock\/core-js/);
    },
  },
  {
    says: 'In Rsbuild, the fields are similar, but one has another name:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'transformImport' },
    files: {
      'src/index.js': "import { RedBoot } from 'shoe-kit';\nconsole.log(RedBoot);\n",
      'node_modules/shoe-kit/package.json': '{ "name": "shoe-kit", "main": "index.js" }\n',
      'node_modules/shoe-kit/index.js': "export const RedBoot = 'from the index';\n",
      'node_modules/shoe-kit/es/RedBoot/index.js': "export default 'from a file alone';\n",
    },
    expect: (build) => assert.match(allScripts(build), /from a file alone/),
  },
  {
    says: 'Where a field such as customName was a function, use a template instead.',
    run: 'build',
    config: {
      source: {
        transformImport: [{ libraryName: 'shoes', customName: ((name: string) => name) as never }],
      },
    },
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: 'Other plugins | plugin-babel, for the files that need them',
    run: 'build',
    config: {
      plugins: [
        pluginBabel({
          include: /babel\.js$/,
          babelLoaderOptions: {
            plugins: [
              () => ({
                visitor: {
                  StringLiteral(path: { node: { value: string } }) {
                    path.node.value = path.node.value.replace('left', 'changed by Babel');
                  },
                },
              }),
            ],
          },
        }),
      ],
    },
    files: {
      'src/index.js': "import { text } from './babel';\nconsole.log(text, 'left here');\n",
      'src/babel.js': "export const text = 'left there';\n",
    },
    expect({ read }) {
      assert.match(read(script), /changed by Babel there/);
      assert.match(read(script), /left here/);
    },
  },
  {
    says: "Rspack doesn't have a field that you've set in tools.rspack. The build continues without the field",
    run: 'build',
    config: { tools: { rspack: { foo: 1 } as never } },
    expect({ files, error }) {
      assert.equal(error, undefined);
      hasFile(files, /index\.\w+\.js$/);
    },
  },
  ...['process.env.FOO', 'process.version'].map<Proof>((code) => ({
    says: [
      'Browsers have no process, so one of these two reached the browser:',
      "A variable such as process.env.FOO that isn't defined, so Rsbuild couldn't replace it.",
    ],
    run: 'preview',
    files: { 'src/index.js': `console.log(${code});\n` },
    expect: async ({ open }) =>
      assert.match(await thrownOn(await open()), /process is not defined/),
  })),
  {
    says: [
      "You've set a value in tools.rspack that Rspack doesn't accept, and the build stops.",
      "Often, the value was right in webpack 4, such as devtool: 'cheap-module-eval-source-map'.",
    ],
    run: 'build',
    config: { tools: { rspack: { devtool: 'cheap-module-eval-source-map' as never } } },
    expect: ({ error }) => assert.match(`${error}`, /Invalid configuration object/),
  },
  {
    says: [
      "The message may be less clear, such as Cannot read properties of undefined (reading 'tap') or (reading 'set').",
      'You get these two when your configuration still takes a plugin from the package webpack, such as webpack.IgnorePlugin or webpack.ProvidePlugin.',
      'Take it from Rspack instead:',
    ],
    run: 'script',
    files: {
      'src/index.js': "console.log(provided);\ntry { require('./locale'); } catch {}\n",
      'src/provided.js': "module.exports = 'the provided';\n",
      'src/locale.js': "console.log('the locale');\n",
    },
    async expect({ root }) {
      const thrownBy = async (plugin: unknown) => {
        const plugins = [plugin as Rspack.RspackPluginInstance];
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: {
            mode: 'production',
            output: { filenameHash: false },
            tools: { rspack: { plugins } },
          },
        });
        return rsbuild.build().then(
          ({ close }) => close(),
          (error: unknown) => String(error),
        );
      };
      const text = () => readFileSync(path.join(root, 'dist/static/js/index.js'), 'utf8');
      const ignored = { resourceRegExp: /^\.\/locale$/ };
      const provided = { provided: './provided' };
      assert.match(
        `${await thrownBy(new webpack.IgnorePlugin(ignored))}`,
        /Cannot read properties of undefined \(reading 'tap'\)/,
      );
      assert.match(
        `${await thrownBy(new webpack.ProvidePlugin(provided))}`,
        /Cannot read properties of undefined \(reading 'set'\)/,
      );
      assert.equal(await thrownBy(new rspack.IgnorePlugin(ignored)), undefined);
      assert.doesNotMatch(text(), /the locale/);
      assert.equal(await thrownBy(new rspack.ProvidePlugin(provided)), undefined);
      assert.match(text(), /the provided/);
      assert.match(text(), /the locale/);
    },
  },
  ...['htmlPlugin', 'htmlWebpackPlugin'].map<Proof>((name) => ({
    says: [
      "Change one name in it, because the plugin's object has a shorter name in Rsbuild:",
      "htmlWebpackPlugin still works, but it's deprecated.",
    ],
    run: 'build',
    config: { html: { template: './page.html', title: 'Shoe shop' } },
    files: { 'page.html': `<title><%= ${name}.options.title %></title>\n` },
    expect: ({ read }) => assert.match(read('index.html'), /<title>Shoe shop</),
  })),
  {
    says: [
      'In Rsbuild, each entry is a page, so the entries are enough.',
      'Where the pages differ, for example in their titles, set the option to a function:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Multiple pages' },
    files: { 'src/main.ts': 'console.log(1);\n', 'src/admin.ts': 'console.log(2);\n' },
    expect({ read }) {
      assert.match(read('index.html'), /<title>Shoe shop</);
      assert.match(read('admin.html'), /<title>Administration</);
    },
  },
  {
    says: 'The fields move to server, which also applies to the preview server, and to dev:',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', section: 'Dev server' },
    files: { 'files/price.txt': '40\n' },
    async expect({ get }) {
      const price = await get('/price.txt');
      assert.equal(await price.text(), '40\n');
      assert.equal(price.headers.get('x-shop'), 'open');
      assert.equal(await (await get('/hours')).text(), 'nine to five');
    },
  },
];

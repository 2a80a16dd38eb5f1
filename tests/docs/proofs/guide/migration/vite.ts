import assert from 'node:assert/strict';
import type { RsbuildConfig, RsbuildPlugin, Rspack } from '@rsbuild/core';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import { allScripts, scriptWith } from '@site/tests/docs/proving/kit/scripts';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';
const pages = {
  'src/pages/home.ts': "export const title = 'Home';\n",
  'src/pages/deep/far.ts': "export const title = 'Far';\n",
};

const moved: RsbuildConfig = {
  mode: 'production',
  server: { base: '/shop' },
  resolve: { alias: { shop: './src' }, extensions: ['.shop'], dedupe: ['twice'] },
  source: { entry: { index: './src/index.js', admin: './src/index.js' }, assetsInclude: /\.pdf$/ },
  performance: {
    buildCache: { cacheDirectory: './cached' },
    chunkSplit: { forceSplitting: { lodash: /lodash/ } },
  },
  output: {
    distPath: { root: 'build', js: 'scripts' },
    filename: { js: '[name].shop.js' },
    sourceMap: { js: 'source-map', css: true },
    dataUriLimit: 1234,
    externals: { jquery: 'jQuery' },
    minify: false,
    cssModules: { localIdentName: '[local]-shop' },
    overrideBrowserslist: ['ie 11'],
    emitAssets: false,
  },
  tools: {
    swc: { jsc: { externalHelpers: false } },
    lightningcssLoader: { errorRecovery: false },
    rspack: {
      resolve: { conditionNames: ['shop'], mainFields: ['shop'], symlinks: false },
      watchOptions: { aggregateTimeout: 7 },
    },
  },
};

/** Rows of the tables of options, with what each becomes for Rspack. */
const options: [says: string, check: (config: Rspack.Configuration) => void][] = [
  ['base | server.base', ({ output }) => assert.equal(output?.publicPath, '/shop/')],
  ['assetsInclude | source.assetsInclude', ({ module }) => assert.ok(find(module, '/\\.pdf$/'))],
  ['esbuild | tools.swc', ({ module }) => assert.ok(find(module, '"externalHelpers":false'))],
  [
    'cacheDir | performance.buildCache',
    ({ experiments }) => assert.match(JSON.stringify(experiments?.cache), /cached/),
  ],
  [
    'alias, dedupe, extensions | resolve.alias, resolve.dedupe, resolve.extensions',
    ({ resolve }) => {
      assert.match(JSON.stringify(resolve?.alias), /"shop":/);
      assert.match(JSON.stringify(resolve?.alias), /"twice":/);
      assert.deepEqual(resolve?.extensions, ['.shop']);
    },
  ],
  [
    'conditions | resolve.conditionNames in tools.rspack',
    ({ resolve }) => assert.deepEqual(resolve?.conditionNames, ['shop']),
  ],
  [
    'mainFields | resolve.mainFields in tools.rspack',
    ({ resolve }) => assert.deepEqual(resolve?.mainFields, ['shop']),
  ],
  [
    'preserveSymlinks | resolve.symlinks in tools.rspack, with the opposite value',
    ({ resolve }) => assert.equal(resolve?.symlinks, false),
  ],
  ['modules | output.cssModules', ({ module }) => assert.ok(find(module, '[local]-shop'))],
  [
    'devSourcemap | css of output.sourceMap',
    ({ module }) => assert.ok(find(module, '"sourceMap":true')),
  ],
  [
    'lightningcss | tools.lightningcssLoader',
    ({ module }) => assert.ok(find(module, '"errorRecovery":false')),
  ],
  [
    'watch | watchOptions in tools.rspack, dev.watchFiles',
    ({ watchOptions }) => assert.equal(watchOptions?.aggregateTimeout, 7),
  ],
  [
    'target, cssTarget | Browserslist',
    ({ module }) => assert.ok(find(module, '"targets":["ie 11"]')),
  ],
  [
    'outDir, assetsDir | output.distPath',
    ({ output }) => {
      assert.match(`${output?.path}`, /build$/);
      assert.match(JSON.stringify(output?.filename), /^"scripts\//);
    },
  ],
  [
    'assetsInlineLimit | output.dataUriLimit',
    ({ module }) => assert.ok(find(module, '"maxSize":1234')),
  ],
  [
    'minify, cssMinify, terserOptions | output.minify',
    ({ optimization }) => assert.equal(optimization?.minimize, false),
  ],
  ['sourcemap | output.sourceMap', ({ devtool }) => assert.equal(devtool, 'source-map')],
  [
    'rollupOptions.input | source.entry',
    ({ entry }) => assert.deepEqual(Object.keys(entry as object), ['index', 'admin']),
  ],
  [
    'rollupOptions.external | output.externals',
    ({ externals }) => assert.deepEqual(externals, { jquery: 'jQuery' }),
  ],
  [
    'rollupOptions.output.manualChunks | forceSplitting of performance.chunkSplit',
    ({ optimization }) =>
      assert.match(JSON.stringify(optimization?.splitChunks), /"name":"lodash"/),
  ],
  [
    'rollupOptions.output.entryFileNames and others | output.filename',
    ({ output }) => assert.match(JSON.stringify(output?.filename), /\[name\]\.shop\.js/),
  ],
  ['ssrEmitAssets | output.emitAssets', ({ module }) => assert.ok(find(module, '"emit":false'))],
];

/** Whether a part of the configuration has a text; expressions count as written. */
function find(part: unknown, text: string): boolean {
  const written = JSON.stringify(part, (_key, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  );
  return written.includes(text) || written.replaceAll('\\\\', '\\').includes(text);
}

export const proofs: Proof[] = [
  ...options.map<Proof>(([says, check]) => ({
    says,
    section: 'Counterparts of options',
    run: 'rspack',
    config: moved,
    files: {
      'node_modules/twice/package.json': '{ "name": "twice" }\n',
      'node_modules/twice/index.js': '',
    },
    expect: check,
  })),
  {
    says: 'Vite 6 and Rsbuild even build for the same browsers by default.',
    run: 'rspack',
    config: { mode: 'production' },
    expect: ({ module }) =>
      assert.ok(
        find(module, '"targets":["chrome >= 87","edge >= 88","firefox >= 78","safari >= 14"]'),
      ),
  },
  {
    says: "You don't need manualChunks here, because Rsbuild puts React into a separate chunk by default.",
    run: 'build',
    config: { plugins: [pluginReact()] },
    files: {
      'src/index.jsx':
        "import { version } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(<p>{version}</p>);\n",
    },
    expect: ({ files }) => hasFile(files, /^static\/js\/lib-react\.\w+\.js$/),
  },
  {
    says: [
      'Rsbuild starts with the script and adds it to the HTML.',
      "If you keep the tag, the page also requests /src/main.tsx, which doesn't exist in dist.",
      'If a link has to follow the asset prefix, write <%= assetPrefix %>/favicon.svg.',
    ],
    run: 'build',
    config: {
      html: { template: './index.html' },
      output: { assetPrefix: 'https://cdn.example.com/' },
    },
    files: {
      'index.html':
        '<html><head><link rel="icon" href="<%= assetPrefix %>/favicon.svg"></head><body><script type="module" src="/src/main.tsx"></script></body></html>\n',
    },
    expect({ files, read }) {
      assert.match(read('index.html'), /src="https:\/\/cdn\.example\.com\/static\/js\/index\./);
      assert.match(read('index.html'), /src="\/src\/main\.tsx"/);
      assert.match(read('index.html'), /href="https:\/\/cdn\.example\.com\/favicon\.svg"/);
      assert.ok(!files.some((file) => file.includes('main.tsx')));
    },
  },
  {
    says: [
      'If you only delete the file, builds stop with the error Tsconfig not found.',
      'Delete it, together with its entry in references of tsconfig.json.',
    ],
    run: 'build',
    files: {
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.node.json" }] }\n',
    },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Tsconfig not found/),
  },
  {
    says: [
      "Rspack doesn't support import.meta.glob.",
      "The build doesn't stop.",
      'It prints Critical dependency: Accessing import.meta directly is unsupported, and the page fails when it calls the function.',
      'A forgotten import.meta.glob only causes a warning',
    ],
    run: 'dev',
    files: {
      'src/index.js':
        "addEventListener('error', (event) => { document.title = event.message; });\nconsole.log(import.meta.glob('./pages/*.ts'));\n",
    },
    async expect({ open, log }) {
      const page = await open();
      assert.match(await page.title(), /glob is not a function/);
      assert.match(log(), /Critical dependency: Accessing import\.meta directly is unsupported/);
    },
  },
  {
    says: [
      "import.meta.glob('./pages/*.ts', { eager: true }) | import.meta.webpackContext('./pages', { recursive: false, regExp: /\\.ts$/ })",
      "import.meta.glob('./pages/**/*.ts') | recursive: true, which is the default",
      'An object that maps paths to modules, or to functions that load them | A function. context.keys() lists the paths',
      'Keys such as ./pages/home.ts | Keys such as ./home.ts, relative to the folder',
      'modules[key] | context(key)',
    ],
    run: 'dev',
    files: {
      ...pages,
      'src/index.ts': `const flat = import.meta.webpackContext('./pages', { recursive: false, regExp: /\\.ts$/ });
const deep = import.meta.webpackContext('./pages', { regExp: /\\.ts$/ });
const home = flat('./home.ts') as { title: string };
document.title = [typeof flat, ...flat.keys(), ...deep.keys(), home.title].join(' ');
`,
    },
    expect: async ({ open }) =>
      assert.equal(await (await open()).title(), 'function ./home.ts ./deep/far.ts ./home.ts Home'),
  },
  {
    says: [
      "import.meta.glob('./pages/*.ts') | The same call with mode: 'lazy'",
      'await context(key)',
      "With mode: 'lazy', the call returns a promise, and each file becomes a separate chunk.",
    ],
    run: 'build',
    files: {
      ...pages,
      'src/index.ts': `const context = import.meta.webpackContext('./pages', { regExp: /\\.ts$/, mode: 'lazy' });
const first = context('./home.ts');
console.log(first instanceof Promise);
`,
    },
    expect(build) {
      assert.equal(build.error, undefined);
      const [home, far] = [scriptWith('Home', build), scriptWith('Far', build)];
      assert.notEqual(home, far);
      assert.ok(![home, far].some((file) => file.includes('index')));
    },
  },
  {
    says: 'Dynamic imports with a variable, such as import(`./pages/${name}.ts`), work without changes.',
    run: 'build',
    files: {
      ...pages,
      'src/index.ts': 'console.log(import(`./pages/${document.title}.ts`));\n',
    },
    expect(build) {
      assert.equal(build.error, undefined);
      assert.match(allScripts(build), /Home/);
    },
  },
  {
    says: [
      'You can use MODE, DEV, PROD and BASE_URL of import.meta.env as before.',
      'vite build --mode staging | Reads .env.staging, MODE is staging | rsbuild build --env-mode staging reads the file, MODE is still production',
      "If you rename your variables to PUBLIC_…, which is Rsbuild's prefix, you don't need these lines.",
    ],
    run: 'command',
    command: 'rsbuild build --env-mode staging',
    files: {
      '.env.staging': 'PUBLIC_SHOP=staging shop\n',
      'src/index.js':
        'const { log } = console;\nlog(import.meta.env.MODE, import.meta.env.DEV, import.meta.env.PROD, import.meta.env.BASE_URL, import.meta.env.PUBLIC_SHOP);\n',
    },
    expect: ({ read }) => assert.match(read(script), /"production",!1,!0,"\/","staging shop"/),
  },
  {
    says: "const { VITE_TITLE } = import.meta.env | Works | Doesn't work, because import.meta.env isn't an object",
    run: 'dev',
    files: {
      'src/index.js':
        "addEventListener('error', () => { document.title = 'failed'; });\nconst { VITE_TITLE } = import.meta.env;\nconsole.log(VITE_TITLE);\n",
    },
    expect: async ({ open }) => assert.equal(await (await open()).title(), 'failed'),
  },
  {
    says: [
      '?url, ?inline, ?raw | The same queries',
      "new URL('./image.png', import.meta.url) | The same code",
      "import MyWorker from './worker?worker' | new Worker(new URL('./worker', import.meta.url))",
    ],
    run: 'build',
    files: {
      'src/index.js': `import url from './a.svg?url';
import inline from './a.svg?inline';
import raw from './a.svg?raw';
const image = new URL('./image.png', import.meta.url);
console.log(url, inline, raw, image.href, new Worker(new URL('./worker', import.meta.url)));
`,
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
      'src/image.png': new Uint8Array(5000),
      'src/worker.js': "self.postMessage('working');\n",
    },
    expect(build) {
      hasFile(build.files, /^static\/svg\/a\.\w+\.svg$/);
      hasFile(build.files, /^static\/image\/image\.\w+\.png$/);
      assert.match(allScripts(build), /data:image\/svg\+xml;base64,/);
      assert.doesNotMatch(build.read(scriptWith('working', build)), /data:image/);
    },
  },
  ...[
    "import { title } from './pages/home';\nself.onmessage = () => console.log(title);\n",
    'export const title = 1;\n',
  ].map<Proof>((worker) => ({
    says: [
      'Rsbuild ignores ?worker',
      'Such an import gives you the module itself.',
      "If the file has imports or exports, but no default export, the build stops with export 'default' (imported as 'MyWorker') was not found.",
    ],
    run: 'build',
    files: {
      ...pages,
      'src/index.js': "import MyWorker from './worker?worker';\nconsole.log(new MyWorker());\n",
      'src/worker.ts': worker,
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /export 'default' \(imported as 'MyWorker'\) was not found/),
  })),
  {
    says: 'If it has neither, there is no error, and its code runs on the page instead of in a worker.',
    run: 'dev',
    files: {
      'src/index.js': "import MyWorker from './worker?worker';\nconsole.log(MyWorker);\n",
      'src/worker.js': "document.title = 'on the page';\n",
    },
    expect: async ({ open }) => assert.equal(await (await open()).title(), 'on the page'),
  },
  {
    says: [
      'load, transform | api.transform',
      'config | modifyRsbuildConfig',
      'configResolved | api.getNormalizedConfig()',
      'buildStart | onBeforeBuild and onBeforeStartDevServer',
      'buildEnd | onAfterBuild and onCloseDevServer',
      'closeBundle | onCloseBuild and onCloseDevServer',
      'transformIndexHtml | modifyHTML',
    ],
    run: 'script',
    async expect({ root }) {
      const called: string[] = [];
      const listener: RsbuildPlugin = {
        name: 'listener',
        setup(api) {
          api.modifyRsbuildConfig((config) => {
            called.push('config');
            config.html = { title: 'Shoes' };
          });
          api.onBeforeBuild(() => {
            called.push(`start ${JSON.stringify(api.getNormalizedConfig().html.title)}`);
          });
          api.transform({ test: /\.js$/ }, ({ code }) => {
            called.push('transform');
            return code;
          });
          api.modifyHTML((html) => {
            called.push('html');
            return html;
          });
          api.onAfterBuild(() => {
            called.push('end');
          });
          api.onCloseBuild(() => {
            called.push('close');
          });
        },
      };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { plugins: [listener] } });
      await (await rsbuild.build()).close();
      assert.deepEqual(
        [...new Set(called)],
        ['config', 'start "Shoes"', 'transform', 'html', 'end', 'close'],
      );
    },
  },
];

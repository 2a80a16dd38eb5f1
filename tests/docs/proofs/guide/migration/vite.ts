import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { RsbuildConfig, RsbuildPlugin, Rspack } from '@rsbuild/core';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { autoPrefix } from '#kit/auto-prefix';
import { buildIn } from '#kit/build-in';
import { certificatePaths } from '#kit/certificate-paths';
import { proxied } from '#kit/proxied';
import { samplePackage } from '#kit/sample-package';
import { startDev } from '#kit/start-dev';
import { hasFile } from '#kit/has-file';
import { allScripts, scriptWith } from '#kit/scripts';
import { thrownOn } from '#kit/thrown-on';
import { envModeProofs } from '#kit/env-mode-proofs';
import { readPage } from '#tools/pages/page';
import { projectRoot } from '#tools/pages/project-root';
import { readBuiltFiles } from '#tools/project/built-files';
import { findFence } from '#tools/prover/find-fence';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const pages = {
  'src/pages/home.ts': "export const title = 'Home';\n",
  'src/pages/deep/far.ts': "export const title = 'Far';\n",
};

/** A module that accepts its own updates and notes what its callback gets. */
const selfAccepting = (code: string) => `const { dataset } = document.body;
import.meta.webpackHot.accept((error) => {
  dataset.called = error.message;
});
${code}
`;

interface Unplugin {
  rspack: () => Rspack.RspackPluginInstance;
}
const { createUnplugin } = samplePackage<{ createUnplugin: (make: () => object) => Unplugin }>(
  'unplugin',
);
const shout = createUnplugin(() => ({
  name: 'shout',
  transform: (code: string) => code.replace('quiet', 'QUIET'),
}));

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
  [
    'assetsInclude | source.assetsInclude, with regular expressions instead of globs',
    ({ module }) => assert.ok(find(module, '/\\.pdf$/')),
  ],
  ['esbuild | tools.swc', ({ module }) => assert.ok(find(module, '"externalHelpers":false'))],
  [
    'cacheDir | performance.buildCache',
    ({ experiments }) => assert.match(JSON.stringify(experiments?.cache), /cached/),
  ],
  [
    'alias, dedupe, extensions | resolve.alias as an object, resolve.dedupe, resolve.extensions',
    ({ resolve }) => {
      assert.match(JSON.stringify(resolve?.alias), /"shop":/);
      assert.match(JSON.stringify(resolve?.alias), /"twice":/);
      assert.deepEqual(resolve?.extensions, ['.shop']);
    },
  ],
  [
    'conditions | resolve.conditionNames in tools.rspack.',
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
    says: [
      'assetsInclude | source.assetsInclude, with regular expressions instead of globs',
      'alias, dedupe, extensions | resolve.alias as an object',
    ],
    section: 'Counterparts of options',
    run: 'build',
    config: {
      source: { assetsInclude: '**/*.gltf' },
      resolve: { alias: [{ find: '@', replacement: './src' }] as never },
    },
    files: {
      'src/index.js': "import model from './shoe.gltf';\nimport '@/price';\nconsole.log(model);\n",
      'src/shoe.gltf': 'a shoe\n',
      'src/price.js': '',
    },
    expect({ log }) {
      assert.match(log, /Module parse failed/);
      assert.match(log, /Can't resolve '@\/price'/);
    },
  },
  {
    says: "A key that begins with ^ isn't a regular expression in Rsbuild, so use a pattern such as /api/**.",
    run: 'script',
    expect: (project) =>
      proxied(
        project,
        (target) => ({
          '^/orders/.*': target,
          '/api/**': { target, pathRewrite: { '^/api': '' } },
        }),
        async (textOf) => {
          assert.match(await textOf('/orders/7'), /<!doctype html>/i);
          assert.equal(await textOf('/api/7'), 'backend /7');
        },
      ),
  },
  {
    says: 'rewrite, configure of a proxy | pathRewrite, and callbacks such as onProxyReq',
    run: 'script',
    async expect(project) {
      const called: string[] = [];
      await proxied(
        project,
        (target) => ({
          '/api': {
            target,
            rewrite: () => called.push('rewrite'),
            configure: () => called.push('configure'),
            pathRewrite: (path: string) => path.replace('/api', '/v1'),
            onProxyReq: () => called.push('onProxyReq'),
          },
        }),
        async (textOf) => assert.equal(await textOf('/api/7'), 'backend /v1/7'),
      );
      assert.deepEqual(called, ['onProxyReq']);
    },
  },
  {
    says: [
      'bypass of a proxy | bypass',
      "Your bypass function also handles requests that it wasn't written for, because Rsbuild calls it for requests to other paths as well.",
    ],
    run: 'script',
    expect: (project) =>
      proxied(
        project,
        (target) => ({ '/api': { target, bypass: () => '/robots.txt' } }),
        async (textOf) => {
          project.write('public/robots.txt', 'no robots');
          assert.equal(await textOf('/api/7'), 'no robots');
          assert.equal(await textOf('/elsewhere'), 'no robots');
        },
      ),
  },
  {
    says: 'unplugin-… | The same package if it has a /rspack export, which you add to tools.rspack',
    run: 'build',
    config: { tools: { rspack: { plugins: [shout.rspack()] } } },
    files: { 'src/index.js': "console.log('quiet');\n" },
    expect: ({ read }) => assert.match(read(script), /"QUIET"/),
  },
  ...[true, false].map<Proof>((isAnalyzed) => ({
    says: 'rollup-plugin-visualizer | performance.bundleAnalyze',
    run: 'build',
    config: { performance: isAnalyzed ? { bundleAnalyze: {} } : {} },
    files: {
      'src/index.js': "import './boots.js';\n",
      'src/boots.js': "console.log('boots');\n",
    },
    expect({ files, read }) {
      assert.equal(files.includes('report-web.html'), isAnalyzed);
      if (isAnalyzed) assert.match(read('report-web.html'), /src\/boots\.js/);
    },
  })),
  ...[true, false].map<Proof>((isListed) => ({
    says: '@tailwindcss/vite | @tailwindcss/postcss',
    run: 'command',
    command: 'rsbuild build',
    files: {
      'postcss.config.mjs': `export default { plugins: { ${isListed ? "'@tailwindcss/postcss': {}" : ''} } };\n`,
      'src/packages.ts': "import '@tailwindcss/postcss';\nimport 'tailwindcss';\n",
      'src/index.js': "import './index.css';\ndocument.body.className = 'text-3xl';\n",
      'src/index.css': "@import 'tailwindcss';\n",
    },
    expect: ({ read }) =>
      assert.equal(/\.text-3xl ?\{/.test(read('static/css/index.*.css')), isListed),
  })),
  ...[true, false].map<Proof>((isAdded) => ({
    says: 'Virtual modules shows how your Rsbuild plugin offers the same module.',
    run: 'script',
    files: {
      'rsbuild.config.ts': `import { pluginRoutes } from './plugin-routes';
export default { output: { minify: false }, plugins: [${isAdded ? 'pluginRoutes()' : ''}] };
`,
      'src/index.js': "import { routes } from 'virtual:routes';\nconsole.log(routes);\n",
      'src/pages/home.js': "export const title = 'Home';\n",
    },
    async expect({ root, write }) {
      const file = 'docs/plugins/dev/core.mdx';
      const page = readPage(file, fs.readFileSync(path.join(projectRoot, file), 'utf8'));
      const fence = { title: 'plugin-routes.ts', section: 'Virtual modules' };
      write('plugin-routes.ts', findFence(page, fence).code);
      const { log, files, read } = await buildIn(root);
      if (isAdded) assert.match(read(script), /'\/home': ?\(\) ?=>/);
      else assert.match(log, /virtual:routes/);
      assert.equal(files.includes('index.html'), isAdded);
    },
  })),
  certificatePaths(
    'https | server.https, with the contents of the key and the certificate instead of their paths',
  ),
  {
    says: [
      'You can leave out host: true, because Rsbuild listens on 0.0.0.0 by default.',
      "If you want only your own machine to reach the server, as with Vite, set server.host to 'localhost'.",
    ],
    run: 'script',
    async expect({ root, port }) {
      for (const host of [undefined, 'localhost']) {
        const { server } = await startDev(root, { server: { port, host } });
        // `localhost` is 127.0.0.1 or ::1, so only a server for other addresses too answers here
        const asked = fetch(`http://127.0.0.2:${port}/`).then(({ status }) => status);
        if (host) await assert.rejects(asked);
        else assert.equal(await asked, 200);
        await server.close();
      }
    },
  },
  {
    says: [
      'define | source.define',
      'Strings in objects and arrays are inserted as code too, so pass objects and arrays through JSON.stringify.',
    ],
    run: 'build',
    config: {
      source: {
        define: {
          SHOP: { name: 'sandals' },
          SHOES: ['boots'],
          TEXT: JSON.stringify({ name: 'slippers' }),
          TEXTS: JSON.stringify(['clogs']),
        },
      },
    },
    files: { 'src/index.js': 'console.log(SHOP.name, SHOES, TEXT.name, TEXTS);\n' },
    expect: ({ read }) =>
      assert.match(read(script), /log\(sandals,\[boots\],"slippers",\["clogs"\]\)/),
  },
  ...(
    [
      ['static', false],
      [{ name: 'static' }, true],
      [{ name: 'static', copyOnBuild: false }, false],
    ] as const
  ).map<Proof>(([publicDir, isCopied]) => ({
    says: [
      'publicDir, build.copyPublicDir | name and copyOnBuild of server.publicDir',
      'publicDir is an object. Rsbuild ignores a string.',
    ],
    run: 'build',
    config: { server: { publicDir: publicDir as never } },
    files: { 'static/robots.txt': 'no robots\n', 'public/other.txt': 'other\n' },
    expect({ files }) {
      assert.equal(files.includes('robots.txt'), isCopied);
      assert.equal(files.includes('other.txt'), typeof publicDir === 'string');
    },
  })),
  {
    says: "In accept('./clock', callback), the callback doesn't receive the new module, but you don't need it there. Your import already refers to the new module:",
    run: 'dev',
    alone: true,
    files: {
      'src/index.js': `import { text } from './clock';
const { dataset } = document.body;
dataset.first = text;
import.meta.webpackHot.accept('./clock', (given) => {
  dataset.next = text + ' ' + given?.text;
});
`,
      'src/clock.js': "export const text = 'nine';\n",
    },
    async expect({ open, write }) {
      const page = await open();
      assert.equal(await page.evaluate(() => document.body.dataset.first), 'nine');
      write('src/clock.js', "export const text = 'ten';\n");
      await page.waitForFunction(() => document.body.dataset.next);
      assert.equal(await page.evaluate(() => document.body.dataset.next), 'ten undefined');
    },
  },
  {
    says: 'The callback of accept(callback) handles errors',
    run: 'dev',
    alone: true,
    files: { 'src/index.js': selfAccepting("dataset.word = 'first';") },
    async expect({ open, write }) {
      const page = await open();
      write('src/index.js', selfAccepting("dataset.word = 'second';"));
      await page.waitForFunction(() => document.body.dataset.word === 'second');
      assert.equal(await page.evaluate(() => document.body.dataset.called), undefined);
      write('src/index.js', selfAccepting("throw new Error('no clock');"));
      await page.waitForFunction(() => document.body.dataset.called === 'no clock');
    },
  },
  {
    says: 'You can often leave out target as well: Vite 6 and Rsbuild build for the same browsers by default.',
    run: 'rspack',
    config: { mode: 'production' },
    expect: ({ module }) =>
      assert.ok(
        find(module, '"targets":["chrome >= 87","edge >= 88","firefox >= 78","safari >= 14"]'),
      ),
  },
  {
    says: 'manualChunks is gone, because Rsbuild puts React into a separate chunk by default.',
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
      "index.html still has the script tag, but dist doesn't contain the file that it names.",
      'In the template, a link such as <%= assetPrefix %>/favicon.svg leads to the CDN.',
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
  ...['[{ "path": "./tsconfig.node.json" }]', '[]'].map<Proof>((references) => ({
    says: [
      'You deleted tsconfig.node.json, but tsconfig.json still refers to it in references.',
      'Delete this entry too.',
      'Otherwise, the build fails with Tsconfig not found.',
    ],
    run: 'build',
    files: { 'tsconfig.json': `{ "files": [], "references": ${references} }\n` },
    expect: ({ error, log }) =>
      assert.equal(/Tsconfig not found/.test(`${error}${log}`), references !== '[]'),
  })),
  ...(
    [
      ['/vite.svg', /Can't resolve '\/vite\.svg'/],
      ['./assets/vite.svg', undefined],
    ] as const
  ).map(([request, message]): Proof => ({
    says: [
      'Your code imports a file of the public directory, with a path that begins with a slash.',
      "Rsbuild doesn't look there for imports.",
      'We recommend that you move the file below src, where it also gets a hash:',
    ],
    run: 'build',
    config: { output: { dataUriLimit: 0 } },
    files: {
      'src/index.js': `import logo from '${request}';\nconsole.log(logo);\n`,
      'public/vite.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
      'src/assets/vite.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
    },
    expect({ log, error, files }) {
      if (message) assert.match(`${log}${error}`, message);
      else assert.ok(files.some((file) => /^static\/svg\/vite\.\w+\.svg$/.test(file)));
    },
  })),
  {
    says: 'If the file has to stay in the public directory, use its URL instead',
    run: 'build',
    config: { server: { base: '/shop' } },
    files: {
      'src/index.js': 'console.log(`${import.meta.env.ASSET_PREFIX}/vite.svg`);\n',
      'public/vite.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
    },
    expect({ read, files }) {
      assert.match(read(script), /\/shop\/vite\.svg/);
      assert.ok(files.includes('vite.svg'));
    },
  },
  {
    says: 'The message also appears for url(/vite.svg) in a stylesheet',
    run: 'build',
    files: {
      'src/index.js': "import './logo.css';\n",
      'src/logo.css': 'body { background: url(/vite.svg); }\n',
      'public/vite.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
    },
    expect: ({ log, error }) => assert.match(`${log}${error}`, /Can't resolve '\/vite\.svg'/),
  },
  {
    says: [
      "Your code still contains an import.meta.glob, which Rspack doesn't support.",
      'The build only prints this warning, but the page fails when it calls the function.',
      'a call that you forget only causes a warning in the build.',
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
      'It takes a directory and a regular expression in place of a glob:',
      "The result isn't an object but a function, so the code around it changes as well:",
      'modules.keys() lists the paths, and modules(path) returns the module.',
      'They are relative to the directory that you pass, so ./pages/home.ts is now ./home.ts.',
      'They are included by default, so for a glob such as ./pages/**/*.ts, you only need the regular expression.',
      "That's why recursive is false.",
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
      "For the same effect in Rsbuild, set mode: 'lazy':",
      'Now the call returns a promise, and each file becomes a separate chunk.',
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
    says: [
      'You can pass include and exclude to webpackContext, but chunkName and prefetch do nothing there.',
      "To name or prefetch the chunks, use a dynamic import with comments, such as /* webpackChunkName: 'page-[request]' */.",
    ],
    run: 'build',
    config: { output: { minify: false } },
    files: {
      ...pages,
      'src/other/one.ts': "export const title = 'One';\n",
      'src/index.ts': `const all = import.meta.webpackContext('./pages', {
  regExp: /\\.ts$/,
  include: /home/,
  mode: 'lazy',
  chunkName: 'named-[request]',
  prefetch: true,
});
const none = import.meta.webpackContext('./pages', { regExp: /\\.ts$/, exclude: /pages/ });
console.log(all.keys(), none.keys());
import(/* webpackChunkName: 'page-[request]' */ \`./other/\${document.title}.ts\`);
`,
    },
    expect(build) {
      assert.equal(build.error, undefined);
      assert.ok(!build.files.some((file) => file.includes('named-')));
      hasFile(build.files, /(?:^|\/)page-one-ts\.(?:\w+\.)?js$/);
      assert.doesNotMatch(allScripts(build), /rel = 'prefetch'|'Far'/);
      assert.match(allScripts(build), /'Home'/);
    },
  },
  {
    says: "conditions | resolve.conditionNames in tools.rspack. To keep the default conditions, add '...'",
    run: 'build',
    config: { tools: { rspack: { resolve: { conditionNames: ['shop', '...'] } } } },
    files: {
      'src/index.js': "import one from 'one';\nimport two from 'two';\nconsole.log(one, two);\n",
      'node_modules/one/package.json':
        '{ "name": "one", "exports": { "shop": "./shop.js", "default": "./other.js" } }\n',
      'node_modules/one/shop.js': "export default 'by shop';\n",
      'node_modules/one/other.js': "export default 'by default';\n",
      'node_modules/two/package.json':
        '{ "name": "two", "exports": { "import": "./import.js", "default": "./other.js" } }\n',
      'node_modules/two/import.js': "export default 'by import';\n",
      'node_modules/two/other.js': "export default 'by default';\n",
    },
    expect(build) {
      assert.match(allScripts(build), /by shop/);
      assert.match(allScripts(build), /by import/);
      assert.doesNotMatch(allScripts(build), /by default/);
    },
  },
  ...['silent', 'error'].map<Proof>((level) => ({
    says:
      level === 'silent'
        ? 'Rsbuild prints as usual, because its logger has no such level.'
        : ['logLevel | level of the logger', 'Set the level error instead.'],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `import { logger } from '@rsbuild/core';
logger.level = '${level}';
export default {};
`,
    },
    expect: ({ log }) => assert.equal(/built in/.test(log), level === 'silent'),
  })),
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
      'You can use MODE, DEV and PROD of import.meta.env as before.',
      'In Rsbuild, you choose the files with another flag, --env-mode, and MODE is still production:',
      "Later, you can rename your variables to PUBLIC_…, which is Rsbuild's prefix, and remove these lines.",
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
    says: 'An example is const { VITE_TITLE } = import.meta.env.',
    run: 'dev',
    files: {
      'src/index.js':
        "addEventListener('error', () => { document.title = 'failed'; });\nconst { VITE_TITLE } = import.meta.env;\nconsole.log(VITE_TITLE);\n",
    },
    expect: async ({ open }) => assert.equal(await (await open()).title(), 'failed'),
  },
  {
    says: [
      'Images, fonts and media: you can use ?url, ?inline and ?raw.',
      "new URL('./image.png', import.meta.url) works in both tools, but only with a fixed path.",
      'Rsbuild recognizes a worker by its constructor, so replace the query ?worker with the standard form:',
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
  {
    says: 'CSS: you can use ?inline and ?raw.',
    run: 'build',
    files: {
      'src/index.js':
        "import inline from './a.css?inline';\nimport raw from './a.css?raw';\nconsole.log(inline, raw);\n",
      'src/a.css': '.a {\n  color: red;\n}\n',
    },
    expect({ error, files, read }) {
      assert.equal(error, undefined);
      assert.ok(!files.some((file) => file.endsWith('.css')));
      assert.match(read(script), /\.a \{\\n {2}color: red;/);
      assert.match(read(script), /\.a\{color:red\}/);
    },
  },
  {
    says: 'Scripts and JSON: Rsbuild ignores the queries, so you get the module itself.',
    run: 'build',
    files: {
      'src/index.js':
        "import text from './a.ts?raw';\nimport url from './a.json?url';\nconsole.log(text + 1, url.price);\n",
      'src/a.ts': 'export default 41 as number;\n',
      'src/a.json': '{ "price": "four hundred" }\n',
    },
    expect({ error, files, read }) {
      assert.equal(error, undefined);
      assert.ok(!files.some((file) => file.endsWith('.json')));
      assert.match(read(script), /"four hundred"/);
      assert.doesNotMatch(read(script), /as number/);
    },
  },
  {
    says: [
      'When you set output.assetPrefix to a CDN, BASE_URL remains the value of server.base.',
      'In your code, the prefix is import.meta.env.ASSET_PREFIX.',
    ],
    run: 'build',
    config: { server: { base: '/shop' }, output: { assetPrefix: 'https://cdn.example/' } },
    files: {
      'src/index.js':
        "console.log(import.meta.env.BASE_URL, import.meta.env.ASSET_PREFIX + '/logo.png');\n",
    },
    expect: ({ read }) =>
      assert.match(read(script), /"\/shop","https:\/\/cdn\.example\/logo\.png"/),
  },
  {
    says: "In Rsbuild, another option does that, so set output.assetPrefix to 'auto'.",
    run: 'build',
    config: { output: { assetPrefix: 'auto' } },
    expect: ({ read }) => assert.match(read('index.html'), /src="static\/js\//),
  },
  ...[undefined, /\.md$/].map<Proof>((assetsInclude) => ({
    says: [
      'Rsbuild reads other types, such as .md, as JavaScript until you add them to source.assetsInclude:',
      'Rsbuild reads files of unknown types as JavaScript, which usually stops the build, also with ?raw or ?url.',
      'In both cases, add the type to source.assetsInclude.',
    ],
    run: 'build',
    config: { source: { assetsInclude } },
    files: {
      'src/index.js':
        "import raw from './a.md?raw';\nimport url from './a.md?url';\nconsole.log(raw, url);\n",
      'src/a.md': 'Shoe shop\n',
    },
    expect({ error, log, read }) {
      assert.equal(error === undefined, assetsInclude !== undefined);
      assert.equal(/Module parse failed/.test(`${error}${log}`), assetsInclude === undefined);
      if (assetsInclude) assert.match(read(script), /Shoe shop/);
      if (assetsInclude) assert.match(read(script), /static\/assets\/a\.\w+\.md/);
    },
  })),
  ...['?raw', '?url', '?inline'].map<Proof>((query) => ({
    says: "If the words of a file happen to be valid JavaScript, the build succeeds, but you don't get the text of the file.",
    run: 'build',
    files: {
      'src/index.js': `import terms from './terms.md${query}';\nconsole.log(terms);\n`,
      'src/terms.md': 'Returns;\n',
    },
    expect({ error, files, log, read }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn/i);
      assert.ok(!files.some((file) => file.endsWith('.md')), files.join());
      assert.doesNotMatch(read(script), /"Returns|data:/);
    },
  })),
  {
    says: [
      "The variable isn't set.",
      "That's because import.meta.env itself is undefined in the browser.",
    ],
    run: 'preview',
    files: { 'src/index.js': 'document.title = import.meta.env.VITE_TITLE;\n' },
    expect: async ({ open }) =>
      assert.match(
        await thrownOn(await open()),
        /Cannot read properties of undefined \(reading 'VITE_TITLE'\)/,
      ),
  },
  {
    says: 'In Rsbuild, you set them like this:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "name: 'static'" },
    files: {
      'static/robots.txt': 'no robots\n',
      'src/index.js': 'console.log(SHOP.name);\n',
    },
    expect({ files, read }) {
      assert.ok(files.includes('robots.txt'), files.join());
      assert.match(read('index.html'), /src="static\/js\//);
      assert.match(read(script), /"Shoe shop"/);
    },
  },
  {
    says: 'For a path with a variable, use webpackContext, which returns the URL:',
    run: 'build',
    config: { output: { minify: false, dataUriLimit: 0 } },
    files: {
      'src/index.js': `const context = import.meta.webpackContext('./images', { regExp: /\\.png$/ });
const name = 'shoe';
globalThis.found = context(\`./\${name}.png\`);
`,
      'src/images/shoe.png': 'picture',
    },
    expect({ read }) {
      const page = { URL, found: '' };
      vm.runInNewContext(read(script), page);
      assert.match(page.found, /^\/static\/image\/shoe\.\w+\.png$/);
    },
  },
  {
    says: [
      'Your code gets the URL from new URL with a variable in its path.',
      'Rsbuild builds this code without a message, but the URL is wrong.',
    ],
    run: 'build',
    config: { output: { minify: false, dataUriLimit: 0 } },
    files: {
      'src/index.js':
        "const name = 'shoe';\nglobalThis.found = new URL(`./images/${name}.png`, import.meta.url).href;\n",
      'src/images/shoe.png': 'picture',
    },
    expect({ error, log, read }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn/);
      const page = { URL, found: '' };
      vm.runInNewContext(read(script), page);
      assert.match(page.found, /^file:/);
    },
  },
  ...['/shop', '/shop/'].map<Proof>((base) => ({
    says: [
      "You can also use BASE_URL of import.meta.env, but Rsbuild doesn't add a slash to it.",
      'If your code appends paths to BASE_URL, end server.base with a slash, as in /shop/.',
    ],
    run: 'build',
    config: { server: { base } },
    files: { 'src/index.js': "console.log(import.meta.env.BASE_URL + 'logo.png');\n" },
    expect: ({ read }) => assert.ok(read(script).includes(`"${base}logo.png"`)),
  })),
  ...envModeProofs(
    [
      'But the loadEnv call in the configuration above knows nothing of this flag and also reads the files for NODE_ENV.',
      "So a variable that's only set in .env.production ends up in a build for staging.",
      'To leave such a variable out, export a function and pass its envMode to loadEnv:',
    ],
    'import.meta.env',
    'VITE_',
  ),
  ...[undefined, 'config'].map<Proof>((cwd) => ({
    says: [
      'envDir | --env-dir, see Environment variables',
      'The flag --env-dir replaces envDir, but the loadEnv call in your config file knows nothing of it.',
      'Pass the same directory to loadEnv as cwd.',
    ],
    run: 'command',
    command: 'rsbuild build --env-dir config',
    files: {
      'rsbuild.config.mjs': `import { loadEnv } from '@rsbuild/core';
const { publicVars } = loadEnv({ ${cwd ? `cwd: '${cwd}', ` : ''}prefixes: ['VITE_'] });
export default { source: { define: publicVars } };
`,
      '.env': 'VITE_TWO=in the root\n',
      'config/.env': 'VITE_ONE=in the folder\n',
      'src/index.js': 'console.log(import.meta.env.VITE_ONE, () => import.meta.env.VITE_TWO);\n',
    },
    expect({ read }) {
      assert.match(read(script), /"in the folder"/);
      assert.equal(read(script).includes('in the root'), cwd === undefined);
    },
  })),
  ...[true, false].map<Proof>((isSet) => ({
    says: [
      'html.cspNonce | security.nonce',
      'manifest | output.manifest',
      'emptyOutDir | output.cleanDistPath',
    ],
    run: 'build',
    config: {
      security: { nonce: isSet ? 'shoe-nonce' : undefined },
      output: { manifest: isSet, cleanDistPath: isSet },
    },
    files: { 'dist/old.txt': 'from an earlier build\n' },
    expect({ files, read }) {
      assert.equal(/<script [^>]*nonce="shoe-nonce"/.test(read('index.html')), isSet);
      assert.equal(files.includes('manifest.json'), isSet);
      assert.equal(files.includes('old.txt'), !isSet);
    },
  })),
  {
    says: 'worker | Not needed, because workers are built with the options of the page',
    run: 'build',
    config: { source: { define: { SHOP: JSON.stringify('the shop') } } },
    files: {
      'src/index.js': "new Worker(new URL('./work.ts', import.meta.url));\n",
      'src/work.ts': 'declare const SHOP: string;\nself.postMessage(SHOP);\n',
    },
    expect: (build) => assert.doesNotMatch(scriptWith('the shop', build), /index/),
  },
  ...[
    "import { title } from './pages/home';\nself.onmessage = () => console.log(title);\n",
    'export const title = 1;\n',
  ].map<Proof>((worker) => ({
    says: [
      'Rsbuild ignores this query: such an import gives you the module itself.',
      'Your code imports a worker with ?worker, and the file has imports or exports, but no default export.',
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
    says: 'There is no error, but the code of the file runs on the page instead of in a worker.',
    run: 'dev',
    files: {
      'src/index.js': "import MyWorker from './worker?worker';\nconsole.log(MyWorker);\n",
      'src/worker.js': "document.title = 'on the page';\n",
    },
    expect: async ({ open }) => assert.equal(await (await open()).title(), 'on the page'),
  },
  {
    says: [
      'resolveId | api.resolve',
      'load, transform | api.transform',
      'config | modifyRsbuildConfig',
      'configResolved | api.getNormalizedConfig()',
      'configureServer | onBeforeStartDevServer',
      'buildStart | onBeforeBuild and onBeforeStartDevServer',
      'buildEnd | onAfterBuild and onCloseDevServer',
      'closeBundle | onCloseBuild and onCloseDevServer',
      'transformIndexHtml | modifyHTML',
    ],
    run: 'script',
    files: {
      'src/index.js': "import shoes from 'virtual:shoes';\nconsole.log(shoes);\n",
      'src/shoes.js': "export default 'resolved shoes';\n",
    },
    async expect({ root, port }) {
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
          api.resolve(({ resolveData }) => {
            if (resolveData.request === 'virtual:shoes') resolveData.request = './shoes.js';
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
      assert.match(
        readBuiltFiles(path.join(root, 'dist'), '').read('static/js/index.js'),
        /resolved shoes/,
      );
      assert.deepEqual(
        [...new Set(called)],
        ['config', 'start "Shoes"', 'transform', 'html', 'end', 'close'],
      );

      const served: string[] = [];
      const server: RsbuildPlugin = {
        name: 'server',
        setup(api) {
          api.onBeforeStartDevServer((params) => {
            served.push('start');
            params.server.middlewares.use('/stock', (_request, response) =>
              response.end('7 pairs'),
            );
          });
          api.onCloseDevServer(() => void served.push('close'));
        },
      };
      const dev = await startDev(root, { server: { port }, plugins: [listener, server] });
      assert.deepEqual(served, ['start']);
      assert.equal(await (await fetch(`http://localhost:${port}/stock`)).text(), '7 pairs');
      await dev.server.close();
      assert.deepEqual(served, ['start', 'close']);
    },
  },
  autoPrefix(
    ["For the prefix 'auto', use <%= htmlPlugin.files.publicPath %>favicon.svg."],
    'favicon.svg',
  ),
];

import assert from 'node:assert/strict';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { buildIn } from '#kit/build-in';
import { fakePackage } from '#kit/fake-package';
import { hasFile } from '#kit/has-file';
import { samplePackage } from '#kit/sample-package';
import { scriptNames } from '#kit/script-names';
import { vuePackages } from '#kit/vue-packages';
import type { Proof } from '#tools/prover/proof';

const { pluginVue } = samplePackage<{ pluginVue: () => RsbuildPlugin }>('@rsbuild/plugin-vue');

const large = (name: string) =>
  fakePackage(name, `export default ${JSON.stringify(name.repeat(5000))};`);
const uses = (...names: string[]) => ({
  'src/index.js': names
    .map((name, index) => `import a${index} from '${name}';\nconsole.log(a${index});\n`)
    .join(''),
  ...Object.assign({}, ...names.map(large)),
});
const splits = (chunkSplit: NonNullable<RsbuildConfig['performance']>['chunkSplit']) => ({
  performance: { chunkSplit },
});
const hasScript = (files: string[], name: string) =>
  hasFile(files, new RegExp(`^static/js/(?:async/)?${name}\\.\\w{8,10}\\.js$`));
const lacksScript = (files: string[], name: string) =>
  assert.ok(!scriptNames(files).some((file) => file.endsWith(`/${name}.js`)), files.join());
const onDemand = (comment = '') => ({
  'src/index.js': `import(/* ${comment} */ './report.js');\n`,
  'src/report.js': "import './report.css';\nconsole.log('the report');\n",
  'src/report.css': '.report { color: teal }\n',
});

const paged = {
  'src/index.js':
    "import { openPage } from './open-page';\nopenPage('help').catch(({ message }) => document.body.append(message));\n",
  'src/pages/cart.ts': "export const page = 'the cart';\n",
  'src/pages/shop.ts': "export const page = 'the shop';\n",
};

/** Two pages share a package, a large module and a small one; a third page shares the small one; a fourth nothing. */
const pages = {
  ...large('kit'),
  'src/goods.js': `export const goods = ${JSON.stringify('goods'.repeat(6000))};\n`,
  'src/price.js': 'export const price = (cents) => `the price: ${cents}`;\n',
  ...Object.fromEntries(
    ['home', 'cart'].map((name) => [
      `src/${name}.ts`,
      `import kit from 'kit';\nimport { goods } from './goods';\nimport { price } from './price';\nconsole.log(kit, goods, price('${name}'));\n`,
    ]),
  ),
  'src/faq.ts': "import { price } from './price';\nconsole.log(price('faq'));\n",
  'src/help.ts': "console.log('help');\n",
};
const entry = Object.fromEntries(
  ['home', 'cart', 'faq', 'help'].map((name) => [name, `./src/${name}.ts`]),
);
const scriptsIn = (html: string) =>
  [...html.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src ?? '');

export const proofs: Proof[] = [
  {
    says: [
      'The import() call creates a boundary.',
      'Load the report with import() instead, and its code goes into a separate file, called a chunk. The browser fetches the chunk when the call runs:',
      'The report behind it goes into chunks in async, together with its CSS and with the dependencies that no other code uses.',
      'This works without configuration.',
    ],
    run: 'build',
    files: onDemand(),
    expect({ files, read }) {
      hasFile(files, /^static\/js\/async\/\d+\.\w{8,10}\.js$/);
      hasFile(files, /^static\/css\/async\/\d+\.\w{8,10}\.css$/);
      assert.doesNotMatch(read('static/js/index.*.js'), /the report/);
    },
  },
  ...(['development', 'production'] as const).map((mode): Proof => ({
    says: 'You get async/report.js and async/report.css, in production with a hash:',
    run: 'build',
    pageFiles: ['src/open-report.ts'],
    files: {
      ...onDemand(),
      'src/index.js': "import { openReport } from './open-report';\nopenReport();\n",
    },
    config: { mode },
    expect({ files }) {
      const hash = mode === 'production' ? '\\.\\w{8,10}' : '';
      hasFile(files, new RegExp(`^static/js/async/report${hash}\\.js$`));
      hasFile(files, new RegExp(`^static/css/async/report${hash}\\.css$`));
    },
  })),
  {
    says: [
      'Another comment makes the browser fetch the chunk in advance, as soon as the page is loaded and the browser is idle:',
      'Your script adds this hint, so it has to run first.',
    ],
    run: 'preview',
    pageFiles: ['src/next-report.ts'],
    files: {
      'src/index.js':
        "import { nextReport } from './next-report';\nglobalThis.report = nextReport;\n",
      'src/report.js': "console.log('the report');\n",
    },
    async expect({ open, page: load }) {
      assert.doesNotMatch(await load('/'), /prefetch/);
      const page = await open();
      await page.locator('link[rel="prefetch"][href*="/async/"]').waitFor({ state: 'attached' });
    },
  },
  {
    says: [
      'In React, wrap the import() call in lazy to get a component, which is what you want for routes.',
      'lazy expects a default export. Because the report has a named export, this example passes it on as default:',
    ],
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    pageFiles: ['src/lazy-report.tsx', 'src/report.tsx', 'src/report.css'],
    files: {
      'src/index.tsx':
        "import { createRoot } from 'react-dom/client';\nimport { LazyReport } from './lazy-report';\ncreateRoot(document.getElementById('root')!).render(<LazyReport />);\n",
    },
    async expect({ open, page: load }) {
      assert.doesNotMatch(await load('/'), /async/);
      const page = await open();
      await page.locator('p.report').waitFor();
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      assert.ok(loaded.some((name) => name.includes('/static/js/async/')));
    },
  },
  {
    says: [
      "Rspack can't know its value, so it creates a chunk for each file that would match, here for each .ts file in src/pages:",
    ],
    run: 'build',
    pageFiles: ['src/open-page.ts'],
    files: paged,
    expect: ({ files }) => assert.equal(scriptNames(files).length, 3),
  },
  {
    says: 'When no file has the name, the call rejects with Cannot find module',
    run: 'preview',
    pageFiles: ['src/open-page.ts'],
    files: paged,
    async expect({ open }) {
      const page = await open();
      await page.getByText("Cannot find module './help.ts'").waitFor();
    },
  },
  {
    says: 'Replace that import with import() too:',
    run: 'build',
    pageFiles: ['src/print.ts'],
    files: {
      'src/index.js': "import { print } from './print';\nprint();\nimport('./report.js');\n",
      'src/report.js': "export const Report = 'the report';\n",
    },
    expect({ files, read }) {
      assert.equal(scriptNames(files).length, 2);
      assert.doesNotMatch(read('static/js/index.*.js'), /the report/);
    },
  },
  ...(
    [
      [
        'lib-react react, react-dom, scheduler',
        pluginReact({ fastRefresh: false }),
        'lib-react',
        ['react', 'react-dom', 'scheduler'],
      ],
      [
        'lib-router react-router, react-router-dom, history, @remix-run/router',
        pluginReact({ fastRefresh: false }),
        'lib-router',
        ['react-router', 'react-router-dom', 'history', '@remix-run/router'],
      ],
      ['lib-axios axios, axios-*', undefined, 'lib-axios', ['axios', 'axios-shoes']],
      [
        'lib-vue vue, vue-loader, @vue/shared, @vue/reactivity, @vue/runtime-dom, @vue/runtime-core',
        pluginVue(),
        'lib-vue',
        vuePackages,
      ],
      ['lib-router vue-router', pluginVue(), 'lib-router', ['vue-router']],
    ] as const
  ).map<Proof>(([says, plugin, chunk, names]) => ({
    says: [
      says,
      'The default strategy creates separate chunks for packages that most pages need and that rarely change.',
      'For example, @rsbuild/plugin-react adds lib-react and lib-router, and @rsbuild/plugin-vue adds lib-vue and lib-router:',
    ],
    run: 'build',
    config: { plugins: [plugin] },
    files: uses(...names),
    expect({ files, read }) {
      hasScript(files, chunk);
      const code = read(`static/js/${chunk}.*.js`);
      for (const name of names) assert.ok(code.includes(name.repeat(50)), name);
    },
  })),
  {
    says: [
      'You set the strategy in performance.chunkSplit.',
      "Use 'split-by-module', because each package then has its own file",
      'The JavaScript of each package becomes npm.<package>, or npm.<scope>.<package>, and there is no minimum size.',
    ],
    run: 'build',
    config: splits({ strategy: 'split-by-module' }),
    files: {
      ...fakePackage('laces', "export default 'laces';"),
      ...fakePackage('@shop/shoes', "export default 'shoes';"),
      'src/index.js': "import a from 'laces';\nimport b from '@shop/shoes';\nconsole.log(a, b);\n",
    },
    expect({ files }) {
      hasScript(files, 'npm.laces');
      hasScript(files, 'npm.shop.shoes');
    },
  },
  ...([19_000, 21_000] as const).map<Proof>((size) => ({
    says: [
      'A group that is smaller than 20,000 bytes in production mode, or 10,000 bytes in other modes, gets no chunk.',
      "Usually, the package is smaller than the minimum, or your code doesn't use it.",
    ],
    run: 'build',
    files: {
      ...fakePackage('axios', `export default '${'x'.repeat(size)}';`),
      'src/index.js': "import a from 'axios';\nconsole.log(a);\n",
    },
    expect: ({ files }) =>
      size < 20_000 ? lacksScript(files, 'lib-axios') : hasScript(files, 'lib-axios'),
  })),
  ...([9000, 11_000] as const).map<Proof>((size) => ({
    says: 'A group that is smaller than 20,000 bytes in production mode, or 10,000 bytes in other modes, gets no chunk.',
    run: 'build',
    config: { mode: 'development' },
    files: {
      ...fakePackage('axios', `export default '${'x'.repeat(size)}';`),
      'src/index.js': "import a from 'axios';\nconsole.log(a);\n",
    },
    expect: ({ files }) =>
      assert.equal(files.includes('static/js/lib-axios.js'), size > 10_000, files.join()),
  })),
  {
    says: "Module Federation is the other reason: it leaves no lib-* chunks at all, because shared modules need the strategy 'custom', which Rsbuild sets for you.",
    run: 'build',
    config: { moduleFederation: { options: { name: 'shop', remotes: {} } } },
    files: uses('axios'),
    expect: ({ files }) => lacksScript(files, 'lib-axios'),
  },
  {
    says: 'Rspack leaves a single module in one piece, so a chunk can be larger than maxSize.',
    run: 'build',
    config: splits({ strategy: 'split-by-size', minSize: 1000, maxSize: 2000 }),
    files: uses('shoes'),
    expect: ({ files, read }) =>
      assert.ok(
        files.some((file) => file.endsWith('.js') && read(file).includes('shoes'.repeat(5000))),
      ),
  },
  {
    says: [
      'and groups in forceSplitting have no minimum size.',
      'Keep the list short, because each chunk that the entry needs adds a <script> to the page',
    ],
    run: 'build',
    config: splits({
      forceSplitting: [/[\\/]node_modules[\\/]laces[\\/]/, /[\\/]node_modules[\\/]soles[\\/]/],
    }),
    files: {
      ...fakePackage('laces', "export default 'laces';"),
      ...fakePackage('soles', "export default 'soles';"),
      'src/index.js': "import a from 'laces';\nimport b from 'soles';\nconsole.log(a, b);\n",
    },
    expect({ files, read }) {
      hasScript(files, 'force-split-0');
      hasScript(files, 'force-split-1');
      assert.equal(read('index.html').match(/<script defer/g)?.length, 3);
    },
  },
  {
    says: [
      'maxSize applies to the groups of forceSplitting as well, and Rspack cuts a larger group into parts such as moment~1.',
    ],
    run: 'build',
    config: splits({
      strategy: 'split-by-size',
      maxSize: 30_000,
      forceSplitting: { moment: /[\\/]node_modules[\\/]/ },
    }),
    files: uses('laces', 'soles'),
    expect({ files }) {
      lacksScript(files, 'moment');
      hasScript(files, 'moment~1');
    },
  },
  {
    says: "Under 'all-in-one', Rsbuild ignores both options, because there is nothing to split.",
    run: 'rspack',
    config: splits({ strategy: 'all-in-one', override: { minSize: 7 } }),
    expect: ({ optimization }) => assert.equal(optimization?.splitChunks, false),
  },
  {
    says: "Under 'all-in-one', Rsbuild ignores both options, because there is nothing to split.",
    run: 'build',
    config: splits({ strategy: 'all-in-one', forceSplitting: { shoes: /shoes/ } }),
    files: uses('shoes'),
    expect: ({ files }) => lacksScript(files, 'shoes'),
  },
  ...(
    [
      ['dom', 'lib-react'],
      ['react', 'react'],
    ] as const
  ).map<Proof>(([key, chunk]) => ({
    says: [
      'A group for react-dom still gives you lib-react',
      'Two groups now match react-dom: yours and the generated one.',
      'Under the default strategy, a package that already belongs to a lib-* chunk usually stays in this chunk.',
      'To replace the generated group, give yours the same key, which is react here.',
    ],
    run: 'build',
    config: {
      plugins: [pluginReact({ fastRefresh: false })],
      ...splits({ forceSplitting: { [key]: /[\\/]node_modules[\\/]react-dom[\\/]/ } }),
    },
    files: uses('react', 'react-dom'),
    expect({ files, read }) {
      hasScript(files, chunk);
      assert.ok(read(`static/js/${chunk}.*.js`).includes('react-dom'.repeat(50)));
    },
  })),
  {
    says: [
      'Otherwise, /node_modules[\\\\/]axios/ also matches axios-retry.',
      'End the expression with [\\\\/].',
    ],
    run: 'script',
    expect() {
      assert.match('/app/node_modules/axios-retry/index.js', /node_modules[\\/]axios/);
      assert.doesNotMatch('/app/node_modules/axios-retry/index.js', /node_modules[\\/]axios[\\/]/);
    },
  },
  {
    says: 'Dynamic imports still have separate files, unless you turn off output.asyncChunks of Rspack:',
    run: 'build',
    config: splits({ strategy: 'all-in-one' }),
    files: onDemand(),
    expect: ({ files }) => assert.equal(scriptNames(files).length, 2),
  },
  {
    says: 'Dynamic imports still have separate files, unless you turn off output.asyncChunks of Rspack:',
    run: 'build',
    config: {
      ...splits({ strategy: 'all-in-one' }),
      tools: { rspack: { output: { asyncChunks: false } } },
    },
    files: onDemand(),
    expect: ({ files }) => assert.equal(scriptNames(files).length, 1),
  },
  {
    says: [
      'Rsbuild merges them with what the strategy has generated, and your values take precedence.',
      "But groups aren't merged: one with the same key as a generated group replaces it as a whole, so include test and name as well.",
    ],
    run: 'rspack',
    config: splits({ override: { minSize: 7, cacheGroups: { axios: { priority: 3 } } } }),
    expect({ optimization }) {
      const { splitChunks } = optimization ?? {};
      assert.ok(splitChunks);
      assert.equal(splitChunks.minSize, 7);
      assert.equal(splitChunks.chunks, 'all');
      assert.deepEqual(splitChunks.cacheGroups?.axios, { priority: 3 });
    },
  },
  {
    says: 'Another module imports the same code statically, so the code is already part of the page.',
    run: 'build',
    files: {
      'src/index.js': "import './report.js';\nimport('./report.js');\n",
      'src/report.js': "console.log('the report');\n",
    },
    expect: ({ files }) => assert.equal(scriptNames(files).length, 1),
  },
  ...(['node', 'web-worker'] as const).map<Proof>((target) => ({
    says: [
      "The output for node or web-worker isn't split",
      'Rsbuild turns splitting off for these targets, whatever strategy you choose.',
      'Dynamic imports depend on the target: node has a separate file for them, while a web-worker bundle contains their code.',
    ],
    run: 'build',
    config: { output: { target } },
    files: {
      ...uses('axios'),
      'src/later.js': "console.log('later');\n",
      'src/index.js': "import a from 'axios';\nconsole.log(a);\nimport('./later.js');\n",
    },
    expect: ({ files }) =>
      assert.equal(files.filter((file) => file.endsWith('.js')).length, target === 'node' ? 2 : 1),
  })),
  {
    says: 'Modules of one name share a chunk.',
    run: 'build',
    files: {
      'src/index.js':
        'import(/* webpackChunkName: "admin" */ "./shop");\nimport(/* webpackChunkName: "admin" */ "./users");\n',
      'src/shop.js': "console.log('the shop');\n",
      'src/users.js': "console.log('the users');\n",
    },
    expect({ files, read }) {
      assert.equal(scriptNames(files).length, 2);
      assert.match(read('static/js/async/admin.*.js'), /the shop[^]*the users/);
    },
  },
  {
    says: [
      "You don't have to set anything: packages and modules that two pages import go into shared chunks by themselves, and a page loads only the ones it needs.",
    ],
    run: 'build',
    config: { source: { entry } },
    files: pages,
    expect({ files, read }) {
      const shared = files.filter((file) => /^static\/js\/\d+\.\w+\.js$/.test(file));
      const code = shared.map((file) => read(file)).join('');
      assert.equal(code.split('kit'.repeat(5000)).length, 2);
      assert.equal(code.split('goods'.repeat(6000)).length, 2);
      for (const name of ['home', 'cart']) {
        assert.equal(scriptsIn(read(`${name}.html`)).length, shared.length + 1);
        assert.doesNotMatch(read(`static/js/${name}.*.js`), /(?:goods){2}|(?:kit){2}/);
      }
      assert.match(read('static/js/faq.*.js'), /the price/);
      for (const name of ['faq', 'help']) assert.equal(scriptsIn(read(`${name}.html`)).length, 1);
    },
  },
  {
    says: "But if the code that they share is smaller than the minimum altogether, it's copied into each page, because it isn't worth a request.",
    run: 'build',
    config: { source: { entry: { faq: './src/faq.ts', terms: './src/terms.ts' } } },
    files: {
      ...pages,
      'src/terms.ts': "import { price } from './price';\nconsole.log(price('terms'));\n",
    },
    expect({ files, read }) {
      assert.equal(scriptNames(files).length, 2);
      for (const name of ['faq', 'terms'])
        assert.match(read(`static/js/${name}.*.js`), /the price/);
    },
  },
  {
    says: [
      "The file is now called common.js, and pages that share nothing don't load it.",
      'But a page that needs one of its modules loads the whole file, which is why we recommend the default for many different pages.',
      "If you'd rather have all shared code in one file, whatever its size, add a group for modules that at least two pages need:",
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "name: 'common'" },
    with: { source: { entry } },
    files: pages,
    expect({ files, read }) {
      assert.equal(scriptNames(files).length, 5);
      const common = read('static/js/common.*.js');
      for (const part of [/(?:kit){2}/, /(?:goods){2}/, /the price/]) assert.match(common, part);
      for (const name of ['home', 'cart', 'faq', 'help'])
        assert.equal(/\/common\.\w+\.js/.test(read(`${name}.html`)), name !== 'help');
    },
  },
  {
    says: 'The promise of import() rejects with an error whose name is ChunkLoadError, and when you then reload the page, it knows the new chunks.',
    run: 'preview',
    alone: true,
    files: {
      'src/index.js':
        "document.onclick = () => import('./later.js').then(({ text }) => (document.title = text), ({ name }) => (document.title = name));\n",
      'src/later.js': "export const text = 'old';\n",
    },
    async expect({ open, root, write }) {
      const page = await open();
      write('src/later.js', "export const text = 'new';\n");
      await buildIn(root);
      await page.click('html');
      await page.waitForFunction(() => document.title === 'ChunkLoadError');
      await page.reload();
      await page.click('html');
      await page.waitForFunction(() => document.title === 'new');
    },
  },
  ...[false, true].map<Proof>((isSplit) => ({
    says: [
      "index.js gets a new hash, but you've edited another chunk",
      "You've only changed the report, and your visitors download the entry again.",
      "That's because the entry contains the runtime of Rspack, which knows the names of the chunks behind import().",
      'Put the runtime into a separate chunk, and the entry keeps its hash.',
    ],
    run: 'script',
    files: {
      'rsbuild.config.mjs': `export default { tools: { rspack: { optimization: { runtimeChunk: ${isSplit ? "'single'" : 'false'} } } } };\n`,
      'src/index.js': "import('./report.js');\n",
      'src/report.js': "console.log('the report');\n",
    },
    async expect({ root, write }) {
      const entryOf = (files: string[]) =>
        files.find((file) => file.startsWith('static/js/index.'));
      const before = await buildIn(root);
      write('src/report.js', "console.log('the new report');\n");
      const after = await buildIn(root);
      assert.ok(entryOf(before.files));
      assert.equal(entryOf(before.files) === entryOf(after.files), isSplit);
      assert.equal(scriptNames(after.files).includes('static/js/runtime.js'), isSplit);
    },
  })),
  {
    says: 'Since this chunk is small and changes often, put it into the HTML:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'runtimeChunk' },
    files: onDemand(),
    expect({ files, read }) {
      assert.ok(!scriptNames(files).includes('static/js/runtime.js'));
      assert.equal(scriptsIn(read('index.html')).length, 1);
      assert.match(read('index.html'), /<script defer>|<script>/);
    },
  },
];

import assert from 'node:assert/strict';
import { pluginReact } from '@rsbuild/plugin-react';
import { hasFile } from '#kit/has-file';
import { loadersOf } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import { createRsbuild, rspack } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const shop = {
  'src/index.js':
    "import { used } from './both';\nimport './a.css';\nconsole.log(used, [1].at(-1));\n",
  'src/both.js': "export const used = 'used here';\nexport const other = 'nobody imports this';\n",
  'src/a.css': '.a {\n  color: red;\n}\n',
};

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild makes a chunk for each entry, for code that you load with import(), and for packages that it splits off.',
      'For example, @rsbuild/plugin-react puts React into the chunk lib-react.',
      "In a build for the target web, Rsbuild writes an HTML page for each entry, except where you've set html: false.",
      "A visitor can then download the code that a page needs without the rest, and the browser can keep the chunks that didn't change in its cache.",
    ],
    run: 'build',
    config: {
      source: {
        entry: {
          index: './src/index.js',
          about: './src/about.js',
          bare: { import: './src/about.js', html: false },
        },
      },
      plugins: [pluginReact()],
    },
    files: {
      'src/index.js':
        "import { createRoot } from 'react-dom/client';\nconsole.log(createRoot, import('./later'));\n",
      'src/about.js': "console.log('about');\n",
      'src/later.js': "console.log('later');\n",
    },
    expect({ files, read }) {
      hasFile(files, /^static\/js\/index\.\w+\.js$/);
      hasFile(files, /^static\/js\/about\.\w+\.js$/);
      hasFile(files, /^static\/js\/async\/\w+\.\w+\.js$/);
      hasFile(files, /^static\/js\/lib-react\.\w+\.js$/);
      assert.ok(!files.includes('bare.html'));
      hasFile(files, /^static\/js\/bare\.\w+\.js$/);
      assert.match(read('index.html'), /lib-react/);
      assert.doesNotMatch(read('about.html'), /lib-react|index\./);
    },
  },
  ...(['node', 'web-worker'] as const).map<Proof>((target) => ({
    says: "In a build for the target web, Rsbuild writes an HTML page for each entry, except where you've set html: false.",
    run: 'build',
    config: { output: { target } },
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.html'))),
  })),
  {
    says: 'By default, this is src/index.ts or another file named src/index.',
    run: 'script',
    files: { 'src/index.tsx': '' },
    async expect({ root, write }) {
      const entry = async () => JSON.stringify((await rspackConfig(root, {})).entry);
      assert.match(await entry(), /src\/index\.tsx/);
      write('src/index.ts', '');
      assert.match(await entry(), /src\/index\.ts"/);
    },
  },
  {
    says: 'If the content changes, the hash and the file name change too, so browsers can cache the file for a long time.',
    run: 'script',
    async expect({ root, write }) {
      const name = async () => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { mode: 'production' } });
        const { stats, close } = await rsbuild.build();
        const { assetsByChunkName } = stats!.toJson({ all: false, assets: true });
        await close();
        return assetsByChunkName!.index![0]!;
      };
      const first = await name();
      assert.match(first, /^static\/js\/index\.\w{8,10}\.js$/);
      assert.equal(await name(), first);
      write('src/index.js', "console.log('other');\n");
      assert.notEqual(await name(), first);
    },
  },
  {
    says: [
      'When you edit a file, the dev server sends the changed modules to the browser, which replaces them while the page is running.',
      'If no module accepts the update, the page reloads.',
      "Rsbuild reloads the page when HMR can't apply an update.",
    ],
    run: 'dev',
    alone: true,
    files: {
      'src/index.js': "import './a';\nimport './b';\n",
      'src/a.js': "document.body.dataset.a = 'first';\nimport.meta.webpackHot.accept();\n",
      'src/b.js': "document.body.dataset.b = 'first';\n",
    },
    async expect({ open, write }) {
      const page = await open();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      write('src/a.js', "document.body.dataset.a = 'second';\nimport.meta.webpackHot.accept();\n");
      await page.waitForFunction(() => document.body.dataset.a === 'second');
      assert.equal(await page.locator('body').getAttribute('data-same-page'), '');
      const reloaded = page.waitForEvent('load');
      write('src/b.js', "document.body.dataset.b = 'second';\n");
      await reloaded;
      await page.waitForFunction(() => document.body.dataset.b === 'second');
    },
  },
  {
    says: [
      'Rsbuild minifies JavaScript and CSS in production mode.',
      'Tree shaking removes exports that nobody imports, and modules without side effects that nobody needs.',
      "Rsbuild doesn't add polyfills unless you set output.polyfill.",
    ],
    run: 'build',
    files: shop,
    expect({ files, read }) {
      assert.doesNotMatch(read(script).trim(), /\n/);
      assert.match(read('static/css/index.*.css'), /\.a\{color:red\}/);
      assert.doesNotMatch(read(script), /nobody imports this/);
      assert.ok(!files.some((file) => file.includes('polyfill')));
    },
  },
  {
    says: "Rsbuild doesn't add polyfills unless you set output.polyfill.",
    run: 'build',
    config: { output: { polyfill: 'usage' } },
    files: shop,
    expect: ({ files }) => hasFile(files, /lib-polyfill/),
  },
  {
    says: 'Rspack and webpack plugins belong in tools.rspack and can change how the bundler works.',
    run: 'build',
    config: {
      tools: { rspack: { plugins: [new rspack.DefinePlugin({ SHOE: '"red shoe"' })] } },
    },
    files: { 'src/index.js': 'console.log(SHOE);\n' },
    expect: ({ read }) => assert.match(read(script), /"red shoe"/),
  },
  {
    says: ['Rsbuild creates source maps for JavaScript during development.', 'The default is web.'],
    run: 'script',
    async expect({ root }) {
      const dev = await rspackConfig(root, { mode: 'development' });
      assert.equal(dev.devtool, 'cheap-module-source-map');
      assert.equal((await rspackConfig(root, { mode: 'production' })).devtool, false);
      assert.ok([dev.target].flat().includes('web'));
    },
  },
  {
    says: 'Rsbuild uses SWC for both.',
    run: 'rspack',
    config: { mode: 'production' },
    expect(config) {
      assert.ok(loadersOf(config).some(({ loader }) => loader === 'builtin:swc-loader'));
      const minimizers = config.optimization?.minimizer?.map((one) => `${one?.constructor.name}`);
      assert.ok(minimizers?.includes('SwcJsMinimizerRspackPlugin'));
    },
  },
  {
    says: 'Your Browserslist decides how far they go.',
    run: 'script',
    files: { 'src/index.js': '' },
    async expect({ root, write }) {
      const targets = async () =>
        JSON.stringify(
          loadersOf(await rspackConfig(root, {})).find(
            ({ loader }) => loader === 'builtin:swc-loader',
          )?.options,
        );
      write('.browserslistrc', 'chrome >= 110\n');
      assert.match(await targets(), /chrome >= 110/);
    },
  },
  {
    says: 'Rsbuild sets up the loaders for common file types, and you can add others.',
    run: 'script',
    async expect({ root }) {
      const config = await rspackConfig(root, {
        tools: { rspack: { module: { rules: [{ test: /\.shoe$/, loader: 'shoe-loader' }] } } },
      });
      const names = loadersOf(config).map(({ loader }) => `${loader}`);
      assert.ok(names.some((name) => name.includes('css-loader')));
      assert.ok(names.includes('shoe-loader'));
    },
  },
];

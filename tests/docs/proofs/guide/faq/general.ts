import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { projectRoot } from '#tools/pages/project-root';
import { hasFile } from '#kit/has-file';
import { loaderOptions } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const manifest = JSON.parse(
  fs.readFileSync(path.join(projectRoot, 'node_modules/@rsbuild/core/package.json'), 'utf8'),
) as { version: string; engines: { node: string }; dependencies: Record<string, string> };
const targets = async (root: string, config: RsbuildConfig) =>
  [loaderOptions(await rspackConfig(root, config), 'builtin:swc-loader').env.targets].flat();

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild is a build tool that uses Rspack.',
      'It configures Rspack for you and adds what you need around it.',
    ],
    run: 'rspack',
    expect({ entry, module, plugins }) {
      assert.ok('@rspack/core' in manifest.dependencies);
      assert.ok(entry && module!.rules!.length > 0 && plugins!.length > 0);
    },
  },
  {
    says: [
      'Where you start | With a configuration that you write | Without a configuration',
      'TypeScript, CSS, images, HTML | You put together rules and plugins | Work from the start',
      'Rsbuild starts without one, as long as it finds an entry such as src/index.ts.',
    ],
    run: 'build',
    files: {
      'src/index.ts':
        "import './a.css';\nimport image from './a.png';\nconst shoe: string = image;\nconsole.log(shoe);\n",
      'src/a.css': '.a { color: red }\n',
      'src/a.png': 'image'.repeat(4000),
    },
    expect({ error, files }) {
      assert.equal(error, undefined);
      assert.ok(files.includes('index.html'));
      hasFile(files, /^static\/css\/index\.\w+\.css$/);
      hasFile(files, /^static\/image\/a\.\w+\.png$/);
    },
  },
  {
    says: 'Dev server, error overlay, .env files | Available in part, with more packages | Built in',
    run: 'dev',
    files: { 'src/index.js': "import './missing';\n" },
    async expect({ open }) {
      await (await open()).locator('rsbuild-error-overlay').waitFor({ state: 'attached' });
    },
  },
  {
    says: 'Dev server, error overlay, .env files | Available in part, with more packages | Built in',
    run: 'command',
    command: 'rsbuild build',
    files: {
      'src/index.js': 'console.log(import.meta.env.PUBLIC_SHOE);\n',
      '.env': 'PUBLIC_SHOE=red shoe\n',
    },
    expect: ({ read }) => assert.match(read(script), /"red shoe"/),
  },
  {
    says: 'Command line | Similar to that of webpack | dev, build, preview, inspect',
    run: 'command',
    command: 'rsbuild --help',
    expect({ log }) {
      assert.match(log, /starting the dev server/);
      for (const name of ['build', 'preview', 'inspect'])
        assert.match(log, new RegExp(`^ +${name}\\b`, 'm'));
    },
  },
  {
    says: 'Rsbuild has its own dev server, so it ignores the devServer options of Rspack and prints Find invalid Rspack config: "devServer".',
    run: 'dev',
    config: { tools: { rspack: { devServer: { headers: { shop: 'open' } } } as never } },
    async expect({ get, log }) {
      assert.match(log(), /Find invalid Rspack config: "devServer"\./);
      assert.equal((await get('/')).headers.get('shop'), null);
    },
  },
  {
    says: "It doesn't write type declarations, and it bundles modules instead of writing one file for each.",
    run: 'build',
    config: { output: { target: 'node' } },
    files: {
      'src/index.ts': "import { price } from './price';\nexport const total: number = price * 2;\n",
      'src/price.ts': 'export const price: number = 4;\n',
    },
    expect({ files }) {
      assert.deepEqual(
        files.filter((file) => /\.(js|ts)$/.test(file)),
        ['index.js'],
      );
    },
  },
  ...(
    [
      [
        "import os from 'node:os';\nconsole.log(os.EOL);\n",
        /^require is not defined in ES module scope/,
      ],
      ['export const answer = 42;\n', /^module is not defined in ES module scope/],
    ] as const
  ).map(([code, message]): Proof => ({
    says: 'In a package with "type": "module", Node.js takes it for an ES module and usually stops with require is not defined in ES module scope, or with module instead of require.',
    run: 'build',
    config: { output: { target: 'node' } },
    files: { 'package.json': '{ "name": "shop", "type": "module" }\n', 'src/index.js': code },
    async expect({ root }) {
      await assert.rejects(import(path.join(root, 'dist/index.js')), { message });
    },
  })),
  {
    says: 'If you put a Vite plugin into plugins, the build stops with Expect the setup function of Rsbuild plugin to be a function, but got object.',
    run: 'script',
    expect: ({ root }) =>
      assert.rejects(
        rspackConfig(root, { plugins: [{ name: 'of-vite', transform() {} } as never] }),
        /Expect the setup function of Rsbuild plugin to be a function, but got/,
      ),
  },
  {
    says: 'If the plugin has a function apply, the message says that it looks like a webpack or Rspack plugin, which is wrong for a Vite plugin.',
    run: 'script',
    expect: ({ root }) =>
      assert.rejects(
        rspackConfig(root, { plugins: [{ name: 'of-vite', apply: () => true } as never] }),
        /looks like a webpack or Rspack plugin/,
      ),
  },
  {
    says: 'SWC removes the types without checking them, so a file with a type error is built without a message.',
    run: 'build',
    files: { 'src/index.ts': "const price: number = 'no number';\nconsole.log(price);\n" },
    expect({ error, log, read }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|TS\d+/);
      assert.match(read(script), /"no number"/);
    },
  },
  {
    says: [
      'Unless you list browsers, Rsbuild compiles for these versions and later:',
      'web and web-worker | Chrome 87, Edge 88, Firefox 78 and Safari 14',
      'node | Node.js 16',
    ],
    run: 'script',
    async expect({ root }) {
      const web = ['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14'];
      for (const target of ['web', 'web-worker'] as const)
        assert.deepEqual(await targets(root, { output: { target } }), web);
      assert.deepEqual(await targets(root, { output: { target: 'node' } }), ['node >= 16']);
    },
  },
  {
    says: [
      'This covers syntax.',
      'For missing functions, you need polyfills, which are off by default.',
    ],
    run: 'build',
    config: { output: { overrideBrowserslist: ['chrome 60'] } },
    files: { 'src/index.js': 'console.log(window.shoes ?? [1].at(-1));\n' },
    expect({ files, read }) {
      assert.doesNotMatch(read(script), /window\.shoes\?\?/);
      assert.match(read(script), /\[1\]\.at\(-1\)/);
      assert.ok(!files.some((file) => file.includes('polyfill')));
    },
  },
  {
    says: 'Rsbuild 1.3.22 needs Node.js 16.10 or later.',
    run: 'script',
    expect: () =>
      assert.deepEqual([manifest.version, manifest.engines.node], ['1.3.22', '>=16.10.0']),
  },
  {
    says: 'With output.manifest, Rsbuild writes a list from which your backend can read the names of the scripts and stylesheets.',
    run: 'build',
    config: { output: { manifest: true } },
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }\n' },
    expect({ files, read }) {
      const list = read('manifest.json');
      for (const file of files.filter((name) => /\.(js|css)$/.test(name)))
        assert.ok(list.includes(file), file);
    },
  },
  {
    says: 'Rspack runs loaders and plugins of webpack, and you add them in tools.rspack.',
    run: 'build',
    config: {
      tools: {
        rspack: {
          module: {
            rules: [
              {
                test: /\.csv$/,
                type: 'javascript/auto',
                loader: path.join(projectRoot, 'node_modules/null-loader'),
              },
            ],
          },
        },
      },
    },
    files: { 'src/index.js': "import './a.csv';\nconsole.log('built');\n", 'src/a.csv': 'a;b\n' },
    expect: ({ error, read }) => {
      assert.equal(error, undefined);
      assert.match(read(script), /built/);
    },
  },
];

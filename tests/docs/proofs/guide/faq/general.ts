import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { projectRoot } from '#tools/pages/project-root';
import { hasFile } from '#kit/has-file';
import { loaderOptions } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const manifest = JSON.parse(
  fs.readFileSync(path.join(projectRoot, 'node_modules/@rsbuild/core/package.json'), 'utf8'),
) as { version: string; engines: { node: string }; dependencies: Record<string, string> };
const app = {
  'src/index.ts':
    "import './a.css';\nimport image from './a.png';\nconst shoe: string = image;\nconsole.log(shoe);\n",
  'src/a.css': '.a { color: red }\n',
  'src/a.png': '\u0089PNG '.repeat(4000),
};
const targets = async (root: string, config: RsbuildConfig) =>
  [loaderOptions(await rspackConfig(root, config), 'builtin:swc-loader').env.targets].flat();

export const proofs: Proof[] = [
  {
    says: 'Rsbuild is a build tool that has Rspack inside and creates this configuration for you.',
    run: 'rspack',
    expect({ entry, module, plugins }) {
      assert.ok('@rspack/core' in manifest.dependencies);
      assert.ok(entry && module!.rules!.length > 0 && plugins!.length > 0);
    },
  },
  {
    says: [
      'The same app then needs no config file:',
      'No, as long as Rsbuild finds an entry such as src/index.ts.',
    ],
    run: 'build',
    files: app,
    expect({ error, files }) {
      assert.equal(error, undefined);
      assert.ok(files.includes('index.html'));
      hasFile(files, /^static\/css\/index\.\w+\.css$/);
      hasFile(files, /^static\/image\/a\.\w+\.png$/);
    },
  },
  {
    says: 'Even a small app needs a setting for each kind of file:',
    run: 'script',
    files: app,
    pageFiles: ['rspack.config.mjs'],
    async expect({ root, write }) {
      const core = path.join(projectRoot, 'node_modules/@rsbuild/core/dist/index.js');
      const { rspack } = (await import(core)) as typeof import('@rsbuild/core');
      const text = fs.readFileSync(path.join(root, 'rspack.config.mjs'), 'utf8');
      write('own.config.mjs', text.replace('@rspack/core', core));
      const { default: config } = (await import(path.join(root, 'own.config.mjs'))) as {
        default: Rspack.Configuration;
      };
      const build = async (changes: Rspack.Configuration) => {
        const output = { path: path.join(root, 'dist') };
        const compiler = rspack.rspack({
          ...config,
          ...changes,
          context: root,
          mode: 'none',
          output,
        });
        const stats = await new Promise<Rspack.Stats>((resolve, reject) =>
          compiler.run((error, result) => (error ? reject(error) : resolve(result!))),
        );
        return stats.toJson({ all: false, errors: true });
      };
      const complete = await build({});
      assert.deepEqual(complete.errors, []);
      const names = fs.readdirSync(path.join(root, 'dist'));
      for (const end of ['.html', '.css', '.js', '.png']) hasFile(names, new RegExp(`\\${end}$`));

      for (const rule of config.module!.rules!) {
        const rules = config.module!.rules!.filter((other) => other !== rule);
        assert.notDeepEqual((await build({ module: { rules } })).errors, []);
      }
      assert.notDeepEqual((await build({ experiments: {} })).errors, []);
    },
  },
  {
    says: 'It also brings a dev server, an error overlay and .env files.',
    run: 'dev',
    files: { 'src/index.js': "import './missing';\n" },
    async expect({ open }) {
      await (await open()).locator('rsbuild-error-overlay').waitFor({ state: 'attached' });
    },
  },
  {
    says: 'It also brings a dev server, an error overlay and .env files.',
    run: 'command',
    command: 'rsbuild build',
    files: {
      'src/index.js': 'console.log(import.meta.env.PUBLIC_SHOE);\n',
      '.env': 'PUBLIC_SHOE=red shoe\n',
    },
    expect: ({ read }) => assert.match(read(script), /"red shoe"/),
  },
  {
    says: [
      'Rsbuild is made for applications, so it bundles the modules into one file and creates no type declarations',
      "Set the target to 'node', and you get a bundle without HTML:",
    ],
    run: 'build',
    config: { output: { target: 'node' } },
    files: {
      'src/index.ts': "import { price } from './price';\nexport const total: number = price * 2;\n",
      'src/price.ts': 'export const price: number = 4;\n',
    },
    expect({ files }) {
      assert.deepEqual(
        files.filter((file) => /\.(js|ts|html)$/.test(file)),
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
    says: [
      'The second command may stop with require is not defined in ES module scope.',
      'You see it in a package with "type": "module": there, Node.js takes each .js file for an ES module, but the bundle is a CommonJS file.',
      'The message can also name module instead of require.',
    ],
    run: 'build',
    config: { output: { target: 'node' } },
    files: { 'package.json': '{ "name": "shop", "type": "module" }\n', 'src/index.js': code },
    async expect({ root }) {
      await assert.rejects(import(path.join(root, 'dist/index.js')), { message });
    },
  })),
  {
    says: [
      'Two messages tell you that a Vite plugin is left in plugins:',
      'Expect the setup function of Rsbuild plugin to be a function, but got object. is the message for most Vite plugins.',
    ],
    run: 'script',
    expect: ({ root }) =>
      assert.rejects(
        rspackConfig(root, { plugins: [{ name: 'of-vite', transform() {} } as never] }),
        /Expect the setup function of Rsbuild plugin to be a function, but got/,
      ),
  },
  {
    says: [
      'Two messages tell you that a Vite plugin is left in plugins:',
      'looks like a webpack or Rspack plugin is a mistake. You see this message when the Vite plugin has a function apply, because plugins for webpack have one, too.',
    ],
    run: 'script',
    expect: ({ root }) =>
      assert.rejects(
        rspackConfig(root, { plugins: [{ name: 'of-vite', apply: () => true } as never] }),
        /looks like a webpack or Rspack plugin/,
      ),
  },
  {
    says: 'SWC removes the types without checking them, so this builds without a message:',
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
      'By default, the output supports Chrome 87, Edge 88, Firefox 78, Safari 14 and later versions of them.',
      'For the target node, it supports Node.js 16.',
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
      'The list is about syntax.',
      'If a browser lacks a function such as Array.prototype.at(), you need polyfills, which are off by default.',
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
    says: 'Set output.manifest, and Rsbuild creates a list from which your backend reads the names of the scripts and stylesheets.',
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
    says: [
      'In most cases, yes, because Rspack runs them.',
      'For loaders and plugins that have no replacement, use tools.rspack, and add them as you would in webpack.',
    ],
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
  ...['/', 'auto'].map((assetPrefix): Proof => ({
    says: [
      'If you double-click dist/index.html, the page is blank',
      'But if the page has to work from a folder, for example in a desktop app, let Rsbuild use relative paths:',
    ],
    run: 'build',
    ...(assetPrefix === 'auto'
      ? { sample: { title: 'rsbuild.config.ts', containing: 'auto' } }
      : { config: {} }),
    files: {
      'src/index.js':
        "import './a.css';\nimport image from './a.png';\ndocument.body.append(image);\n",
      'src/a.css': "body { background: url('./a.png') }\n",
      'src/a.png': 'image'.repeat(4000),
    },
    async expect({ root }) {
      const { openPage } = await import('#tools/project/browser');
      const { page, errors } = await openPage(`file://${root}/dist/index.html`);
      const text = (await page.innerText('body')).trim();
      await page.context().close();
      if (assetPrefix === 'auto') {
        assert.match(text, /a\.\w{8,10}\.png$/);
        assert.deepEqual(errors, []);
      } else {
        assert.equal(text, '');
        assert.match(errors.join('\n'), / file:\/\/\/static\/js\/index\.\w{8,10}\.js$/m);
      }
    },
  })),
  {
    says: "macOS and Windows usually find it anyway, but Linux doesn't.",
    shown: { containing: "Can't resolve './Button'" },
    run: 'build',
    files: { 'src/index.js': "import './Button';\n", 'src/button.js': '' },
    expect({ log, root, shown }) {
      assert.ok(log.includes(shown.trim().replace('/my-app', root)), log);
    },
  },
  ...[15_000, 17_000].map((bytes): Proof => ({
    says: [
      'The browser sends more than 16 KB of headers, and these include the cookies.',
      'Delete the cookies of localhost, or raise the limit of Node.js:',
    ],
    run: 'dev',
    async expect({ get }) {
      const headers = { cookie: `shoes=${'a'.repeat(bytes)}` };
      assert.equal((await get('/', { headers })).status, bytes < 16_384 ? 200 : 431);
    },
  })),
];

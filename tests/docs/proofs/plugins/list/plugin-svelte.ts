import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginSvelte, type PluginSvelteOptions } from '@rsbuild/plugin-svelte';
import { loaderOptions, type AnyOptions } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import type { Proof } from '#tools/prover/proof';

const withSvelte = (options?: PluginSvelteOptions, rest: RsbuildConfig = {}): RsbuildConfig => ({
  mode: 'production',
  ...rest,
  plugins: [pluginSvelte(options)],
});
const svelte = async (root: string, options?: PluginSvelteOptions, rest?: RsbuildConfig) =>
  loaderOptions(await rspackConfig(root, withSvelte(options, rest)), 'svelte-loader');
const files = {
  'src/index.js':
    "import { mount } from 'svelte';\nimport App from './App.svelte';\nmount(App, { target: document.body });\n",
  'src/App.svelte':
    '<script>\n  const name = globalThis.shop ?? 42n;\n</script>\n<h1>{name}</h1>\n<style>h1 { color: red }</style>\n',
};
const counter = (word: string) =>
  `<script>\n  let count = $state(0);\n</script>\n<button onclick={() => (count += 1)}>${word} {count} times</button>\n`;
const failure = ({ error, log }: { error?: string; log: string }) => `${error}${log}`;
/** A project that doesn't call Svelte's own functions, which differ between browsers and servers. */
const compiled = {
  ...files,
  'src/index.js':
    "import 'svelte/internal/disclose-version';\nimport App from './App.svelte';\nconsole.log(App);\n",
};

/** What a build for Node.js prints that renders a component. */
const rendered = (says: string | string[], compilerOptions: object, expected: RegExp): Proof => ({
  says,
  run: 'build',
  config: withSvelte(
    { svelteLoaderOptions: { compilerOptions } },
    {
      output: { target: 'node', distPath: { js: '' } },
      source: { entry: { index: './src/server.js' } },
    },
  ),
  files: {
    'src/server.js':
      "import { render } from 'svelte/server';\nimport App from './App.svelte';\nconsole.log(render(App).body);\n",
    'src/App.svelte': '<h1>Hello</h1>\n',
  },
  expect({ root }) {
    const { stdout, stderr } = spawnSync(process.execPath, ['dist/index.js'], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.match(`${stdout}${stderr}`, expected);
  },
});

export const proofs: Proof[] = [
  {
    says: ['Without the plugin, a build that imports a .svelte file fails.'],
    run: 'build',
    files,
    expect: (result) => assert.match(failure(result), /App\.svelte/),
  },
  {
    says: '@rsbuild/plugin-svelte compiles .svelte components with svelte-loader.',
    run: 'build',
    config: withSvelte(),
    files: compiled,
    expect: ({ read }) =>
      assert.match(read('static/css/index.*.css'), /h1\.svelte-\w+\{color:red\}/),
  },
  rendered(
    [
      'The plugin compiles components for the browser, whatever the target is.',
      'If you render a component with svelte/server in a build for node, the program stops with ReferenceError: document is not defined.',
    ],
    {},
    /ReferenceError: document is not defined/,
  ),
  rendered(
    "To compile for the server, set generate: 'server' in compilerOptions.",
    { generate: 'server' },
    /<h1>Hello<\/h1>/,
  ),
  {
    says: "If it's missing, Rsbuild stops with [rsbuild:svelte] Failed to resolve svelte package.",
    run: 'script',
    expect: ({ root }) =>
      assert.rejects(rspackConfig(root, withSvelte()), /Failed to resolve `?svelte`? package/),
  },
  {
    says: [
      'resolve.extensions | Adds .svelte at the end',
      "resolve.mainFields, resolve.conditionNames | Puts svelte before Rspack's own values",
      'Svelte 5 | Modules such as .svelte.js and .svelte.ts go through SWC and then through svelte-loader',
      'The plugin reads the version of Svelte from svelte/package.json in your project and sets up the following:',
    ],
    run: 'script',
    files,
    async expect({ root }) {
      const { resolve, module } = await rspackConfig(root, withSvelte());
      assert.equal(resolve!.extensions!.at(-1), '.svelte');
      assert.deepEqual(resolve!.mainFields, ['svelte', '...']);
      assert.deepEqual(resolve!.conditionNames, ['svelte', '...']);
      const rule = (module!.rules! as { test?: RegExp; use?: { loader: string }[] }[]).find(
        ({ test, use }) =>
          test instanceof RegExp &&
          test.test('a.svelte.js') &&
          test.test('a.svelte.ts') &&
          use?.some(({ loader }) => loader.includes('svelte-loader')),
      );
      assert.ok(rule);
      assert.match(rule.use![0]!.loader, /svelte-loader/);
      assert.match(rule.use!.at(-1)!.loader, /swc-loader/);
    },
  },
  {
    says: 'Svelte 4 | svelte is an alias of its folder src/runtime',
    run: 'script',
    files: {
      'src/index.js': '',
      'node_modules/svelte/package.json': '{ "name": "svelte", "version": "4.2.0" }',
      'node_modules/svelte/compiler.cjs': '',
    },
    async expect({ root }) {
      const config = await rspackConfig(root, withSvelte());
      assert.match(
        (config.resolve!.alias as { svelte: string }).svelte,
        /node_modules\/svelte\/src\/runtime$/,
      );
    },
  },
  {
    says: "Svelte 3 doesn't have this folder, so builds with it fail",
    run: 'build',
    config: withSvelte(),
    files: {
      'src/index.js': "import { onMount } from 'svelte';\nconsole.log(onMount);\n",
      'node_modules/svelte/package.json':
        '{ "name": "svelte", "version": "3.59.2", "module": "index.mjs" }',
      'node_modules/svelte/index.mjs': 'export const onMount = () => {};\n',
    },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`,
        /Cannot find module 'svelte' for matched aliased key 'svelte'/,
      ),
  },
  {
    says: [
      'A field that you set replaces its default, and compilerOptions is merged with its default in the same way.',
      'compilerOptions | object | { dev: isDev } | The options of the Svelte compiler',
      'preprocess | object | null | svelte-preprocess | What runs before the compiler',
      'emitCss | boolean | On in production, unless output.injectStyles is on',
      'hotReload | boolean | On in development if dev.hmr is on | Whether components are updated without a reload',
      'hotOptions | object | None | Details of hot updates',
      'To compile Svelte without preprocessing, set preprocess to null:',
      'They have no effect if you set svelteLoaderOptions.preprocess.',
    ],
    run: 'script',
    files,
    async expect({ root }) {
      const production = await svelte(root);
      assert.deepEqual(
        [
          production.compilerOptions,
          production.emitCss,
          production.hotReload,
          production.hotOptions,
        ],
        [{ dev: false }, true, false, undefined],
      );
      assert.ok(production.preprocess.style);
      const development = await svelte(root, {}, { mode: 'development' });
      assert.deepEqual(
        [development.compilerOptions.dev, development.emitCss, development.hotReload],
        [true, false, true],
      );
      const still = await svelte(root, {}, { mode: 'development', dev: { hmr: false } });
      assert.equal(still.hotReload, false);
      const inside = await svelte(root, {}, { output: { injectStyles: true } });
      assert.equal(inside.emitCss, false);
      const own = await svelte(root, {
        svelteLoaderOptions: { preprocess: null, compilerOptions: { runes: true } },
        preprocessOptions: { sourceMap: true },
      });
      assert.equal(own.preprocess, null);
      assert.deepEqual(own.compilerOptions, { dev: false, runes: true });
    },
  },
  {
    says: [
      'Whether components are updated without a reload. With Svelte 5, it has no effect',
      'Details of hot updates up to Svelte 4, such as preserveLocalState',
      'With Svelte 5, the page reloads when you edit a component.',
    ],
    run: 'dev',
    alone: true,
    config: {
      plugins: [
        pluginSvelte({
          svelteLoaderOptions: { hotReload: true, hotOptions: { preserveLocalState: true } },
        }),
      ],
    },
    files: { ...files, 'src/App.svelte': counter('Clicked') },
    async expect({ open, write }) {
      const page = await open();
      await page.locator('button').click();
      await page.getByText('Clicked 1 times').waitFor();
      const reloaded = page.waitForEvent('load');
      write('src/App.svelte', counter('Pressed'));
      await reloaded;
      await page.getByText('Pressed 0 times').waitFor();
    },
  },
  {
    says: [
      'aliases | Array<[string, string]> | Short names for lang. An entry has the short name and the language',
      'Another name | function | A language that you define',
      "It's a function that gets content, filename and attributes and returns code, with an optional map.",
    ],
    run: 'build',
    config: withSvelte({
      preprocessOptions: {
        aliases: [['vars', 'brandVars']],
        brandVars({ content, filename, attributes }: AnyOptions) {
          assert.match(filename, /App\.svelte$/);
          assert.equal(attributes.lang, 'vars');
          return { code: content.replaceAll('$brand', 'teal') };
        },
      },
    }),
    files: {
      ...compiled,
      'src/App.svelte': '<h1>Hello</h1>\n<style lang="vars">h1 { color: $brand }</style>\n',
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /color:teal/),
  },
  ...[true, false].map((stylus): Proof => ({
    says: "The options of a language, or a function that compiles it. With false, the language isn't compiled",
    run: 'build',
    config: withSvelte({ preprocessOptions: { stylus } }),
    files: {
      ...compiled,
      'src/App.svelte': '<h1>Hello</h1>\n<style lang="stylus">h1 { width: 1px + 2px }</style>\n',
    },
    expect({ read }) {
      assert.equal(/width:3px/.test(read('static/css/index.*.css')), stylus);
    },
  })),
  {
    says: "Modern syntax stays in components: the script of a .svelte file doesn't go through SWC, so browsers get its syntax as you wrote it.",
    run: 'script',
    files,
    async expect({ root }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: withSvelte(
          {},
          { output: { minify: false, filenameHash: false, overrideBrowserslist: ['chrome 60'] } },
        ),
      });
      const { close } = await rsbuild.build();
      await close();
      const fs = await import('node:fs');
      assert.match(
        fs.readFileSync(`${root}/dist/static/js/index.js`, 'utf8'),
        /globalThis\.shop \?\? 42n/,
      );
    },
  },
];

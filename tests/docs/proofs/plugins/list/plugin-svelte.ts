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

/** A component that has `??` in its script, in its markup and where Svelte itself adds it. */
const modern = {
  ...compiled,
  'src/App.svelte':
    '<script lang="ts">\n  let count: number = $state(globalThis.shop ?? 1);\n</script>\n<button onclick={() => (count += 1)}>{count} times</button>\n<p title={globalThis.word ?? "none"}>{count}</p>\n',
};
/** A plugin of PostCSS that knows one color by a name of its own. */
const brandColor = {
  postcssPlugin: 'brand-color',
  Declaration(declaration: { value: string }) {
    if (declaration.value === 'brand') declaration.value = '#ff5e00';
  },
};
const inScript = /globalThis\.shop \?\? 1/;

export const proofs: Proof[] = [
  ...[true, false].map<Proof>((listed) => ({
    says: [
      "For PostCSS, lang isn't enough: install postcss and list its plugins in postcss.plugins of preprocessOptions.",
      'PostCSS then processes the styles of all components.',
    ],
    run: 'build',
    config: withSvelte(listed ? { preprocessOptions: { postcss: { plugins: [brandColor] } } } : {}),
    files: {
      ...files,
      'src/App.svelte': `<script>
  import Card from './Card.svelte';
</script>
<h1>Shoes</h1>
<Card />
<style${listed ? '' : ' lang="postcss"'}>h1 { color: brand }</style>
`,
      'src/Card.svelte': '<p>A shoe</p>\n<style>p { background: brand }</style>\n',
    },
    expect({ read }) {
      const styles = read('static/css/index.*.css');
      const color = listed ? '#ff5e00' : 'brand';
      assert.ok(styles.includes(`color:${color}`), styles);
      assert.ok(styles.includes(`background:${color}`), styles);
    },
  })),
  ...(
    [
      ['ES2017', undefined, false],
      ['ES2022', undefined, true],
      ['ES2022', 'es2017', false],
      ['ES2017', 'es2022', true],
    ] as const
  ).map<Proof>(([project, alone, kept]) => ({
    says: [
      'It compiles scripts with lang="ts" to the target in your tsconfig.json, or to a target that you only set for components:',
      'But TypeScript only compiles the script.',
      'Modern syntax in the markup, and in the code that Svelte generates, still reaches the browser.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      ...modern,
      'rsbuild.config.mjs': `import { pluginSvelte } from '@rsbuild/plugin-svelte';
const compilerOptions = ${JSON.stringify(alone ? { target: alone } : {})};
export default {
  output: { minify: false },
  plugins: [pluginSvelte({ preprocessOptions: { typescript: { compilerOptions } } })],
};
`,
      'tsconfig.json': `{ "compilerOptions": { "target": "${project}", "verbatimModuleSyntax": true } }\n`,
    },
    expect({ read }) {
      const script = read('static/js/index.*.js');
      assert.equal(inScript.test(script), kept);
      assert.match(script, /globalThis\.word \?\? ["']none["']/);
      assert.match(script, /count\) \?\? ["']["']/);
    },
  })),
  ...[true, false].map<Proof>((preprocessed) => ({
    says: "And don't set preprocess: null to save a step: Svelte then only removes the types, and the script isn't compiled either.",
    run: 'build',
    config: {
      output: { minify: false },
      plugins: [
        pluginSvelte({
          svelteLoaderOptions: preprocessed ? {} : { preprocess: null },
          preprocessOptions: { typescript: { compilerOptions: { target: 'es2017' } } },
        }),
      ],
    },
    files: {
      ...modern,
      'tsconfig.json':
        '{ "compilerOptions": { "target": "ES2017", "verbatimModuleSyntax": true } }\n',
    },
    expect({ read, error }) {
      assert.equal(error, undefined);
      const script = read('static/js/index.*.js');
      assert.doesNotMatch(script, /: number/);
      assert.equal(inScript.test(script), !preprocessed);
    },
  })),
  {
    says: 'or to a target that you only set for components:',
    run: 'build',
    sample: { containing: "target: 'es2017'" },
    with: { output: { minify: false } },
    files: {
      ...modern,
      'tsconfig.json':
        '{ "compilerOptions": { "target": "ES2022", "verbatimModuleSyntax": true } }\n',
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), inScript),
  },
  ...[true, false].map<Proof>((old) => ({
    says: "For example, once you've moved all of your components to runes, you may want the old syntax to be an error:",
    run: 'build',
    sample: { containing: 'runes: true' },
    files: {
      ...compiled,
      'src/App.svelte': `<script>\n  ${old ? 'export let name' : 'const { name } = $props()'};\n</script>\n<p>{name}</p>\n`,
    },
    expect: (result) => assert.equal(/legacy_export_invalid/.test(failure(result)), old),
  })),
  {
    says: 'TypeScript also has to keep the imports that only your markup uses, so turn verbatimModuleSyntax on.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Usage' },
    with: { output: { minify: false } },
    files: {
      ...compiled,
      'src/App.svelte':
        "<script lang=\"ts\">\n  import { name } from './name';\n  import Price from './Price.svelte';\n</script>\n<p>{name}</p>\n<Price amount={3} />\n",
      'src/name.ts': "export const name: string = 'A running shoe';\n",
    },
    pageFiles: ['tsconfig.json', 'src/Price.svelte'],
    expect({ read, error }) {
      assert.equal(error, undefined);
      assert.match(read('static/js/index.*.js'), /A running shoe/);
    },
  },

  {
    says: 'Without the plugin, a build that imports a component fails.',
    run: 'build',
    files,
    expect: (result) => assert.match(failure(result), /App\.svelte/),
  },
  {
    says: 'To write your app in Svelte, add @rsbuild/plugin-svelte, which compiles .svelte components with svelte-loader.',
    run: 'build',
    config: withSvelte(),
    files: compiled,
    expect: ({ read }) =>
      assert.match(read('static/css/index.*.css'), /h1\.svelte-\w+\{color:red\}/),
  },
  rendered(
    [
      'Your server renders a component and stops with ReferenceError: document is not defined.',
      '@rsbuild/plugin-svelte compiles components for the browser, whatever the target is',
    ],
    {},
    /ReferenceError: document is not defined/,
  ),
  {
    says: [
      "Set generate to 'server' in the environment that builds for Node.js:",
      'When you run node dist/index.js after the build, it prints the HTML of the component.',
    ],
    run: 'build',
    sample: { containing: "generate: 'server'" },
    pageFiles: ['src/server.js'],
    files: { ...files, 'src/App.svelte': '<h1>Hello</h1>\n' },
    expect({ root, read }) {
      const ran = spawnSync(process.execPath, ['dist/index.js'], { cwd: root, encoding: 'utf8' });
      assert.match(ran.stdout, /<h1>Hello<\/h1>/);
      assert.match(read('index.html'), /<script/);
    },
  },
  {
    says: "If it's missing, Rsbuild stops with [rsbuild:svelte] Failed to resolve svelte package.",
    run: 'script',
    expect: ({ root }) =>
      assert.rejects(rspackConfig(root, withSvelte()), /Failed to resolve `?svelte`? package/),
  },
  {
    says: [
      'It also adds .svelte at the end of resolve.extensions.',
      "That's because the plugin puts svelte before the other values of resolve.mainFields and resolve.conditionNames.",
      'You can now import components, and modules with runes (.svelte.js and .svelte.ts) as well.',
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
    says: [
      'Some apps are still on an older Svelte, so the plugin reads the version from svelte/package.json:',
      'Svelte 4: the plugin makes svelte an alias of the folder src/runtime in that package.',
    ],
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
    says: ['Svelte 3 lacks this folder, so builds with it fail.', 'Update to Svelte 4 first.'],
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
      'A field that you set replaces its default.',
      'Only compilerOptions is merged with the default, so dev stays in place when you add another field.',
      'compilerOptions | object | { dev: isDev } | The options of the Svelte compiler',
      'preprocess | object | null | svelte-preprocess | What runs before the compiler',
      'emitCss | boolean | On in production, unless output.injectStyles is on',
      'hotReload | boolean | On in development if dev.hmr is on | Whether components of Svelte 4 are updated without a reload',
      'hotOptions | object | None | Details of hot updates',
      'When you want to save this step, set preprocess to null:',
      "They belong to the default value of svelteLoaderOptions.preprocess, so they're gone as soon as you set that field.",
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
      'Details of hot updates up to Svelte 4, such as preserveLocalState',
      'In Svelte 5, the page reloads when you edit a component, and hotReload makes no difference.',
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
      'To define a language of your own, add a function that gets content, filename and attributes and returns code, with an optional map.',
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
    says: "In version 1.0.8, which this page describes, the script of a .svelte file doesn't go through SWC, so modern syntax reaches the browser as you wrote it.",
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

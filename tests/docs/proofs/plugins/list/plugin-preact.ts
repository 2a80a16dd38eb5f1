import assert from 'node:assert/strict';
import fs from 'node:fs';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginPreact, type PluginPreactOptions } from '@rsbuild/plugin-preact';
import { loaderOptions, type AnyOptions } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import { preactAliases } from '#kit/preact-aliases';
import { stateOfComponents } from '#kit/state-of-components';
import type { Proof } from '#tools/prover/proof';

const withPreact = (options?: PluginPreactOptions, rest: RsbuildConfig = {}): RsbuildConfig => ({
  mode: 'development',
  ...rest,
  plugins: [pluginPreact(options)],
});
const refresh = ({ plugins = [] }: Rspack.Configuration) =>
  plugins.find((plugin) => /Preact/.test(String(plugin?.constructor.name))) as
    { options: AnyOptions } | undefined;
const scriptsIn = (root: string) =>
  fs
    .readdirSync(`${root}/dist/static/js`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(`${root}/dist/static/js/${name}`, 'utf8'))
    .join('\n');
const files = {
  'src/index.js': "import 'preact';\n",
  'package.json': '{ "name": "shop" }',
};

export const proofs: Proof[] = [
  ...preactAliases([
    "because the plugin resolves these imports to Preact's compatibility layer by default.",
    'You can use them as they are, because the plugin resolves these imports',
    'The plugin sets these aliases:',
    'react | preact/compat',
    'react-dom | preact/compat',
    'react-dom/test-utils | preact/test-utils',
    'react/jsx-runtime | preact/compat/jsx-runtime',
  ]),
  stateOfComponents(
    [
      'Prefresh updates a changed component in the page.',
      'Function components keep their state, while classes lose it.',
    ],
    { plugins: [pluginPreact()] },
    {
      imports: "import { Component } from 'preact';\nimport { useState } from 'preact/hooks';",
      draw: "import { render } from 'preact';\nimport { App } from './App';\nrender(<App />, document.getElementById('root'));\n",
    },
  ),
  ...[true, false].map<Proof>((prefreshEnabled) => ({
    says: 'You also get the error if dev.hmr is off at the top level, but on in an environment.',
    run: 'dev',
    config: {
      dev: { hmr: false },
      environments: { web: { dev: { hmr: true } } },
      source: { entry: { index: './src/index.jsx' } },
      plugins: [pluginPreact({ prefreshEnabled })],
    },
    files: {
      ...files,
      'src/index.jsx':
        "import 'preact';\nexport const App = () => <p>Hello</p>;\nconsole.log(App);\n",
    },
    async expect({ get }) {
      const text = await (await get('/static/js/index.js')).text();
      assert.equal(/\$RefreshReg\$\(/.test(text), prefreshEnabled);
      assert.doesNotMatch(text, /\$RefreshReg\$ =/);
    },
  })),
  ...([[true], [false], [true, 'development']] as const).map<Proof>(([prefreshEnabled, env]) => ({
    says: [
      'Your scripts call Prefresh, but its runtime is missing on the page.',
      'This happens after rsbuild build --mode development, because the command sets NODE_ENV to production by default, and @rspack/plugin-preact-refresh then leaves the runtime out.',
    ],
    run: 'command',
    command: 'rsbuild build --mode development',
    ...(env ? { env: { NODE_ENV: env } } : {}),
    files: {
      ...files,
      'rsbuild.config.mjs': `import { pluginPreact } from '@rsbuild/plugin-preact';
console.log('NODE_ENV is ' + process.env.NODE_ENV);
export default {
  source: { entry: { index: './src/index.jsx' } },
  plugins: [pluginPreact({ prefreshEnabled: ${prefreshEnabled} })],
};
`,
      'src/index.jsx': "import 'preact';\nexport function App() { return <p>Hello</p>; }\n",
    },
    expect({ read, log }) {
      assert.match(log, new RegExp(`NODE_ENV is ${env ?? 'production'}`));
      const script = read('static/js/index.js');
      assert.equal(script.includes('$RefreshReg$(_c'), prefreshEnabled);
      assert.equal(/\$RefreshReg\$ ?=|function \$RefreshReg\$/.test(script), env === 'development');
    },
  })),
  {
    says: [
      "SWC now compiles JSX with the automatic runtime and importSource: 'preact', so a file with JSX doesn't need to import Preact.",
      '@rsbuild/plugin-preact compiles the JSX of your components, lets libraries that were written for React run on Preact, and updates changed components in the page.',
    ],
    run: 'script',
    files,
    async expect({ root }) {
      const config = await rspackConfig(root, withPreact());
      const { runtime, importSource } = loaderOptions(config, 'builtin:swc-loader').jsc.transform
        .react;
      assert.deepEqual([runtime, importSource], ['automatic', 'preact']);
      assert.ok(refresh(config));
    },
  },
  {
    says: 'The aliases would replace React in the widget as well, so turn them off:',
    run: 'script',
    files,
    async expect({ root }) {
      const config = await rspackConfig(root, withPreact({ reactAliasesEnabled: false }));
      assert.ok(!('react' in (config.resolve!.alias as object)));
    },
  },
  {
    says: 'Prefresh is active in development mode if dev.hmr is on and the target is web.',
    run: 'script',
    files,
    async expect({ root }) {
      assert.ok(refresh(await rspackConfig(root, withPreact())));
      const others: RsbuildConfig[] = [
        { mode: 'production' },
        { dev: { hmr: false } },
        { output: { target: 'node' } },
        { output: { target: 'web-worker' } },
      ];
      for (const config of others)
        assert.equal(refresh(await rspackConfig(root, withPreact({}, config))), undefined);
    },
  },
  {
    says: [
      'The plugin passes the value to @rspack/plugin-preact-refresh, where it works like rule.test in Rspack.',
      'Your value replaces the default, so repeat the default and append your condition:',
      'Your value replaces the default, so start with the default:',
    ],
    run: 'script',
    files,
    async expect({ root }) {
      const config = await rspackConfig(root, withPreact({ include: /a/, exclude: /b/ }));
      const { include, exclude } = refresh(config)!.options;
      assert.deepEqual([include, exclude], [/a/, /b/]);
    },
  },
  {
    says: 'When you want the page to reload instead, turn Prefresh off:',
    run: 'script',
    files,
    async expect({ root }) {
      const config = await rspackConfig(root, withPreact({ prefreshEnabled: false }));
      assert.equal(refresh(config), undefined);
    },
  },
  {
    says: 'On Windows, version 1.3.1 of the plugin turns Prefresh off even if you set this option to true',
    run: 'script',
    files,
    alone: true,
    async expect({ root }) {
      const { platform } = process;
      Object.defineProperty(process, 'platform', { value: 'win32' });
      try {
        const config = await rspackConfig(root, withPreact({ prefreshEnabled: true }));
        assert.equal(refresh(config), undefined);
      } finally {
        Object.defineProperty(process, 'platform', { value: platform });
      }
    },
  },
  {
    says: "That way, React isn't in your bundle:",
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', section: 'Usage' },
    with: { source: { entry: { index: './src/index.jsx' } } },
    pageFiles: ['src/index.jsx', 'src/Counter.jsx'],
    async expect({ open, root }) {
      const page = await open();
      await page.getByText('0 clicks').click();
      await page.getByText('1 clicks').waitFor();
      assert.doesNotMatch(scriptsIn(root), /Minified React error/);
    },
  },
  {
    says: [
      'In the files of the widget, you then need to tell SWC to compile JSX for React.',
      'A comment at the top does that:',
    ],
    run: 'preview',
    sample: { containing: 'reactAliasesEnabled: false' },
    with: {
      html: { template: './page.html' },
      source: { entry: { index: './src/index.jsx' } },
    },
    pageFiles: ['src/widget.jsx'],
    files: {
      'page.html': '<main id="root"></main><aside id="widget"></aside>',
      'src/index.jsx':
        "import { render } from 'preact';\nimport 'react';\nimport './widget';\nrender(<i>Drawn by Preact</i>, document.getElementById('root'));\n",
    },
    async expect({ open, root }) {
      const page = await open();
      await page.locator('#widget').getByText('Drawn by React').waitFor();
      await page.locator('#root').getByText('Drawn by Preact').waitFor();
      assert.match(scriptsIn(root), /Minified React error/);
    },
  },
  ...(['production', 'development'] as const).map<Proof>((env) => ({
    says: 'To avoid the error, only use Prefresh where NODE_ENV is development, as on the dev server:',
    run: 'command',
    command: 'rsbuild build --mode development',
    env: { NODE_ENV: env },
    files: {
      ...files,
      'rsbuild.config.mjs': `import { pluginPreact } from '@rsbuild/plugin-preact';
export default {
  source: { entry: { index: './src/index.jsx' } },
  plugins: [pluginPreact({ prefreshEnabled: process.env.NODE_ENV === 'development' })],
};
`,
      'src/index.jsx': "import 'preact';\nexport function App() { return <p>Hello</p>; }\n",
    },
    expect: ({ read }) =>
      assert.equal(read('static/js/index.js').includes('$RefreshReg$(_c'), env === 'development'),
  })),
];

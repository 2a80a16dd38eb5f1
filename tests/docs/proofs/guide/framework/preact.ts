import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginPreact } from '@rsbuild/plugin-preact';
import { loaderOptions } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import { preactAliases } from '#kit/preact-aliases';
import type { Proof } from '#tools/prover/proof';

const withPreact = (rest: RsbuildConfig = {}): RsbuildConfig => ({
  mode: 'development',
  ...rest,
  plugins: [pluginPreact()],
});
const files = { 'src/index.js': "import 'preact';\n", 'package.json': '{ "name": "shop" }' };
const refreshes = ({ plugins = [] }: Rspack.Configuration) =>
  plugins.some((plugin) => plugin?.constructor.name === 'PreactRefreshRspackPlugin');
const swc = (config: Rspack.Configuration) => loaderOptions(config, 'builtin:swc-loader').jsc;

const orders = `import { useState } from 'preact/hooks';
import { withFrame } from './with-frame';
function List() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Clicked {count} times</button>;
}
export const Orders = withFrame(List);
`;

export const proofs: Proof[] = [
  {
    says: [
      'Code that imports React runs on Preact.',
      'For example, this hook works without React being installed:',
      'You can also use libraries that were written for React, because they run on Preact.',
    ],
    run: 'dev',
    config: { plugins: [pluginPreact({ prefreshEnabled: false })] },
    pageFiles: ['src/use-online.ts'],
    files: {
      'src/index.tsx':
        "import { render } from 'preact';\nimport { useOnline } from './use-online';\nconst App = () => <p>{useOnline() ? 'online' : 'offline'}</p>;\nrender(<App />, document.getElementById('root')!);\n",
    },
    async expect({ open, get }) {
      const page = await open();
      assert.equal(await page.locator('p').textContent(), 'online');
      await page.context().setOffline(true);
      await page.getByText('offline').waitFor();
      await page.context().setOffline(false);
      const code = await (await get('/static/js/index.js')).text();
      assert.doesNotMatch(code, /node_modules\/react\//);
    },
  },
  {
    says: 'But a page that contains both React and Preact needs the real React, so turn the aliases off there:',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'reactAliasesEnabled' },
    files,
    expect: ({ resolve }) => assert.doesNotMatch(JSON.stringify(resolve?.alias), /preact\/compat/),
  },
  ...(['dev', 'preview'] as const).map((run): Proof => ({
    says: 'No file is called /orders/7, but when you reload such a page, the dev server and the preview server answer with index.html, and then the router takes over.',
    run,
    expect: async ({ page }) => assert.equal(await page('/orders/7'), await page('/index.html')),
  })),
  ...[
    'const Framed = (props: any) => <div><Inner {...props} /></div>;\n  return Framed;',
    "return Object.assign((props: any) => <div><Inner {...props} /></div>, { displayName: 'Framed' });",
    'return (props: any) => <div><Inner {...props} /></div>;',
  ].map((code): Proof => ({
    says: 'A higher-order component keeps the state of the component that it wraps.',
    run: 'dev',
    alone: true,
    config: withPreact(),
    files: {
      'src/index.tsx':
        "import { render } from 'preact';\nimport { App } from './App';\nrender(<App />, document.getElementById('root')!);\n",
      'src/App.tsx':
        "import { Orders } from './Orders';\nexport function App() {\n  return <Orders />;\n}\n",
      'src/with-frame.tsx': `export const withFrame = (Inner: any): any => {\n  ${code}\n};\n`,
      'src/Orders.tsx': orders,
    },
    async expect({ open, write }) {
      const page = await open();
      await page.locator('#root button').click();
      await page.getByText('Clicked 1 times').waitFor();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      write('src/Orders.tsx', orders.replace('Clicked', 'Pressed'));
      await page.getByText(/Pressed/).waitFor();
      assert.equal(await page.locator('#root button').textContent(), 'Pressed 1 times');
      assert.equal(await page.locator('body').getAttribute('data-same-page'), '');
    },
  })),
  ...preactAliases([
    'The import of react finds Preact, because the plugin adds aliases:',
    'react and react-dom resolve to preact/compat.',
    'react-dom/test-utils resolves to preact/test-utils.',
    'react/jsx-runtime resolves to preact/compat/jsx-runtime.',
  ]),
  ...(
    [
      [false, true, ['$RefreshReg$ is not defined']],
      [false, false, []],
    ] as const
  ).map(([top, inside, expected]): Proof => ({
    says: 'The page fails with this error if the option is off at the top level of the configuration but on in an environment:',
    run: 'dev',
    files: {
      'node_modules/preact/package.json': '{ "name": "preact" }',
      'node_modules/preact/jsx-dev-runtime.js': 'export const jsxDEV = () => {};\n',
      'src/index.jsx': 'export const App = () => <p>Hello</p>;\n',
    },
    config: {
      ...withPreact({ dev: { hmr: top } }),
      source: { entry: { index: './src/index.jsx' } },
      environments: { web: { dev: { hmr: inside } } },
    },
    async expect({ open }) {
      const page = await open();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.reload();
      assert.deepEqual(errors, expected);
    },
  })),
  {
    says: 'The element with the id root comes from the built-in HTML template.',
    run: 'build',
    files: {},
    expect: ({ read }) => assert.match(read('index.html'), /<div id="root"><\/div>/),
  },
  {
    says: [
      'Click the button a few times, then change the word Clicked in src/App.tsx and save the file.',
      'The text changes and the count stays.',
    ],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', section: '2. Register the plugin' },
    pageFiles: ['src/index.tsx', 'src/App.tsx'],
    async expect({ root, open, write }) {
      const page = await open();
      await page.locator('#root button').click();
      await page.getByText('Clicked 1 times').waitFor();
      const code = readFileSync(`${root}/src/App.tsx`, 'utf8');
      write('src/App.tsx', code.replace('Clicked', 'Pressed'));
      await page.getByText('Pressed 1 times').waitFor();
    },
  },
  {
    says: [
      'You can leave out the import of h in each file, because @rsbuild/plugin-preact sets up SWC with the automatic runtime, which imports the functions for JSX from preact.',
      'The name matters because of @preact/prefresh, which the plugin adds in development through @rspack/plugin-preact-refresh.',
    ],
    run: 'script',
    files,
    async expect({ root }) {
      const config = await rspackConfig(root, withPreact());
      const { runtime, importSource } = swc(config).transform.react;
      assert.deepEqual([runtime, importSource], ['automatic', 'preact']);
      assert.ok(refreshes(config));
      assert.match(swc(config).experimental.plugins[0][0], /@swc\/plugin-prefresh/);
    },
  },
  {
    says: 'It needs the target web, and dev.hmr has to be on.',
    run: 'script',
    files,
    async expect({ root }) {
      assert.equal(refreshes(await rspackConfig(root, withPreact())), true);
      for (const rest of [{ dev: { hmr: false } }, { output: { target: 'node' } }] as const)
        assert.equal(refreshes(await rspackConfig(root, withPreact(rest))), false);
    },
  },
  {
    says: [
      'An edit reloads the page on Windows',
      'Version 1.3.1 of the plugin turns Fast Refresh off on Windows.',
    ],
    run: 'script',
    files,
    expect() {
      const own = Object.getOwnPropertyDescriptor(process, 'platform')!;
      Object.defineProperty(process, 'platform', { ...own, value: 'win32' });
      try {
        const { setup } = pluginPreact() as { setup: (api: object) => void };
        const changes: ((config: object, utils: object) => object)[] = [];
        setup({
          modifyEnvironmentConfig: (change: (typeof changes)[0]) => changes.push(change),
          modifyBundlerChain() {},
        });
        const made = changes[0]!(
          { mode: 'development', dev: { hmr: true }, output: { target: 'web' } },
          { mergeEnvironmentConfig: (added: object) => added },
        ) as { tools: { swc: { jsc: { transform: { react: { refresh: boolean } } } } } };
        assert.equal(made.tools.swc.jsc.transform.react.refresh, false);
      } finally {
        Object.defineProperty(process, 'platform', own);
      }
    },
  },
];

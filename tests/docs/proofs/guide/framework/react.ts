import assert from 'node:assert/strict';
import { createContext, runInContext } from 'node:vm';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact, type PluginReactOptions } from '@rsbuild/plugin-react';
import { loaderOptions } from '#kit/loader-options';
import { sameFiles } from '#kit/looks-like';
import { refreshRuntime } from '#kit/refresh-runtime';
import { rspackConfig } from '#kit/rspack-config';
import { reactComponents, stateOfComponents } from '#kit/state-of-components';
import { samplePackage } from '#kit/sample-package';
import { allScripts } from '#kit/scripts';
import type { Build, Proof, Server } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const config = 'rsbuild.config.ts';
const app = ['src/index.tsx', 'src/App.tsx', 'src/App.css'];
const withReact = (options?: PluginReactOptions, rest?: RsbuildConfig): RsbuildConfig => ({
  ...rest,
  plugins: [pluginReact(options)],
});
const readable = { mode: 'development', output: { minify: false } } as const;
const entry = { 'src/index.tsx': 'console.log(<><p>Hello</p></>);\n' };

const counter = (head: string) => `import { useState } from 'react';
${head} {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Clicked {count} times</button>;
}
`;
const rendered = (name: string, from: string) => `import { createRoot } from 'react-dom/client';
import ${name} from '${from}';
createRoot(document.getElementById('root')!).render(<${name} />);
`;
const parent =
  "import Title from './Title';\nexport default function App() {\n  return <Title />;\n}\n";

const store = `let count = 0;
const listeners = new Set<() => void>();
export const read = () => count;
export function add() {
  count = count + 1;
  for (const listener of listeners) listener();
}
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
`;
const user = `import { useSyncExternalStore } from 'react';
import { add, read, subscribe } from './store';
export default function App() {
  const count = useSyncExternalStore(subscribe, read);
  return <button onClick={add}>Clicked {count} times</button>;
}
`;

/** Clicks the button, edits the text beside its count, and says what is left of the count and of the page. */
async function clickAndEdit({ open, write }: Server, file: string, text: string) {
  const page = await open();
  await page.locator('button').click();
  await page.getByText('Clicked 1 times').waitFor();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  write(file, text.replace('Clicked', 'Pressed'));
  await page.getByText('Pressed').waitFor();
  return {
    text: await page.locator('button').textContent(),
    reloaded: (await page.locator('body').getAttribute('data-same-page')) === null,
  };
}

/** An edit of a component whose parent exports only components: the page stays, and the count is what is left of it. */
const editOfTitle = (says: string | string[], text: string, count: 0 | 1): Proof => ({
  says,
  run: 'dev',
  alone: true,
  config: withReact(),
  files: {
    'src/index.tsx': rendered('App', './App'),
    'src/App.tsx': parent,
    'src/Title.tsx': text,
  },
  expect: async (server) =>
    assert.deepEqual(await clickAndEdit(server, 'src/Title.tsx', text), {
      text: `Pressed ${count} times`,
      reloaded: false,
    }),
});

/** Runs what a build has written, and gives what it prints to `log`. */
function runScripts(build: Build, log: (text: string) => void) {
  const context = createContext({ console: { log }, module: {} });
  context.self = context;
  runInContext(allScripts(build), context);
}

const named = counter('export default function Title()');
const anonymous = counter('export default function ()');
const arrow = counter('export default () =>').trimEnd().concat(';\n');

export const proofs: Proof[] = [
  {
    says: 'SWC compiles it with the automatic runtime, so you can leave out the import of React in each file.',
    run: 'build',
    config: withReact({}, readable),
    files: entry,
    expect: (build) => assert.match(allScripts(build), /jsxDEV\)?\("p", \{\s*children: "Hello"/),
  },
  {
    says: 'By default, SWC imports the functions that create elements from React.',
    shown: { containing: "from 'react/jsx-runtime'" },
    run: 'build',
    config: withReact({}, { mode: 'production', output: { minify: false } }),
    pageFiles: ['src/Hello.tsx'],
    files: {
      'src/index.ts': "import 'react';\nimport { Hello } from './Hello';\nconsole.log(Hello);\n",
    },
    expect({ read, shown }) {
      assert.match(read(script), /node_modules\/react\/jsx-runtime/);
      const call = /\bjsx\('p', \{ children: 'Hello' \}\)/;
      assert.match(shown, call);
      assert.match(read(script), /\.jsx\)\("p", \{\s*children: "Hello"\s*\}\)/);
    },
  },
  {
    says: 'the default chunk strategy puts React into the chunk lib-react and React Router into lib-router.',
    run: 'rspack',
    config: withReact({}, { mode: 'production' }),
    expect({ optimization }) {
      const groups = (optimization?.splitChunks || {}).cacheGroups as unknown as Record<
        string,
        { name: string; test: RegExp }
      >;
      assert.equal(groups.react!.name, 'lib-react');
      assert.match('/shop/node_modules/react-dom/client.js', groups.react!.test);
      assert.equal(groups.router!.name, 'lib-router');
      assert.match('/shop/node_modules/react-router/index.js', groups.router!.test);
    },
  },
  {
    says: 'Rsbuild compiles your code without these files, but it reads aliases from tsconfig.json if there are any.',
    run: 'build',
    sample: { title: config, section: '2. Register the plugin' },
    pageFiles: app,
    expect: ({ error }) => assert.equal(error, undefined),
  },
  {
    says: 'it reads aliases from tsconfig.json if there are any.',
    run: 'build',
    config: withReact(),
    files: {
      'src/index.tsx': "import { shoe } from '@/shoe';\nconsole.log(shoe);\n",
      'src/shoe.ts': "export const shoe = 'red shoe';\n",
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }\n',
    },
    expect: ({ read }) => assert.match(read(script), /"red shoe"/),
  },
  {
    says: 'The element with the id root comes from the built-in HTML template.',
    run: 'build',
    sample: { title: config, section: '2. Register the plugin' },
    pageFiles: app,
    expect: ({ read }) => assert.match(read('index.html'), /<div id="root"><\/div>/),
  },
  {
    says: 'React ends up in a separate file, which browsers can keep in their cache while your code changes:',
    run: 'script',
    config: withReact({}, { mode: 'production' }),
    files: {
      'src/index.tsx': rendered('App', './App'),
      'src/App.tsx': counter('export default function App()'),
    },
    async expect({ root, config: rsbuildConfig, write }) {
      const names = async () => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        const { stats, close } = await rsbuild.build();
        const all = Object.keys(stats!.toJson({ all: false, assets: true }).assetsByChunkName!);
        assert.ok(all.includes('lib-react'));
        const files = stats!.toJson({ all: false, assets: true }).assetsByChunkName!;
        await close();
        return { react: files['lib-react'], own: files.index };
      };
      const before = await names();
      write('src/App.tsx', counter('export default function App()').replace('Clicked', 'Pressed'));
      const after = await names();
      assert.deepEqual(after.react, before.react);
      assert.notDeepEqual(after.own, before.own);
    },
  },
  {
    says: 'React ends up in a separate file',
    shown: { containing: 'dist/static/js/lib-react' },
    run: 'build',
    sample: { title: config, section: '2. Register the plugin' },
    pageFiles: app,
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: 'React Fast Refresh is on in development for the target web, unless you turn off dev.hmr.',
    run: 'script',
    async expect({ root }) {
      const refresh = async (rest: RsbuildConfig) =>
        loaderOptions(await rspackConfig(root, withReact({}, rest)), 'builtin:swc-loader').jsc
          .transform.react.refresh;
      assert.equal(await refresh({ mode: 'development' }), true);
      for (const rest of [
        { mode: 'production' },
        { mode: 'development', dev: { hmr: false } },
        { mode: 'development', output: { target: 'node' } },
      ] as const)
        assert.equal(await refresh(rest), false);
    },
  },
  ...[anonymous, arrow].flatMap((text): Proof[] => [
    editOfTitle(
      [
        'An anonymous default export has no name, so when you edit it, its parent renders a new component and the state is lost.',
        'The same is true of a function that you declare in the export:',
        "It's an anonymous default export.",
      ],
      text,
      0,
    ),
    {
      says: 'An anonymous default export without a parent has the same result.',
      run: 'dev',
      alone: true,
      config: withReact(),
      files: { 'src/index.tsx': rendered('Title', './Title'), 'src/Title.tsx': text },
      expect: async (server) =>
        assert.deepEqual(await clickAndEdit(server, 'src/Title.tsx', text), {
          text: 'Pressed 0 times',
          reloaded: true,
        }),
    },
  ]),
  stateOfComponents('Classes always lose their state.', withReact(), reactComponents),
  editOfTitle(
    [
      'it recognizes components by their names.',
      'Give the component a name, as shown in Fast Refresh.',
    ],
    named,
    1,
  ),
  editOfTitle(
    'When the whole page reloads, the update has reached the entry, because no file on the way exports only components.',
    `export const price = 4;\n${named}`,
    1,
  ),
  {
    says: [
      'A store in its own module keeps its state while you edit the components that use it.',
      'But when you edit the store itself, its module runs again and starts from the beginning.',
    ],
    run: 'dev',
    alone: true,
    config: withReact(),
    files: {
      'src/index.tsx': rendered('App', './App'),
      'src/App.tsx': user,
      'src/store.ts': store,
    },
    async expect({ open, write }) {
      const page = await open();
      await page.locator('button').click();
      await page.getByText('Clicked 1 times').waitFor();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      write('src/App.tsx', user.replace('Clicked', 'Pressed'));
      await page.getByText('Pressed 1 times').waitFor();
      write('src/store.ts', store.replace('count + 1', 'count + 2'));
      await page.getByText('Pressed 0 times').waitFor();
      await page.locator('button').click();
      await page.getByText('Pressed 2 times').waitFor();
      assert.equal(await page.locator('body').getAttribute('data-same-page'), '');
    },
  },
  {
    says: 'When the whole page reloads, the update has reached the entry, because no file on the way exports only components.',
    run: 'dev',
    alone: true,
    config: withReact(),
    files: {
      'src/index.tsx': `import './price';\n${rendered('App', './App')}`,
      'src/price.ts': 'export const price = 4;\n',
      'src/App.tsx': counter("import './price';\nexport default function App()"),
    },
    async expect({ open, write }) {
      const page = await open();
      await page.locator('button').waitFor();
      const reloaded = page.waitForEvent('load');
      write('src/price.ts', 'export const price = 5;\n');
      await reloaded;
    },
  },
  {
    says: 'Now ?react at the end of the import gives you a component that takes props such as width and className:',
    run: 'dev',
    sample: { title: config, section: 'SVG files as components' },
    pageFiles: ['src/Header.tsx'],
    files: {
      'src/index.tsx':
        "import 'react';\nimport { createRoot } from 'react-dom/client';\nimport { Header } from './Header';\ncreateRoot(document.getElementById('root')!).render(<Header />);\n",
      'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8"></svg>\n',
    },
    async expect({ open }) {
      const logo = (await open()).locator('svg.logo');
      assert.equal(await logo.getAttribute('width'), '40');
    },
  },
  refreshRuntime('Use this build only for the search, because its page fails in the browser.'),
  {
    says: 'The compiler is a Babel plugin, and this section uses version 1.0 of it.',
    run: 'script',
    expect() {
      const name = 'babel-plugin-react-compiler/package.json';
      assert.match(samplePackage<{ version: string }>(name).version, /^1\.0\./);
    },
  },
  ...(['dev', 'preview'] as const).map((run): Proof => ({
    says: [
      'Both create URLs that no file has, such as /orders/7.',
      'When you reload such a page, the dev server and the preview server answer with index.html, and then the router takes over.',
    ],
    run,
    expect: async ({ page }) => assert.equal(await page('/orders/7'), await page('/index.html')),
  })),
  {
    says: "To use them, set swcReactOptions of @rsbuild/plugin-react, which holds SWC's jsc.transform.react.",
    run: 'rspack',
    config: withReact({ swcReactOptions: { importSource: 'shoes' } }),
    expect: (rspack) =>
      assert.equal(
        loaderOptions(rspack, 'builtin:swc-loader').jsc.transform.react.importSource,
        'shoes',
      ),
  },
  {
    says: 'The field is called importSource',
    run: 'build',
    config: withReact(
      { swcReactOptions: { importSource: 'preact' } },
      {
        mode: 'production',
        output: { minify: false },
        tools: { rspack: { optimization: { moduleIds: 'named' } } },
      },
    ),
    files: { 'src/index.tsx': "import 'preact';\nconsole.log(<p>Hello</p>);\n" },
    expect: (build) => assert.match(allScripts(build), /node_modules\/preact\/jsx-runtime/),
  },
  {
    says: 'In the classic runtime, your files import the functions themselves.',
    run: 'build',
    sample: { title: config, section: 'For all files', nth: 2 },
    files: {
      'src/index.tsx': `import { h, Fragment } from './own';\nconsole.log(<><p>Hello</p></>);\n`,
      'src/own.ts':
        "export const Fragment = 'part';\nexport const h = (...args: unknown[]) => JSON.stringify(args);\n",
    },
    expect(build) {
      let printed = '';
      runScripts(build, (text) => (printed = text));
      const [part, , child = ''] = JSON.parse(printed) as string[];
      const [tag, , text] = JSON.parse(child) as string[];
      assert.deepEqual([part, tag, text], ['part', 'p', 'Hello']);
    },
  },
  {
    says: "The css prop of Emotion needs Emotion's JSX functions, so let SWC import them from @emotion/react:",
    run: 'dev',
    sample: { title: config, section: 'For all files', nth: 1 },
    files: {
      'src/index.tsx':
        "import '@emotion/react';\nimport { createRoot } from 'react-dom/client';\nimport 'react';\ncreateRoot(document.getElementById('root')!).render(<p css={{ color: 'rgb(1, 2, 3)' }}>Hello</p>);\n",
    },
    async expect({ open }) {
      const text = (await open()).getByText('Hello');
      const color = await text.evaluate((element) => getComputedStyle(element).color);
      assert.equal(color, 'rgb(1, 2, 3)');
    },
  },
  {
    says: [
      "Unrecognized key(s) in object: 'jsxImportSource'",
      'The build stops with this message because swcReactOptions has the name that comments use.',
    ],
    run: 'build',
    config: withReact({ swcReactOptions: { jsxImportSource: 'preact' } as never }),
    files: entry,
    expect({ error, log }) {
      assert.match(`${error}${log}`, /Unrecognized key\(s\) in object: 'jsxImportSource'/);
    },
  },
  {
    says: [
      'A comment at the top of a JSX or TSX file takes precedence over the configuration.',
      'This file uses Preact:',
    ],
    run: 'build',
    config: withReact({}, { mode: 'production', output: { minify: false } }),
    pageFiles: ['src/widget.tsx'],
    files: {
      'src/index.ts': "import { mountWidget } from './widget';\nconsole.log(mountWidget);\n",
    },
    expect({ read }) {
      assert.match(read(script), /node_modules\/preact\/jsx-runtime/);
      assert.doesNotMatch(read(script), /node_modules\/react\//);
    },
  },
  ...(['dev', 'preview'] as const).map((run): Proof => ({
    says: [
      'In development, SWC passes __source to the functions of the classic runtime',
      'Preact then puts it on the page. Production builds leave it out, so you can ignore it.',
    ],
    run,
    config: withReact(),
    pageFiles: ['src/classic-widget.tsx'],
    files: {
      'src/index.ts':
        "import 'preact';\nimport { mountClassicWidget } from './classic-widget';\nmountClassicWidget(document.getElementById('root')!);\n",
    },
    async expect({ open }) {
      const first = (await open()).getByText('First');
      assert.equal((await first.getAttribute('__source')) !== null, run === 'dev');
    },
  })),
  {
    says: [
      'pragma cannot be set when runtime is automatic',
      "A file has an @jsx comment. Add /** @jsxRuntime classic */ above it, or set runtime: 'classic'.",
    ],
    run: 'script',
    files: { 'src/index.jsx': '' },
    async expect({ root, write }) {
      const build = async (head: string, options?: PluginReactOptions) => {
        write('src/index.jsx', `${head}/** @jsx h */\nconsole.log(<p />);\n`);
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: withReact(options) });
        await (await rsbuild.build()).close();
      };
      await assert.rejects(build(''));
      await build('/** @jsxRuntime classic */\n');
      await build('', { swcReactOptions: { runtime: 'classic' } });
    },
  },
  ...[{ ...withReact({ swcReactOptions: { runtime: 'classic' } }) }, {}].map((given): Proof => ({
    says: [
      'React is not defined in the browser',
      'A .tsx file was compiled without pluginReact.',
      'The classic runtime is in use.',
    ],
    run: 'build',
    config: given,
    files: entry,
    expect: (build) =>
      assert.throws(() => runScripts(build, () => undefined), /React is not defined/),
  })),
  ...[
    ['Expression expected', '<p />'],
    ['Unterminated regexp literal', '<p>Hello</p>'],
    ["Expected '>', got 'className'", '<p className="shoe">Hello</p>'],
  ].map(([message = '', tag]): Proof => ({
    says: "Expression expected, Unterminated regexp literal or Expected '>', got 'className' means that a .jsx file was compiled without pluginReact.",
    run: 'build',
    files: { 'src/index.jsx': `console.log(${tag});\n` },
    expect: ({ error, log }) => assert.match(`${error}${log}`, new RegExp(message)),
  })),
];

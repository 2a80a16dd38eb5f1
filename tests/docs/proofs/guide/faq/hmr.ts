import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { pluginReact } from '@rsbuild/plugin-react';
import { asksPageServer } from '#kit/asks-page-server';
import { pageFor } from '#kit/edited-template';
import { rspackConfig } from '#kit/rspack-config';
import { keepsOldStyles, oldStyles } from '#kit/kept-styles';
import { accepts, pageBeside } from '#kit/page-beside';
import { reloadsForNewChunk } from '#kit/reloads-for-new-chunk';
import { projectRoot } from '#tools/pages/project-root';
import type { Proof } from '#tools/prover/proof';

const app = (text: string, more = '') => `${more}export const App = () => <p>${text}</p>;\n`;
const react = {
  'src/index.tsx':
    "import { createRoot } from 'react-dom/client';\nimport 'react';\nimport { App } from './App';\ncreateRoot(document.getElementById('root')!).render(<App />);\n",
};
const hashed = { output: { filename: { css: '[name].[contenthash:8].css' } } };

/** A component whose state doesn't survive an edit. */
const stateful = (kind: 'class' | 'anonymous', word: string) =>
  kind === 'class'
    ? `import { Component } from 'react';
export class One extends Component {
  state = { count: 0 };
  render() {
    return <button id="class" onClick={() => this.setState({ count: 1 })}>${word} {this.state.count} times</button>;
  }
}
`
    : `import { useState } from 'react';
export default () => {
  const [count, setCount] = useState(0);
  return <button id="anonymous" onClick={() => setCount(1)}>${word} {count} times</button>;
};
`;

export const proofs: Proof[] = [
  {
    shown: { nth: 1, containing: 'compilationId' },
    run: 'dev',
    files: { 'package.json': '{ "name": "my-app" }' },
    async expect({ open, port, shown }) {
      const page = await open();
      const socket = page.waitForEvent('websocket');
      await page.reload();
      assert.equal((await socket).url(), shown.trim().replace(':3000', `:${port}`));
    },
  },
  {
    says: 'The URL has the host and port of the page and the path /rsbuild-hmr:',
    run: 'dev',
    files: { 'package.json': '{ "name": "my-app" }' },
    async expect({ open, port }) {
      const page = await open();
      const socket = page.waitForEvent('websocket');
      await page.reload();
      const { host, pathname } = new URL((await socket).url());
      assert.deepEqual([host, pathname], [`localhost:${port}`, '/rsbuild-hmr']);
    },
  },
  {
    says: [
      'The page opens a WebSocket, over which the dev server announces each new build.',
      'the page loads the changes over HTTP: first *.hot-update.json and then *.hot-update.js.',
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': accepts('first') },
    async expect({ open, write }) {
      const page = await open();
      const socket = page.waitForEvent('websocket');
      await page.reload();
      const connection = await socket;
      const requests: string[] = [];
      page.on('response', (response) => {
        const name = /hot-update\.(json|js)$/.exec(response.url())?.[1];
        if (name) requests.push(`${name} ${response.status()}`);
      });
      let builds = 0;
      connection.on('framereceived', ({ payload }) => {
        builds += Number(/"type":"ok"/.test(String(payload)));
      });
      const announced = connection.waitForEvent('framereceived');
      write('src/index.js', accepts('second'));
      await announced;
      await page.waitForFunction(() => document.body.dataset.word === 'second');
      assert.deepEqual(requests.slice(0, 2), ['json 200', 'js 200']);
      // The server may build one edit twice, and the page asks for each build.
      assert.ok(requests.length <= 2 * builds);
    },
  },
  {
    says: 'Until your code compiles, the page keeps the old build.',
    run: 'dev',
    alone: true,
    files: { 'src/index.js': accepts('first') },
    async expect({ open, write }) {
      const page = await open();
      let updates = 0;
      page.on('request', (request) => void (updates += Number(/hot-update/.test(request.url()))));
      write('src/index.js', 'const = ;\n');
      await page.locator('rsbuild-error-overlay').waitFor({ state: 'attached' });
      assert.equal(updates, 0);
    },
  },
  {
    says: [
      'The dev server was stopped, or a proxy closed the connection.',
      'Start the server again, and the client connects by itself.',
    ],
    run: 'dev',
    async expect({ open }) {
      const page = await open();
      const told = (text: string) =>
        page.waitForEvent('console', (message) => message.text().includes(text));
      let connections = 0;
      await page.routeWebSocket(/rsbuild-hmr/, (socket) => {
        connections += 1;
        socket.connectToServer();
        if (connections === 1) setTimeout(() => void socket.close(), 200);
      });
      const disconnected = told('[HMR] disconnected. Attempting to reconnect.');
      await page.reload();
      await disconnected;
      await told('[HMR] connected.');
      assert.equal(connections, 2);
    },
  },
  {
    says: 'Reload the page and look for this line:',
    run: 'dev',
    async expect({ open }) {
      const page = await open();
      const connected = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('[HMR] connected.'),
      });
      await page.reload();
      await connected;
    },
  },
  {
    says: 'On your own machine, you often get updates anyway.',
    run: 'dev',
    alone: true,
    config: { dev: { client: { host: '127.0.0.1', port: 1 } } },
    files: { 'src/index.js': accepts('first') },
    async expect({ open, port, write }) {
      const page = await open();
      const direct = page.waitForEvent('websocket', {
        predicate: (socket) => socket.url().includes(`:${port}/`),
      });
      await page.reload();
      await direct;
      write('src/index.js', accepts('second'));
      await page.waitForFunction(() => document.body.dataset.word === 'second');
    },
  },
  {
    says: "When the client couldn't reach the URL in the message, it logs [HMR] WebSocket connection error, attempting direct fallback. and tries the address of the dev server.",
    run: 'dev',
    config: { dev: { client: { host: '127.0.0.1', port: 1 } } },
    async expect({ open, port }) {
      const page = await open();
      const texts: string[] = [];
      page.on('console', (message) => texts.push(message.text()));
      const direct = page.waitForEvent('websocket', {
        predicate: (socket) => socket.url().includes(`:${port}/`),
      });
      await page.reload();
      await direct;
      assert.ok(texts.some((text) => /WebSocket connection to 'ws:\/\/.*' failed/.test(text)));
      assert.ok(
        texts.some((text) =>
          text.includes('[HMR] WebSocket connection error, attempting direct fallback.'),
        ),
      );
    },
  },
  {
    says: 'But after a while, the client gives up with [HMR] connection failure after maximum reconnect limit exceeded.',
    run: 'dev',
    config: { dev: { client: { reconnect: 1 } } },
    async expect({ open }) {
      const page = await open();
      await page.routeWebSocket(/rsbuild-hmr/, (socket) => void socket.close());
      const givenUp = page.waitForEvent('console', (message) =>
        message.text().includes('[HMR] connection failure after maximum reconnect limit exceeded.'),
      );
      await page.reload();
      await givenUp;
    },
  },
  {
    says: 'In this case, reload the page.',
    run: 'dev',
    alone: true,
    config: { dev: { client: { reconnect: 0 } } },
    files: { 'src/index.js': accepts('first') },
    async expect({ open, write }) {
      const page = await open();
      let isDown = true;
      let refuse = () => {};
      const refused = new Promise<void>((resolve) => (refuse = resolve));
      await page.routeWebSocket(/rsbuild-hmr/, (socket) => {
        socket.connectToServer();
        if (!isDown) return;
        void socket.close();
        refuse();
      });
      await page.reload();
      await refused;
      isDown = false;
      await page.reload();
      await page.waitForFunction(() => document.body.dataset.word === 'first');
      write('src/index.js', accepts('second'));
      await page.waitForFunction(() => document.body.dataset.word === 'second');
    },
  },
  asksPageServer([
    'The dev server has built the update, but the page asks another server for it.',
    'The URL of the requests begins with dev.assetPrefix, so this prefix has to lead to the dev server.',
  ]),
  ...reloadsForNewChunk([
    'It also happens when the page now starts with other scripts, for example because of a new shared chunk: for these scripts, the page has to be loaded again.',
  ]),
  {
    says: 'React 19 no longer provides builds for a <script> tag.',
    run: 'script',
    expect() {
      for (const name of ['react', 'react-dom']) {
        const folder = path.join(projectRoot, 'node_modules', name);
        const text = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
        assert.match((JSON.parse(text) as { version: string }).version, /^19\./);
        assert.ok(!fs.existsSync(path.join(folder, 'umd')));
      }
    },
  },
  {
    says: 'Let Rsbuild compare the files itself, here each second:',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'poll' },
    expect: ({ watchOptions }) => assert.equal(watchOptions?.poll, 1000),
  },
  {
    says: 'When a backend on another port provides the page, set dev.assetPrefix to true:',
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', containing: 'assetPrefix' },
    files: { 'src/index.js': accepts('first') },
    expect: (server) =>
      pageBeside(server, async (page) => {
        await page.waitForFunction(() => document.body.dataset.word === 'first');
        const arrived = page.waitForResponse((response) => /hot-update\.js$/.test(response.url()));
        server.write('src/index.js', accepts('second'));
        assert.equal((await arrived).status(), 200);
        await page.waitForFunction(() => document.body.dataset.word === 'second');
      }),
  },
  ...(
    [
      ['src/index.js', "document.title = 'edited';\n", { hmr: false }],
      ['page.html', pageFor('edited'), {}],
      ['data.txt', 'edited\n', {}],
    ] as const
  ).map(([name, text, dev]): Proof => ({
    says: [
      'A page can also reload without any hot-update request.',
      "Then you've edited the .html template or a file in dev.watchFiles, or dev.hmr is off.",
    ],
    run: 'dev',
    alone: true,
    config: {
      html: { template: './page.html' },
      dev: { watchFiles: { paths: '*.txt' }, ...dev },
    },
    files: { 'page.html': pageFor('first'), 'data.txt': 'first\n' },
    async expect({ open, write }) {
      const page = await open();
      const next = page.waitForRequest(
        (request) => /hot-update/.test(request.url()) || request.isNavigationRequest(),
      );
      write(name, text);
      assert.equal((await next).url(), page.url());
    },
  })),
  {
    says: 'dev.hmr and dev.liveReload are both off.',
    run: 'dev',
    config: { dev: { hmr: false, liveReload: false } },
    expect: async ({ page }) => assert.doesNotMatch(await page('/static/js/index.js'), /\[HMR\]/),
  },
  {
    says: [
      'The client is missing from the page, for one of two reasons:',
      'The page is a production build, for example from rsbuild preview.',
    ],
    run: 'build',
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), /HMR/),
  },
  {
    says: [
      'The page reloads: no module accepts the update.',
      'If no module accepts an update, the page reloads, which shows your change but loses the state.',
      'The entry, such as src/index.tsx: a reload is normal, because no module above it could accept the update.',
      'Another module that the entry uses directly: this module can accept its own updates.',
    ],
    run: 'dev',
    alone: true,
    files: {
      'src/index.js': "import './direct';\nimport './accepted';\n",
      'src/direct.js': "document.title = 'one';\n",
      'src/accepted.js': accepts('first'),
    },
    async expect({ open, write }) {
      const page = await open();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      write('src/accepted.js', accepts('second'));
      await page.waitForFunction(() => document.body.dataset.word === 'second');
      assert.equal(await page.locator('body').getAttribute('data-same-page'), '');
      for (const [name, text] of [
        ['direct', "document.title = 'two';\n"],
        ['index', "import './direct';\nimport './accepted';\nconsole.log('edited');\n"],
      ]) {
        const reloaded = page.waitForEvent('load');
        write(`src/${name}.js`, `${text}`);
        await reloaded;
      }
    },
  },
  {
    says: [
      'In React, the plugin only accepts the updates of files whose exports are all components.',
      'So if you export a constant or a function beside a component, move it to another file:',
    ],
    run: 'dev',
    alone: true,
    config: { plugins: [pluginReact()] },
    files: { ...react, 'src/App.tsx': app('first', 'export const price = 4;\n') },
    async expect({ open, write }) {
      const page = await open();
      await page.getByText('first').waitFor();
      const reloaded = page.waitForEvent('load');
      write('src/App.tsx', app('second', 'export const price = 4;\n'));
      await reloaded;
      await page.getByText('second').waitFor();
    },
  },
  {
    says: [
      'In React, the plugin only accepts the updates of files whose exports are all components.',
      'So if you export a constant or a function beside a component, move it to another file:',
    ],
    run: 'dev',
    alone: true,
    config: { plugins: [pluginReact()] },
    files: { ...react, 'src/App.tsx': app('first') },
    async expect({ open, write }) {
      const page = await open();
      await page.getByText('first').waitFor();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      write('src/App.tsx', app('second'));
      await page.getByText('second').waitFor();
      assert.equal(await page.locator('body').getAttribute('data-same-page'), '');
    },
  },
  {
    says: 'because after an edit, the page loads the same URL again.',
    run: 'dev',
    alone: true,
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'body { color: rgb(1, 2, 3) }\n',
    },
    async expect({ open, write }) {
      const page = await open();
      const loaded = page.waitForResponse((response) => /index\.css/.test(response.url()));
      write('src/a.css', 'body { color: rgb(4, 5, 6) }\n');
      await loaded;
      await page.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(4, 5, 6)');
    },
  },
  {
    says: 'Because of output.injectStyles, there is no CSS file that the page could load again, and the update contains the styles.',
    run: 'dev',
    alone: true,
    config: { output: { injectStyles: true } },
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'body { color: rgb(1, 2, 3) }\n',
    },
    async expect({ open, write }) {
      const page = await open();
      assert.equal(await page.locator('link[rel=stylesheet]').count(), 0);
      const loaded = page.waitForResponse((response) => /hot-update\.js$/.test(response.url()));
      write('src/a.css', 'body { color: rgb(4, 5, 6) }\n');
      assert.match(await (await loaded).text(), /color: #040506/);
      await page.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(4, 5, 6)');
    },
  },
  {
    says: [
      'The console shows [HMR] Reload all CSS, but the page keeps the old styles.',
      "That's what you see when the new CSS has a new name, because after an edit, the page loads the same URL again.",
      'Only the styles stay old: their file has a hash.',
    ],
    run: 'dev',
    alone: true,
    config: hashed,
    files: { 'src/index.js': "import './a.css';\n", ...oldStyles },
    expect: async ({ open, write }) => keepsOldStyles(await open(), write),
  },
  {
    says: 'The default name in Rsbuild already leaves out the hash in development, as the second line does.',
    run: 'script',
    async expect({ root }) {
      const name = async (mode: 'development' | 'production') => {
        const { plugins = [] } = await rspackConfig(root, { mode });
        const extract = plugins.find((plugin) =>
          plugin?.constructor.name.includes('CssExtract'),
        ) as unknown as { options: { filename: string } };
        return extract.options.filename;
      };
      assert.equal(await name('development'), 'static/css/[name].css');
      assert.equal(await name('production'), 'static/css/[name].[contenthash:8].css');
    },
  },
  ...(['production', 'development'] as const).map((mode): Proof => ({
    says: 'In this configuration, React is an external in production, and Rsbuild bundles it during development:',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', section: 'React from a CDN' },
    with: { mode },
    env: { NODE_ENV: mode },
    expect: ({ externals }) =>
      assert.deepEqual(
        externals ?? {},
        mode === 'production' ? { react: 'React', 'react-dom': 'ReactDOM' } : {},
      ),
  })),
  {
    says: [
      "The page hasn't reloaded, but the counter is back at 0.",
      "Classes and anonymous default exports, such as export default () => …, don't keep their state.",
    ],
    run: 'dev',
    alone: true,
    config: { plugins: [pluginReact()] },
    files: {
      'src/index.tsx': react['src/index.tsx'],
      'src/App.tsx':
        "import { One } from './One';\nimport Two from './Two';\nexport const App = () => <><One /><Two /></>;\n",
      'src/One.tsx': stateful('class', 'Clicked'),
      'src/Two.tsx': stateful('anonymous', 'Clicked'),
    },
    async expect({ open, write }) {
      const page = await open();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      for (const [name, kind] of [
        ['One', 'class'],
        ['Two', 'anonymous'],
      ] as const) {
        await page.locator(`#${kind}`).click();
        await page.locator(`#${kind}`, { hasText: 'Clicked 1 times' }).waitFor();
        write(`src/${name}.tsx`, stateful(kind, 'Pressed'));
        await page.locator(`#${kind}`, { hasText: 'Pressed 0 times' }).waitFor();
      }
      assert.equal(await page.locator('body').getAttribute('data-same-page'), '');
    },
  },
];

import assert from 'node:assert/strict';
import { pluginReact } from '@rsbuild/plugin-react';
import { failsBehindHttpsProxy, openBehindHttpsProxy } from '#kit/behind-https-proxy';
import { pageFor } from '#kit/edited-template';
import { rspackConfig } from '#kit/rspack-config';
import { keepsOldStyles, oldStyles } from '#kit/kept-styles';
import type { Proof } from '#tools/prover/proof';

const accepts = (word: string) =>
  `document.body.dataset.word = '${word}';\nimport.meta.webpackHot.accept();\n`;
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
    says: [
      'The page opens a WebSocket to the dev server.',
      'The dev server compiles it and announces the new build over the WebSocket.',
      'The page loads the changes over HTTP, first *.hot-update.json and then *.hot-update.js.',
      'Two requests with the status 200 | The update arrives.',
      'It has the host and port of the page, and the path is /rsbuild-hmr:',
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': accepts('first') },
    async expect({ open, write, port }) {
      const page = await open();
      const socket = page.waitForEvent('websocket');
      await page.reload();
      const connection = await socket;
      assert.ok(connection.url().startsWith(`ws://localhost:${port}/rsbuild-hmr?`));
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
    says: "No request, and the page stays as it is | The dev server didn't notice the edit or couldn't compile it.",
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
    says: "[HMR] disconnected. Attempting to reconnect. | The dev server was stopped, a proxy closed the connection, or the browser couldn't open it",
    run: 'dev',
    async expect({ open }) {
      const page = await open();
      await page.addInitScript(() => {
        const Socket = WebSocket;
        globalThis.WebSocket = class extends Socket {
          constructor() {
            super('ws://127.0.0.1:9/');
          }
        };
      });
      const told = page.waitForEvent('console', (message) =>
        message.text().includes('[HMR] disconnected. Attempting to reconnect.'),
      );
      await page.reload();
      await told;
    },
  },
  {
    says: '[HMR] connected. | The connection works.',
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
    says: "WebSocket connection to 'ws://…' failed and [HMR] WebSocket connection error, attempting direct fallback. | The address of the page, or the one in dev.client, doesn't work. The client also tries the address of the dev server",
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
  failsBehindHttpsProxy(
    "You need this behind an HTTPS proxy that doesn't forward WebSockets, because the client uses wss for both addresses:",
  ),
  {
    says: 'If neither the address of the page nor that of the dev server works, tell the client where the dev server is.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'client:' },
    expect: async (server) =>
      assert.deepEqual(await openBehindHttpsProxy(server), {
        addresses: [`ws://127.0.0.1:${server.port}`],
        connected: true,
      }),
  },
  ...(
    [
      ['src/index.js', "document.title = 'edited';\n", { hmr: false }],
      ['page.html', pageFor('edited'), {}],
      ['data.txt', 'edited\n', {}],
    ] as const
  ).map(([name, text, dev]): Proof => ({
    says: "No request, and the page reloads | dev.hmr is off, the set of files that the page loads at its start has changed, or you've edited the .html template or a file in dev.watchFiles",
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
    says: "Nothing | The page doesn't contain the client. Either dev.hmr and dev.liveReload are off, or this is a production build",
    run: 'dev',
    config: { dev: { hmr: false, liveReload: false } },
    expect: async ({ page }) => assert.doesNotMatch(await page('/static/js/index.js'), /\[HMR\]/),
  },
  {
    says: "Nothing | The page doesn't contain the client.",
    run: 'build',
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), /HMR/),
  },
  {
    says: [
      'If no module accepts the update, the page reloads.',
      'The entry, such as src/index.tsx | This is normal, because no module above the entry could accept it',
      'Another module that the entry uses directly | Accept it with import.meta.webpackHot.accept(), or leave it at the reload',
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
    says: 'A file with components | It also exports something else, such as a constant. Move that to another file',
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
    says: 'A file with components | It also exports something else, such as a constant. Move that to another file',
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
    says: 'For CSS, the page loads the file again.',
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
    says: 'With output.injectStyles, there is no such file, and the update contains the styles.',
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
    says: 'If the new CSS has a new name, the console shows [HMR] Reload all CSS, but the page keeps the old styles.',
    run: 'dev',
    alone: true,
    config: hashed,
    files: { 'src/index.js': "import './a.css';\n", ...oldStyles },
    expect: async ({ open, write }) => keepsOldStyles(await open(), write),
  },
  {
    says: 'By default, Rsbuild already does what the second line does.',
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
    says: 'With this configuration, React is an external in production, and Rsbuild bundles it during development:',
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
    says: "Classes and anonymous default exports, such as export default () => …, don't keep their state.",
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
      for (const [name, kind] of [
        ['One', 'class'],
        ['Two', 'anonymous'],
      ] as const) {
        await page.locator(`#${kind}`).click();
        await page.locator(`#${kind}`, { hasText: 'Clicked 1 times' }).waitFor();
        write(`src/${name}.tsx`, stateful(kind, 'Pressed'));
        await page.locator(`#${kind}`, { hasText: 'Pressed 0 times' }).waitFor();
      }
    },
  },
];

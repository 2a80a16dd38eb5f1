import assert from 'node:assert/strict';
import http from 'node:http';
import { createRsbuild } from '@rsbuild/core';
import { startTool, stopTool, waitForAnswer } from '#tools/project/run-tool';
import { openBrowserPage } from '#tools/prover/browser-pages';
import { startDev } from '#kit/start-dev';
import { noteOpened } from '#kit/opened-pages';
import { requestSocket } from '#kit/request-socket';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

const disabled = /Can not listen dev server as "?server\.middlewareMode"? is enabled/;
const without = { printUrls: false, htmlFallback: false } as const;

async function inMiddlewareMode(cwd: string, port: number, more: object = {}) {
  const server = { port, middlewareMode: true, ...more };
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: { server } });
  return rsbuild.createDevServer();
}

export const proofs: Proof[] = [
  {
    says: [
      'Install Express and start your server instead of rsbuild dev:',
      'The page comes from Rsbuild, /api/hello comes from Express, and an edit in src updates the page.',
    ],
    run: 'script',
    pageFiles: ['server.mjs'],
    async expect({ root, port, write }) {
      write('rsbuild.config.mjs', `export default { server: { port: ${port} } };\n`);
      write('src/index.js', "document.title = 'before';\n");
      const url = `http://localhost:${port}`;
      const tool = startTool(['server.mjs'], root);
      try {
        await waitForAnswer(`${url}/api/hello`, tool);
        assert.deepEqual(await (await fetch(`${url}/api/hello`)).json(), { message: 'hello' });
        const { page } = await openBrowserPage(`${url}/`);
        assert.equal(await page.title(), 'before');
        write('src/index.js', "document.title = 'after';\n");
        await page.waitForFunction(() => document.title === 'after');
      } finally {
        await stopTool(tool);
      }
    },
  },
  {
    says: [
      'In middleware mode, Rsbuild compiles your app and hands you its middleware, but it leaves the HTTP server to you:',
      'devServer.httpServer is null, and devServer.listen(), rsbuild.startDevServer() and rsbuild dev stop with the error Can not listen dev server as server.middlewareMode is enabled.',
      'Rsbuild still looks for a free port, which you read from devServer.port, and it still prints the URLs – even before your server is listening.',
    ],
    run: 'script',
    async expect({ root, port, log }) {
      const dev = await inMiddlewareMode(root, port);
      assert.equal(dev.httpServer, null);
      assert.equal(dev.port, port);
      assert.match(log(), new RegExp(`http://localhost:${port}/`));
      await assert.rejects(async () => dev.listen(), disabled);
      await dev.close();
    },
  },
  {
    says: 'devServer.listen(), rsbuild.startDevServer() and rsbuild dev stop with the error Can not listen dev server as server.middlewareMode is enabled.',
    run: 'script',
    expect: ({ root, port }) =>
      assert.rejects(startDev(root, { server: { port, middlewareMode: true } }), disabled),
  },
  {
    says: 'devServer.listen(), rsbuild.startDevServer() and rsbuild dev stop with the error Can not listen dev server as server.middlewareMode is enabled.',
    run: 'command',
    command: 'rsbuild dev',
    files: { 'rsbuild.config.mjs': 'export default { server: { middlewareMode: true } };\n' },
    expect: ({ log }) => assert.match(log, disabled),
  },
  ...[true, false, { preflightContinue: true }].map<Proof>((cors) => ({
    says: [
      'A request that nothing answers goes on to your server instead of getting a 404 from Rsbuild',
      'so you can add a not-found page to your server.',
      'If you want to answer them yourself, set server.cors to false.',
      'If you only want to add something to the answer, set its preflightContinue to true.',
      'When you want to listen on another port, hide these lines:',
      "Your server doesn't see these requests, because server.cors answers them first.",
    ],
    run: 'script',
    async expect({ root, port, log }) {
      const dev = await inMiddlewareMode(root, port, { ...without, cors });
      const own = http.createServer((request, response) =>
        dev.middlewares(request, response, () => void response.end('own server')),
      );
      await new Promise<void>((resolve) => own.listen(port, resolve));
      const answers: string[] = [];
      for (const method of ['GET', 'OPTIONS']) {
        const init = { method, headers: { accept: 'text/html' } };
        answers.push(await (await fetch(`http://localhost:${port}/none`, init)).text());
      }
      const page = await (await fetch(`http://localhost:${port}/`)).text();
      own.closeAllConnections();
      own.close();
      await dev.close();
      assert.deepEqual(answers, ['own server', cors === true ? '' : 'own server']);
      assert.match(page, /static\/js\/index\.js/);
      assert.doesNotMatch(log(), /http:\/\//);
    },
  })),
  {
    says: [
      'Rsbuild answered them first.',
      'The default server.htmlFallback sends index.html for an unknown URL, and below a server.base such as /shop, URLs outside the base get a 404.',
      'When your routes have to come later, set the fallback to false.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const ask = async (more: object) => {
        const dev = await inMiddlewareMode(root, port, more);
        const own = http.createServer((request, response) =>
          dev.middlewares(request, response, () => void response.end('own route')),
        );
        await new Promise<void>((resolve) => own.listen(port, resolve));
        const init = { headers: { accept: 'text/html' } };
        const answer = await fetch(`http://localhost:${port}/own`, init);
        const text = await answer.text();
        own.closeAllConnections();
        own.close();
        await dev.close();
        return [answer.status, /<title>Rsbuild App</.test(text) ? 'page' : text] as const;
      };
      assert.deepEqual(await ask({}), [200, 'page']);
      assert.deepEqual(await ask({ htmlFallback: false }), [200, 'own route']);
      const [status, text] = await ask({ base: '/shop', htmlFallback: false });
      assert.equal(status, 404);
      assert.match(text, /base URL of \/shop/);
    },
  },
  {
    says: [
      'devServer.connectWebSocket({ server }) lets the page receive updates.',
      "either your script doesn't call connectWebSocket, or it passes a different server from the one that is listening.",
    ],
    run: 'script',
    async expect({ root, port }) {
      const dev = await inMiddlewareMode(root, port);
      const own = http.createServer(dev.middlewares);
      await new Promise<void>((resolve) => own.listen(port, resolve));
      const socket = () =>
        new Promise<string>((resolve, reject) => {
          const request = requestSocket(port, '/rsbuild-hmr').on('error', reject);
          request.on('upgrade', () => resolve('open'));
          request.on('response', () => resolve('refused'));
        });
      try {
        assert.equal(await socket(), 'refused');
        dev.connectWebSocket({ server: own });
        assert.equal(await socket(), 'open');
      } finally {
        own.closeAllConnections();
        own.close();
        await dev.close();
      }
    },
  },
  {
    says: 'rsbuild preview ignores the option and serves the build as usual.',
    run: 'preview',
    config: { server: { middlewareMode: true } },
    expect: async ({ page }) => assert.match(await page('/'), /static\/js\/index\.\w{8,10}\.js/),
  },
  {
    says: [
      'devServer.afterListen() does what Rsbuild does after the start, for example server.open and the hooks of your plugins.',
      'server.open runs in afterListen, so call afterListen when your server is listening.',
    ],
    run: 'script',
    async expect({ root, port, write }) {
      const { browser, list } = noteOpened(root, write);
      process.env.BROWSER = browser;
      delete process.env.CSB;
      let started = 0;
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          server: { port, middlewareMode: true, open: '/admin' },
          plugins: [
            { name: 'notes', setup: (api) => api.onAfterStartDevServer(() => void (started += 1)) },
          ],
        },
      });
      const dev = await rsbuild.createDevServer();
      try {
        assert.deepEqual([started, list()], [0, []]);
        await dev.afterListen();
        await until(() => list().length > 0);
        assert.deepEqual([started, list()], [1, [`http://localhost:${port}/admin`]]);
      } finally {
        await dev.close();
      }
    },
  },
  ...[true, false].map<Proof>((middlewareMode) => ({
    says: [
      'devServer.close() ends the compilation.',
      'Rsbuild leaves it to you to call this method when your process gets a signal:',
    ],
    run: 'script',
    async expect({ root, port }) {
      const before = process.listenerCount('SIGTERM');
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { server: { port, middlewareMode } },
      });
      const dev = await rsbuild.createDevServer({ runCompile: false });
      const during = process.listenerCount('SIGTERM');
      await dev.close();
      assert.equal(during > before, !middlewareMode);
    },
  })),
];

import assert from 'node:assert/strict';
import http from 'node:http';
import { createRsbuild } from '@rsbuild/core';
import { startTool, stopTool, waitForAnswer } from '#tools/project/run-tool';
import { openBrowserPage } from '#tools/prover/browser-pages';
import { startDev } from '#kit/start-dev';
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
    says: 'The page comes from Rsbuild, /api/hello comes from Express, and an edit in src updates the page.',
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
      "With middlewareMode: true, Rsbuild compiles your app and gives you its middleware, but doesn't create an HTTP server.",
      'devServer.httpServer | A Node.js server | null',
      'devServer.listen() | Starts the server | Throws Can not listen dev server as server.middlewareMode is enabled.',
      'Rsbuild still looks for a free port (devServer.port), and it still prints the server URLs, before your server is listening.',
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
    says: [
      'devServer.httpServer | A Node.js server | null',
      'devServer.listen() | Starts the server | Throws Can not listen dev server as server.middlewareMode is enabled.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      const dev = await rsbuild.createDevServer();
      assert.ok(dev.httpServer instanceof http.Server);
      await dev.listen();
      const page = await (await fetch(`http://localhost:${port}/`)).text();
      assert.match(page, /static\/js\/index\.js/);
      await dev.close();
    },
  },
  {
    says: 'rsbuild dev, rsbuild.startDevServer() | Work | Fail with the same error',
    run: 'script',
    expect: ({ root, port }) =>
      assert.rejects(startDev(root, { server: { port, middlewareMode: true } }), disabled),
  },
  {
    says: 'rsbuild dev, rsbuild.startDevServer() | Work | Fail with the same error',
    run: 'command',
    command: 'rsbuild dev',
    files: { 'rsbuild.config.mjs': 'export default { server: { middlewareMode: true } };\n' },
    expect: ({ log }) => assert.match(log, disabled),
  },
  ...[true, false, { preflightContinue: true }].map<Proof>((cors) => ({
    says: [
      'Requests that nothing answers | Get a 404, or 204 for OPTIONS | Go on to your server. OPTIONS requests only do so if server.cors is false or its preflightContinue is true',
      'If your server uses another port, disable these lines with server.printUrls.',
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
    says: 'Requests that nothing answers | Get a 404, or 204 for OPTIONS | Go on to your server. OPTIONS requests only do so if server.cors is false or its preflightContinue is true',
    run: 'dev',
    config: { server: { htmlFallback: false } },
    async expect({ get }) {
      const ask = async (method: string) => (await get('/none', { method })).status;
      assert.equal(await ask('GET'), 404);
      assert.equal(await ask('OPTIONS'), 204);
    },
  },
  {
    says: [
      "Requests don't reach your routes.",
      'With the default value of server.htmlFallback, Rsbuild answers unknown page requests with index.html.',
      'Register your routes first, or set the fallback to false.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const dev = await inMiddlewareMode(root, port);
      const own = http.createServer((request, response) =>
        dev.middlewares(request, response, () => void response.end('own route')),
      );
      await new Promise<void>((resolve) => own.listen(port, resolve));
      const init = { headers: { accept: 'text/html' } };
      const text = await (await fetch(`http://localhost:${port}/own`, init)).text();
      own.closeAllConnections();
      own.close();
      await dev.close();
      assert.match(text, /<title>Rsbuild App</);
    },
  },
  {
    says: 'rsbuild preview | Works | Works and ignores the option',
    run: 'preview',
    config: { server: { middlewareMode: true } },
    expect: async ({ page }) => assert.match(await page('/'), /static\/js\/index\.\w{8}\.js/),
  },
];

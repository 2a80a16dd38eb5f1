import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import tls from 'node:tls';
import {
  createRsbuild,
  loadConfig,
  type RsbuildConfig,
  type RsbuildDevServer,
  type RsbuildInstance,
  type RsbuildPlugin,
} from '@rsbuild/core';
import { startTool, stopTool, waitForLog } from '#tools/project/run-tool';
import { awaitMessage } from '#kit/await-message';
import { tryEarlyServer } from '#kit/early-server';
import { requestSocket } from '#kit/request-socket';
import { selfSigned } from '#kit/self-signed';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

const serverOf = async (cwd: string, rsbuildConfig: RsbuildConfig, options = {}) => {
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  return { rsbuild, server: await rsbuild.createDevServer(options) };
};

const html = { headers: { accept: 'text/html' } };

/** Mounts the middleware of a dev server in an own HTTP server. */
async function withMiddleware(
  root: string,
  port: number,
  look: (server: RsbuildDevServer, own: http.Server) => Promise<void> | void,
) {
  const { server } = await serverOf(root, { server: { port, middlewareMode: true } });
  const own = http.createServer(server.middlewares);
  await new Promise<void>((resolve) => own.listen(port, resolve));
  try {
    await look(server, own);
  } finally {
    // Rspack crashes if a server is closed while it compiles for the first time.
    await server.environments.web!.getStats();
    await server.close();
    own.closeAllConnections();
    await new Promise((resolve) => own.close(resolve));
  }
}

export const proofs: Proof[] = [
  {
    says: [
      'In a script, await rsbuild.createDevServer() gives you the whole object.',
      'In a plugin, the object is the server parameter of onBeforeStartDevServer (since 1.2.8).',
      'In a config file, the second parameter of dev.setupMiddlewares has two members of the object, sockWrite and environments.',
    ],
    run: 'script',
    async expect({ root, port }) {
      let inConfig: object = {};
      let inPlugin: RsbuildDevServer | undefined;
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          server: { port },
          dev: { setupMiddlewares: [(_, server) => void (inConfig = server)] },
        },
      });
      rsbuild.onBeforeStartDevServer(({ server }) => void (inPlugin = server));
      const server = await rsbuild.createDevServer();
      await server.close();
      assert.equal(inPlugin, server);
      assert.deepEqual(Object.keys(inConfig).sort(), ['environments', 'sockWrite']);
    },
  },
  {
    says: [
      'runCompile | boolean | true | Whether to compile',
      'You created the server with runCompile: false, so Rsbuild compiles nothing, and there are no results to read.',
      'loadBundle and getTransformedHtml throw the error as well, with their own names in it.',
      'If you need the middleware but not the compiled files, for example to try out a proxy, turn the compilation off:',
    ],
    run: 'script',
    files: { 'public/copied.txt': 'copied' },
    async expect({ root, port }) {
      const { server } = await serverOf(root, { server: { port } }, { runCompile: false });
      const { web } = server.environments;
      const acts = {
        getStats: () => web!.getStats(),
        loadBundle: () => web!.loadBundle('index'),
        getTransformedHtml: () => web!.getTransformedHtml('index'),
      };
      for (const [name, act] of Object.entries(acts)) {
        await assert.rejects(
          act,
          new RegExp(`Can not call .*${name}.* when .*runCompile.* is false`),
        );
      }
      await server.listen();
      const statusOf = async (path: string) =>
        (await fetch(`http://localhost:${port}${path}`)).status;
      assert.equal(await statusOf('/copied.txt'), 200);
      assert.equal(await statusOf('/static/js/index.js'), 404);
      await server.close();
    },
  },
  {
    says: "Without a framework, Node's own server is enough, because it accepts the function devServer.middlewares:",
    run: 'script',
    pageFiles: ['http-server.mjs'],
    async expect({ root }) {
      const tool = startTool(['http-server.mjs'], root);
      const [, address] = await waitForLog(tool, /Local: +(\S+)[^]*built in/);
      assert.match(
        await (await fetch(address!, html)).text(),
        /<script defer src="\/static\/js\/index\.js">/,
      );
      const { port } = new URL(address!);
      await new Promise<void>((resolve, reject) => {
        const request = requestSocket(Number(port), '/rsbuild-hmr');
        request.on('error', reject);
        request.on('upgrade', (_, socket) => {
          socket.destroy();
          resolve();
        });
      });
      await stopTool(tool);
    },
  },
  {
    says: [
      "Let the CMS call a path of the dev server, in this example /published, and send the message 'static-changed' to the pages:",
      'Middleware that you add to middlewares between createDevServer() and listen().',
    ],
    run: 'script',
    pageFiles: [{ title: 'dev.mjs', containing: '/published' }],
    async expect({ root }) {
      const tool = startTool(['dev.mjs'], root);
      const [, address] = await waitForLog(tool, /Local: +(\S+)[^]*built in/);
      const answers: string[] = [];
      const publish = async () => {
        const response = await fetch(new URL('/published', address), { method: 'POST' });
        answers.push(await response.text());
      };
      await awaitMessage(Number(new URL(address!).port), 'static-changed', () => void publish());
      await publish();
      assert.equal(answers.at(-1), 'reloaded');
      await stopTool(tool);
    },
  },
  {
    says: 'To just start a dev server from a script, call rsbuild.startDevServer.',
    run: 'script',
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      const { server } = await rsbuild.startDevServer();
      assert.equal((await fetch(`http://localhost:${port}/`, html)).status, 200);
      await server.close();
    },
  },
  {
    says: 'compiler | Rspack.Compiler | Rspack.MultiCompiler | Created for you | Your own compiler',
    run: 'script',
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      let created = 0;
      rsbuild.onAfterCreateCompiler(() => void (created += 1));
      const usedWith = async (options: Parameters<RsbuildInstance['createDevServer']>[0]) => {
        const server = await rsbuild.createDevServer(options);
        const { compilation } = await server.environments.web!.getStats();
        await server.close();
        return compilation.compiler;
      };
      await usedWith({});
      assert.equal(created, 1);
      const compiler = await rsbuild.createCompiler();
      assert.equal(await usedWith({ compiler }), compiler);
      assert.equal(created, 2);
    },
  },
  {
    says: [
      'A plugin can reload the pages as well.',
      'This one does so after each rebuild.',
      ', which reloads them.',
    ],
    run: 'dev',
    alone: true,
    config: {
      plugins: [
        {
          name: 'of-the-page',
          async setup(api) {
            const { content } = await loadConfig({ cwd: api.context.rootPath });
            await (content.plugins?.[0] as RsbuildPlugin).setup(api);
          },
        },
      ],
    },
    pageFiles: ['plugin-reload.ts'],
    files: {
      'rsbuild.config.ts':
        "import { pluginReload } from './plugin-reload';\nexport default { plugins: [pluginReload()] };\n",
      'src/index.js': "import './index.css';\n",
      'src/index.css': 'body { color: red }\n',
    },
    // without the plugin, an edit of the CSS reaches the page without a reload
    async expect({ open, write }) {
      const page = await open();
      const connected = page.waitForEvent('console', (message) =>
        message.text().includes('[HMR] connected.'),
      );
      await page.reload();
      await connected;
      const reloaded = page.waitForEvent('load');
      write('src/index.css', 'body { color: rgb(1, 2, 3) }\n');
      await reloaded;
    },
  },
  {
    says: "getPortSilently | boolean | false | Don't print a message if the server has to use another port",
    run: 'script',
    async expect({ root, port, log }) {
      const first = await serverOf(root, { server: { port } });
      await first.server.listen();
      const printedWith = async (options: { getPortSilently?: boolean }) => {
        const before = log().length;
        const { server } = await serverOf(root, { server: { port } }, options);
        assert.ok(server.port > port);
        await server.close();
        return log().slice(before);
      };
      assert.match(await printedWith({}), new RegExp(`port ${port} is in use`));
      assert.doesNotMatch(await printedWith({ getPortSilently: true }), /in use/);
      await first.server.close();
    },
  },
  {
    says: 'The result contains the port and the URLs, so that a test, for example, knows which page to open:',
    run: 'command',
    command: 'node test.mjs',
    onDefaultPort: true,
    pageFiles: ['test.mjs'],
    expect({ code, log }) {
      assert.equal(code, 0);
      assert.match(log, /^(\d+) http:\/\/localhost:\1\/?$/m);
    },
  },
  {
    says: [
      "In middleware mode, Rsbuild doesn't close the dev server when the process ends.",
      "You call listen, but the configuration contains server.middlewareMode, so there's no HTTP server to start.",
      'Call afterListen to tell Rsbuild that your server is listening.',
      'Rsbuild then runs the onAfterStartDevServer hooks.',
      'afterListen | Reports that the server is listening | Call it',
    ],
    run: 'script',
    async expect({ root, port }) {
      const signals = () => process.listenerCount('SIGTERM');
      const before = signals();
      const { rsbuild, server } = await serverOf(root, { server: { port, middlewareMode: true } });
      let calls = 0;
      rsbuild.onAfterStartDevServer(() => void (calls += 1));
      assert.equal(signals(), before);
      assert.equal(server.httpServer, null);
      await assert.rejects(
        server.listen(),
        /Can not listen dev server as .*server\.middlewareMode.* is enabled\./,
      );
      assert.equal(calls, 0);
      await server.afterListen();
      assert.equal(calls, 1);
      await server.close();
    },
  },
  {
    says: [
      'Run node server.mjs and open the printed URL.',
      'The page comes from Rsbuild, and /api/time comes from Express.',
      "That's why the script calls devServer.close() on SIGTERM.",
    ],
    run: 'script',
    pageFiles: ['server.mjs'],
    async expect({ root, port, write }) {
      write(
        'rsbuild.config.mjs',
        `const setup = (api) => api.onCloseDevServer(() => console.log('server closed'));
export default { server: { port: ${port} }, plugins: [{ name: 'probe', setup }] };\n`,
      );
      const tool = startTool(['server.mjs'], root);
      const [, address] = await waitForLog(tool, /Local: +(\S+)[^]*built in/);
      const get = async (path: string) => (await fetch(new URL(path, address), html)).text();
      assert.match(await get('/api/time'), /^\{"now":\d+\}$/);
      assert.match(await get('/'), /<script defer src="\/static\/js\/index\.js">/);
      tool.child.kill('SIGTERM');
      assert.equal(await tool.ended, 0);
      assert.match(tool.log(), /server closed/);
    },
  },
  {
    says: 'open | Opens the targets of server.open in a browser, or the first page if there are none (since 1.0.5) | Use it as usual',
    run: 'script',
    async expect({ root, port, write }) {
      const opened = `${root}/opened.txt`;
      write('browser.sh', `#!/bin/sh\necho "$@" >> ${opened}\n`);
      fs.chmodSync(`${root}/browser.sh`, 0o755);
      process.env.BROWSER = `${root}/browser.sh`;
      const openedWith = async (open?: string) => {
        write('opened.txt', '');
        const { server } = await serverOf(root, { server: { port, open } });
        await server.open();
        await until(() => fs.readFileSync(opened, 'utf8') !== '');
        await server.close();
        return fs.readFileSync(opened, 'utf8').trim();
      };
      assert.equal(await openedWith(), `http://localhost:${port}/`);
      assert.equal(await openedWith('/about'), `http://localhost:${port}/about`);
    },
  },
  {
    says: [
      "Create the dev server first, and let it listen when you're ready:",
      "Between the two calls, the port isn't open yet, so that's when you add your own middleware.",
      'middlewares | A Connect application with the middleware of the dev server | Mount it',
      'The compilation starts as soon as the server is created.',
    ],
    run: 'script',
    expect: ({ root, port }) =>
      withMiddleware(root, port, async ({ environments }) => {
        await environments.web!.getStats();
        assert.equal((await fetch(`http://localhost:${port}/`, html)).status, 200);
      }),
  },
  {
    says: [
      'connectWebSocket | Handles WebSocket requests | Call it',
      "So call connectWebSocket to add Rsbuild's handler for WebSocket requests to your HTTP server.",
      "Hot updates need a WebSocket, and Node.js doesn't pass WebSocket requests to middleware.",
    ],
    run: 'script',
    expect: ({ root, port }) =>
      withMiddleware(root, port, (server, own) => {
        const listeners = () => own.listenerCount('upgrade');
        assert.equal(listeners(), 0);
        server.connectWebSocket({ server: own });
        assert.equal(listeners(), 1);
      }),
  },
  {
    says: [
      'sockWrite | Sends a message to the open pages | Use it as usual',
      "Call sockWrite to send a message to the open pages, such as 'static-changed'",
    ],
    run: 'script',
    expect: ({ root, port }) =>
      withMiddleware(root, port, async (server, own) => {
        await server.environments.web!.getStats();
        server.connectWebSocket({ server: own });
        await awaitMessage(port, 'static-changed', () => server.sockWrite('static-changed'));
      }),
  },
  {
    says: [
      'port | The port in use. This is server.port or the next free port | Listen on it',
      "listen | Starts the HTTP server | Don't call it",
      'Call listen to start the HTTP server.',
      "listen also handles WebSocket requests and calls afterListen, so you don't need the next two methods.",
      'Each of them waits for the first compilation, so you can call it right away:',
      'environments | The compilation results. See Environment API | Use it as usual',
      'close | Closes the server, the watchers and the compiler | Call it',
      'It runs the onCloseDevServer hooks and then closes the sockets, the file watchers and the compiler.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const { rsbuild, server } = await serverOf(root, { server: { port } });
      const order: string[] = [];
      rsbuild.onAfterStartDevServer(() => void order.push('after listen'));
      rsbuild.onCloseDevServer(() => void order.push('close hook'));
      assert.equal(server.port, port);
      const other = await serverOf(root, { server: { port } });
      await server.listen();
      assert.equal(server.httpServer?.listening, true);
      assert.ok((server.httpServer?.listenerCount('upgrade') ?? 0) > 0);
      assert.equal((await server.environments.web!.getStats()).hasErrors(), false);
      const next = await serverOf(root, { server: { port } });
      assert.ok(next.server.port > port);
      await next.server.close();
      await other.server.close();
      await server.close();
      assert.deepEqual(order, ['after listen', 'close hook']);
      assert.equal(server.httpServer?.listening, false);
      await assert.rejects(fetch(`http://localhost:${port}/`));
    },
  },
  {
    says: ['printUrls | Prints the URLs according to server.printUrls | Use it as usual'],
    run: 'script',
    async expect({ root, port, log }) {
      const printUrls = () => ['http://shop.example.com/'];
      const { server } = await serverOf(root, { server: { port, printUrls } });
      const before = log().split('shop.example.com').length;
      server.printUrls();
      assert.equal(log().split('shop.example.com').length, before + 1);
      await server.close();
    },
  },
  {
    says: [
      'Middleware that plugins add in onBeforeStartDevServer, and then the middleware from the function that such a callback returns',
      'unshift handlers of dev.setupMiddlewares',
      'push handlers of dev.setupMiddlewares',
      "Middleware that you add to middlewares between createDevServer() and listen(). After listen(), it's too late, because step 7 answers first",
      'look at the order in which a request passes through the middleware:',
      'The answers to OPTIONS requests and the 404, which listen() adds',
    ],
    run: 'script',
    async expect({ root, port }) {
      const order: string[] = [];
      type Handler = (request: { url?: string }, response: unknown, next: () => void) => void;
      const note =
        (name: string): Handler =>
        (request, _, next) => {
          if (request.url === '/order.txt') order.push(name);
          next();
        };
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          server: { port },
          dev: {
            setupMiddlewares: [
              ({ unshift, push }) => {
                unshift(note('unshift'));
                push(note('push'));
              },
            ],
          },
        },
      });
      rsbuild.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use(note('hook'));
        return () => {
          server.middlewares.use(note('returned'));
        };
      });
      const server = await rsbuild.createDevServer();
      server.middlewares.use(note('after'));
      await server.listen();
      server.middlewares.use(note('too late'));
      const missing = await fetch(`http://localhost:${port}/order.txt`, {
        headers: { accept: 'text/plain' },
      });
      const options = await fetch(`http://localhost:${port}/other.txt`, { method: 'OPTIONS' });
      await server.close();
      assert.deepEqual(order, ['hook', 'returned', 'unshift', 'push', 'after']);
      assert.equal(missing.status, 404);
      assert.equal(options.status, 204);
    },
  },
  {
    says: [
      "Rsbuild's CORS middleware (step 4 of the order) answers these requests first.",
      'To answer them in your middleware, set server.cors to false, or its preflightContinue to true.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const answerWith = async (server: RsbuildConfig['server']) => {
        const rsbuildConfig = { server: { port, ...server } };
        const { server: devServer } = await serverOf(root, rsbuildConfig);
        let reached = false;
        devServer.middlewares.use((_request, _response, next) => {
          reached = true;
          next();
        });
        await devServer.listen();
        const { status } = await fetch(`http://localhost:${port}/a.txt`, { method: 'OPTIONS' });
        await devServer.close();
        return [status, reached];
      };
      assert.deepEqual(await answerWith({}), [204, false]);
      assert.deepEqual(await answerWith({ cors: false }), [204, true]);
      const passedOn = await answerWith({ cors: { preflightContinue: true } });
      assert.deepEqual(passedOn, [204, true]);
    },
  },
  {
    says: [
      'When the server runs on its own rather than in middleware mode, Rsbuild also calls close on SIGTERM.',
      'You press the shortcut q.',
      'Rsbuild restarts, and the server has listened.',
      "Standard input ends while something reads it, and CI isn't true.",
      'In middleware mode, neither SIGTERM nor the end of standard input closes the server.',
      'To clean up at the end, use an onCloseDevServer hook, which runs in each of these cases.',
    ],
    run: 'script',
    files: {
      'rsbuild.config.mjs': 'export default {};\n',
      'serve.mjs': [
        "import { PassThrough } from 'node:stream';",
        "import { createRsbuild } from '@rsbuild/core';",
        'const stdin = Object.assign(new PassThrough(), { isTTY: true });',
        "Object.defineProperty(process, 'stdin', { value: stdin });",
        'const [port, act, ...words] = process.argv.slice(2);',
        'const keys = {};',
        'const custom = (list) => list.filter(({ key, action }) => (keys[key] = action));',
        'const rsbuild = await createRsbuild({',
        '  rsbuildConfig: {',
        "    server: { port: Number(port), middlewareMode: words.includes('middleware') },",
        '    dev: { cliShortcuts: act.length === 1 ? { custom } : false },',
        '  },',
        '});',
        "rsbuild.onCloseDevServer(() => console.log('server closed'));",
        'const server = await rsbuild.createDevServer();',
        "if (words.includes('listens')) await server.listen();",
        "if (act === 'end') {",
        "  stdin.on('end', () => setImmediate(() => process.exit(7))).resume().end();",
        "} else if (act === 'SIGTERM') process.kill(process.pid, act);",
        'else {',
        '  await keys[act]();',
        "  console.log('restarted');",
        '  process.exit(7);',
        '}',
        '',
      ].join('\n'),
    },
    async expect({ root, port }) {
      const closes = async (...words: string[]) => {
        const CI = words.includes('ci') ? 'true' : '';
        const tool = startTool(['serve.mjs', String(port), ...words], root, { CI });
        const code = await tool.ended;
        assert.equal(tool.log().includes('restarted'), words[0] === 'r');
        return [code ?? tool.child.signalCode, tool.log().includes('server closed')];
      };
      assert.deepEqual(await closes('q'), [0, true]);
      assert.deepEqual(await closes('q', 'middleware'), [0, true]);
      assert.deepEqual(await closes('r', 'listens'), [7, true]);
      assert.deepEqual(await closes('r'), [7, false]);
      assert.deepEqual(await closes('SIGTERM'), [143, true]);
      assert.deepEqual(await closes('SIGTERM', 'middleware'), ['SIGTERM', false]);
      assert.equal((await closes('end'))[1], true);
      assert.deepEqual(await closes('end', 'middleware'), [7, false]);
      assert.deepEqual(await closes('end', 'ci'), [7, false]);
    },
  },
  {
    says: 'If the server has listened, the second call runs the hooks again and is rejected with this message.',
    run: 'script',
    async expect({ root, port }) {
      const { rsbuild, server } = await serverOf(root, { server: { port } });
      let calls = 0;
      rsbuild.onCloseDevServer(() => void (calls += 1));
      await server.listen();
      await server.close();
      await assert.rejects(server.close(), { message: 'Server is not running.' });
      assert.equal(calls, 2);
    },
  },
  {
    says: "httpServer | The HTTP server (since 1.2.9). With server.https, it's an HTTP/2 server, or an HTTPS server if server.proxy is set too | It's null",
    run: 'script',
    async expect({ root, port }) {
      const kind = async (config: RsbuildConfig['server'], secure: boolean) => {
        const plugins = secure ? [selfSigned(root)] : [];
        const { server } = await serverOf(root, { server: { port, ...config }, plugins });
        const { httpServer } = server;
        await server.close();
        if (httpServer instanceof http.Server) return 'http';
        if (httpServer instanceof tls.Server)
          return httpServer instanceof https.Server ? 'https' : 'http2';
        return httpServer;
      };
      const proxy = { '/api': 'http://localhost:1' };
      assert.equal(await kind({ proxy }, false), 'http');
      assert.equal(await kind({}, true), 'http2');
      assert.equal(await kind({ proxy }, true), 'https');
      assert.equal(await kind({ middlewareMode: true }, true), null);
    },
  },
  {
    says: [
      'Two of the built-in paths are also useful when you open them yourself: /rsbuild-dev-server lists the compiled files of each environment',
    ],
    run: 'dev',
    config: { environments: { web: {}, other: {} } },
    files: { 'public/copied.txt': 'copied' },
    async expect({ get, page }) {
      const list = await page('/rsbuild-dev-server');
      assert.match(list, /Environment: web[^]*index\.js[^]*Environment: other[^]*index\.js/);
      assert.equal((await get('/copied.txt')).status, 200);
      assert.doesNotMatch(list, /copied\.txt/);
    },
  },
  {
    says: [
      'A plugin gets the server before the compiler exists, so it needs to keep the server in a variable and use it in a later hook:',
      "You call server.sockWrite() or server.environments.web.getStats() in the body of an onBeforeStartDevServer callback, when the compiler doesn't exist yet.",
    ],
    run: 'script',
    expect: (context) =>
      tryEarlyServer(context, async (server) => {
        const tooEarly = /Cannot access '\w+' before initialization/;
        assert.throws(() => server.sockWrite('static-changed'), tooEarly);
        await assert.rejects(server.environments.web!.getStats(), tooEarly);
      }),
  },
  {
    says: [
      'Behind devServer.middlewares, your own server then only gets what is left, which is little: for the URL of a page that no file has, Rsbuild sends index.html.',
      'If these pages should come from your server, set server.htmlFallback to false.',
      'In the same way, server.compress and server.cors turn off their middleware.',
    ],
    run: 'script',
    files: { 'src/index.js': '', 'public/note.txt': 'a note'.repeat(1000) },
    async expect({ root, port }) {
      const answersWith = async (options: RsbuildConfig['server']) => {
        const { server } = await serverOf(root, {
          server: { port, middlewareMode: true, ...options },
        });
        const own = http.createServer((request, response) => {
          server.middlewares(request, response, () => response.end('own server'));
        });
        await new Promise<void>((resolve) => own.listen(port, resolve));
        const get = (path: string, headers: Record<string, string>) =>
          fetch(`http://localhost:${port}${path}`, { headers });
        const textOf = async (path: string, accept: string) => (await get(path, { accept })).text();
        try {
          await server.environments.web!.getStats();
          const { headers } = await get('/note.txt', { 'accept-encoding': 'gzip' });
          return {
            page: /index\.js/.test(await textOf('/', 'text/html')),
            route: (await textOf('/orders', 'text/html')).replace(/^.*index\.js.*$/s, 'index.html'),
            picture: await textOf('/orders', 'image/png'),
            compressed: headers.get('content-encoding'),
            cors: headers.has('vary') && /Origin/i.test(`${headers.get('vary')}`),
          };
        } finally {
          await server.close();
          own.closeAllConnections();
          await new Promise((resolve) => own.close(resolve));
        }
      };
      const usual = {
        page: true,
        route: 'index.html',
        picture: 'own server',
        compressed: 'gzip',
        cors: true,
      };
      assert.deepEqual(await answersWith({}), usual);
      const withoutFallback = { ...usual, route: 'own server' };
      assert.deepEqual(await answersWith({ htmlFallback: false }), withoutFallback);
      assert.deepEqual(await answersWith({ compress: false }), { ...usual, compressed: null });
      assert.deepEqual(await answersWith({ cors: false }), { ...usual, cors: false });
    },
  },
];

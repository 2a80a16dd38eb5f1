import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { besideServer } from '#kit/beside-server';
import { openBehindHttpsProxy } from '#kit/behind-https-proxy';
import { selfSignedPair } from '#kit/self-signed-pair';
import { until } from '#kit/until';
import { withTerminal } from '#kit/with-terminal';
import type { Proof } from '#tools/prover/proof';

const html = { headers: { accept: 'text/html' } };
const site = { title: 'rsbuild.config.ts', nth: 1 };
const pageFiles = ['src/index.ts', 'src/about.ts'];
const shop = {
  sample: { title: 'rsbuild.config.ts', containing: "base: '/shop'" },
};
const below = (base: string) => ({ server: { base } });

const knownHosts = { title: 'rsbuild.config.ts', containing: 'Unknown host' };
const bin = path.resolve('node_modules/@rsbuild/core/bin/rsbuild.js');
/** What Node.js gets from a folder whose file system reports no changes. */
const withoutEvents = `const fs = require('node:fs');
const { EventEmitter } = require('node:events');
fs.watch = () => Object.assign(new EventEmitter(), { close() {}, ref() {}, unref() {} });
`;
/** What Node.js gets where no more files may be watched. */
const atTheLimit = `const fs = require('node:fs');
const { EventEmitter } = require('node:events');
fs.watch = (folder) => {
  const watcher = Object.assign(new EventEmitter(), { close() {}, ref() {}, unref() {} });
  const text = "ENOSPC: System limit for number of file watchers reached, watch '" + folder + "'";
  setTimeout(() => watcher.emit('error', Object.assign(new Error(text), { code: 'ENOSPC' })));
  return watcher;
};
`;

/** Asks for the home page in the name of a host. */
async function askAs(host: string, port: number) {
  const request = http.get({ port, path: '/', headers: { host, accept: 'text/html' } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let text = '';
  for await (const part of response) text += String(part);
  return { status: response.statusCode, text };
}

const routes: Proof[] = (['dev', 'preview'] as const).map((run) => ({
  says: [
    'Each entry becomes a page.',
    'Its URL is the base path followed by the name of the entry, and index is the home page.',
    'The pages move to /shop and /shop/about, and public/favicon.ico to /shop/favicon.ico.',
    'There is no file called about, but the server finds about.html and sends that.',
    'You can also request the full name, /about.html.',
    'To change something later, look under server for options that apply to both servers, and under dev for options that are for development.',
    "/shopx begins with /shop, so it isn't rejected, and the fallback answers it.",
    'The server compares the beginning of the URL.',
  ],
  run,
  sample: site,
  with: below('/shop'),
  pageFiles,
  files: { 'public/favicon.ico': 'icon' },
  async expect({ get, page }) {
    assert.equal(await (await get('/shop/favicon.ico')).text(), 'icon');
    assert.match(await page('/shop'), /static\/js\/index\./);
    assert.match(await page('/shop/about'), /static\/js\/about\./);
    assert.match(await page('/shop/about.html'), /static\/js\/about\./);
    const similar = await get('/shopx', html);
    assert.equal(similar.status, 200);
    assert.match(await similar.text(), /static\/js\/index\./);
  },
}));

export const proofs: Proof[] = [
  {
    says: [
      'the preview server serves what the build has written, which already includes the public directory.',
      'middlewareMode only concerns the dev server.',
    ],
    run: 'preview',
    config: {
      server: {
        publicDir: { name: 'public', copyOnBuild: false },
        htmlFallback: false,
        middlewareMode: true,
      },
    },
    files: { 'public/robots.txt': 'User-agent: *' },
    async expect({ get }) {
      assert.equal((await get('/robots.txt')).status, 404);
      assert.equal((await get('/')).status, 200);
    },
  },
  {
    says: [
      'Before you deploy, rsbuild preview serves the finished build, so that you see what your users will get:',
      'the preview server serves what the build has written, which already includes the public directory.',
      'The options under dev: the preview server only uses cliShortcuts.',
    ],
    run: 'script',
    expect: ({ root, port, config, log }) =>
      withTerminal(async () => {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: {
            ...config,
            mode: 'production',
            server: { port },
            dev: {
              cliShortcuts: true,
              assetPrefix: '/dev/',
              setupMiddlewares: [
                ({ unshift }) => unshift((_request, response) => response.end('from dev')),
              ],
            },
          },
        });
        await (await rsbuild.build()).close();
        const { server } = await rsbuild.preview();
        try {
          const page = await (await fetch(`http://localhost:${port}/`)).text();
          assert.match(page, /src="\/static\/js\/index\.\w{8,10}\.js"/);
        } finally {
          await server.close();
        }
        assert.match(log(), /press h \+ enter to show shortcuts/);
      }),
  },
  {
    says: [
      'A 404 in the preview means that the URL is below a folder and ends in an extension, such as /orders/v1.html.',
      'The preview server looks at this ending and ignores the method and the Accept header.',
    ],
    run: 'preview',
    async expect({ get }) {
      for (const init of [{ method: 'POST' }, { headers: { accept: 'application/json' } }]) {
        const answer = await get('/orders/7', init);
        assert.equal(answer.status, 200);
        assert.match(await answer.text(), /static\/js\/index\./);
      }
      assert.equal((await get('/orders/v1.html', html)).status, 404);
    },
  },
  {
    says: "Other websites can't read what your server sends, because server.cors only allows origins on your machine.",
    run: 'dev',
    async expect({ get }) {
      const allowed = async (origin: string) =>
        (await get('/', { headers: { ...html.headers, origin } })).headers.get(
          'access-control-allow-origin',
        ) === origin;
      assert.ok(await allowed('http://localhost:9'));
      assert.ok(await allowed('http://127.0.0.1:9'));
      assert.ok(!(await allowed('http://example.com')));
    },
  },
  ...routes,
  ...(
    [
      ['dev', 'index'],
      ['preview', 'about'],
    ] as const
  ).map<Proof>(([run, name]) => ({
    says: [
      'For /about/, the dev server looks for about/index.html. When this file is missing, you get the home page',
      'For /about/, the dev server shows the home page, but the preview server sends about.html.',
    ],
    run,
    sample: site,
    pageFiles,
    expect: async ({ page }) =>
      assert.match(await page('/about/'), new RegExp(`static/js/${name}\\.`)),
  })),
  {
    says: 'For /about/, the dev server looks for about/index.html',
    run: 'dev',
    sample: site,
    with: { html: { outputStructure: 'nested' } },
    pageFiles,
    expect: async ({ page }) => assert.match(await page('/about/'), /static\/js\/about\./),
  },
  {
    says: 'In the same way, /docs/ gets docs/index.html if you have that file.',
    run: 'dev',
    files: { 'public/docs/index.html': 'the documentation' },
    expect: async ({ page }) => assert.equal(await page('/docs/'), 'the documentation'),
  },
  {
    says: [
      'The dev server only falls back for requests that could be page views.',
      'Their method is GET or HEAD, and their Accept header contains text/html or */*.',
      'A request that asks for JSON gets a real 404 instead.',
      'A 204 without content is the answer to OPTIONS requests, and to /favicon.ico without a query.',
    ],
    run: 'dev',
    async expect({ get }) {
      const ask = async (accept: string, method = 'GET', path = '/orders/7') => {
        const response = await get(path, { method, headers: { accept } });
        return [response.status, /index\.js/.test(await response.text())];
      };
      assert.deepEqual(await ask('text/html'), [200, true]);
      assert.deepEqual(await ask('*/*'), [200, true]);
      assert.deepEqual(await ask('text/html', 'HEAD'), [200, false]);
      assert.deepEqual(await ask('application/json'), [404, false]);
      assert.deepEqual(await ask('text/html', 'POST'), [404, false]);
      assert.deepEqual(await ask('text/html', 'OPTIONS'), [204, false]);
      assert.deepEqual(await ask('text/html', 'GET', '/favicon.ico'), [204, false]);
      assert.deepEqual(await ask('text/html', 'GET', '/favicon.ico?v=2'), [200, true]);
    },
  },
  {
    says: 'If your site has no router, turn it off with server.htmlFallback, and unknown pages become a 404:',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: '    htmlFallback: false,\n  },' },
    expect: async ({ get }) => assert.equal((await get('/orders/7', html)).status, 404),
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: [
      'So both servers answer with index.html, and the router takes over.',
      'a mistyped URL shows the home page instead of an error.',
    ],
    run,
    sample: site,
    pageFiles,
    async expect({ get }) {
      const answer = await get('/orders/7', html);
      assert.equal(answer.status, 200);
      assert.match(await answer.text(), /static\/js\/index\./);
    },
  })),
  ...[undefined, true].map<Proof>((historyApiFallback) => ({
    says: [
      'When the directories are separate, the dev server neither completes URLs nor falls back.',
      'Request /about.html, and set historyApiFallback to true for a single-page app.',
    ],
    run: 'dev',
    config: {
      source: { entry: { index: './src/index.js', about: './src/index.js' } },
      server: { historyApiFallback },
      environments: {
        web: { output: { distPath: { root: 'dist/client' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
      },
    },
    async expect({ get }) {
      const statusOf = async (path: string) => (await get(path, html)).status;
      assert.equal(await statusOf('/about.html'), 200);
      if (!historyApiFallback) assert.equal(await statusOf('/about'), 404);
      assert.equal(await statusOf('/orders/7'), historyApiFallback ? 200 : 404);
    },
  })),
  {
    says: 'Now / and /orders/7 show main.html.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: "index: '/main.html'" },
    pageFiles: ['src/index.ts'],
    async expect({ get }) {
      for (const address of ['/', '/orders/7']) {
        const answer = await get(address, html);
        assert.equal(answer.status, 200);
        assert.match(await answer.text(), /static\/js\/main\.js/);
      }
    },
  },
  {
    says: [
      "If you set output.distPath.html to 'pages', the URLs follow the files: the home page moves to /pages/ and about to /pages/about.",
      '/ is then a 404, because there is no index.html at the root.',
      'There is no index.html at the root of the output, so the server has nothing to fall back to.',
    ],
    run: 'dev',
    sample: site,
    with: { output: { distPath: { html: 'pages' } } },
    pageFiles,
    async expect({ get, page }) {
      assert.match(await page('/pages/'), /static\/js\/index\.js/);
      assert.match(await page('/pages/about'), /static\/js\/about\.js/);
      assert.equal((await get('/', html)).status, 404);
    },
  },
  {
    says: [
      'The URLs of scripts and styles follow, because the base is the default of dev.assetPrefix and output.assetPrefix.',
      'If you open /, the server redirects you to /shop/.',
      'For other URLs outside the base, it answers with 404 and suggests the right one:',
      'open http://localhost:3000/rsbuild-dev-server, or /shop/rsbuild-dev-server if the base is /shop.',
      'The page links to each file, grouped by environment.',
    ],
    shown: { containing: 'The server is configured with' },
    run: 'dev',
    ...shop,
    async expect({ get, page, shown }) {
      const to = async (path: string) => {
        const { status, headers } = await get(path, html);
        return [status, headers.get('location')];
      };
      assert.deepEqual(await to('/'), [302, '/shop/']);
      assert.deepEqual(await to('/index.html'), [302, '/shop/index.html']);
      const outside = await get('/about', html);
      assert.equal(outside.status, 404);
      assert.match(await outside.text(), /href="\/shop\/about"/);
      const fetched = await get('/about');
      assert.equal(fetched.status, 404);
      assert.equal((await fetched.text()).trim(), shown.trim());
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\.js"/);
      assert.match(await page('/shop/rsbuild-dev-server'), /href="static\/js\/index\.js"/);
    },
  },
  {
    says: [
      'This one answers /api/time:',
      'It gets the request and the response objects of Node.js, and either sends an answer or calls next().',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: '/api/time' },
    async expect({ get }) {
      const { now } = (await (await get('/api/time')).json()) as { now: number };
      assert.ok(Math.abs(Date.now() - now) < 60_000);
    },
  },
  {
    says: [
      "With push, your code runs after the fallback, and that's too late for many requests.",
      'Page requests and plain fetch() calls accept HTML, so they get index.html and never reach your middleware:',
    ],
    run: 'dev',
    config: {
      dev: {
        setupMiddlewares: [({ push }) => push((_request, response) => response.end('pushed'))],
      },
    },
    async expect({ get }) {
      const ask = async (accept: string) =>
        (await get('/api/time', { headers: { accept } })).text();
      assert.equal(await ask('application/json'), 'pushed');
      assert.match(await ask('text/html'), /<html/);
      assert.match(await ask('*/*'), /<html/);
    },
  },
  {
    says: 'If a middleware needs them, run it inside an Express app and add the app as the middleware:',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: "from 'express'" },
    expect: async ({ get }) =>
      assert.deepEqual(await (await get('/api/hello?name=Ada')).json(), { text: 'Hello Ada' }),
  },
  {
    says: 'The dev server is built on connect, which is smaller than Express and leaves req.query, req.params and req.path out of a request.',
    run: 'dev',
    config: {
      dev: {
        setupMiddlewares: [
          ({ unshift }) =>
            unshift((request, response) =>
              response.end(
                String(['query', 'params', 'path'].filter((name) => name in request).length),
              ),
            ),
        ],
      },
    },
    expect: async ({ get }) => assert.equal(await (await get('/?a=1')).text(), '0'),
  },
  {
    says: 'If you set Rspack\'s or webpack\'s devServer, Rsbuild ignores it and warns with Find invalid Rspack config: "devServer".',
    run: 'build',
    config: { tools: { rspack: { devServer: { port: 1 } } } },
    expect: ({ log }) => assert.match(log, /Find invalid Rspack config: "devServer"/),
  },
  {
    says: [
      'While you develop, rsbuild dev compiles your project, serves it at http://localhost:3000/ and updates the open page after each edit.',
      'The dev server keeps its files in memory.',
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': "document.title = 'first';\n" },
    async expect({ open, write, root }) {
      const page = await open();
      write('src/index.js', "document.title = 'second';\n");
      await page.waitForFunction(() => document.title === 'second');
      assert.ok(!existsSync(path.join(root, 'dist/index.html')));
    },
  },
  {
    says: [
      'The servers listen on port 3000, or on the next free one if another program has taken it.',
      'The servers listen on each network interface, so you can also open the page on your phone.',
      'Leave server.host at its default.',
      'By default, everybody in your network can reach your dev server.',
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: {} });
      await rsbuild.initConfigs();
      assert.equal(rsbuild.getNormalizedConfig().server.port, 3000);
      assert.equal(rsbuild.getNormalizedConfig().server.host, '0.0.0.0');
      await besideServer(
        (_request, response) => response.end(),
        async (port) => {
          const next = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
          const dev = await next.startDevServer();
          await dev.server.close();
          assert.ok(dev.port > port && dev.port < port + 20);
        },
      );
    },
  },
  {
    says: 'We recommend unshift, because your code then runs before the built-in middleware.',
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: '/api/health' },
    async expect({ get, page }) {
      assert.equal(await (await get('/api/health', html)).text(), 'ok');
      assert.match(await page('/'), /static\/js\/index\./);
    },
  },
  {
    says: 'The hook onBeforeStartDevServer adds it in front of everything else:',
    run: 'script',
    pageFiles: ['plugins/health.ts'],
    async expect({ root, port }) {
      const { pluginHealth } = (await import(path.join(root, 'plugins/health.ts'))) as {
        pluginHealth: () => RsbuildPlugin;
      };
      const seen: string[] = [];
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          server: { port },
          plugins: [pluginHealth()],
          dev: {
            setupMiddlewares: [
              ({ unshift }) =>
                unshift((request, _response, next) => {
                  seen.push(`${request.url}`);
                  next();
                }),
            ],
          },
        },
      });
      const { server } = await rsbuild.startDevServer();
      try {
        assert.equal(await (await fetch(`http://localhost:${port}/api/health`)).text(), 'ok');
        await fetch(`http://localhost:${port}/other`);
        assert.deepEqual(seen, ['/other']);
      } finally {
        await server.close();
      }
    },
  },
  {
    says: 'the client connects to the host and port that the page came from.',
    run: 'dev',
    expect: async (server) =>
      besideServer(
        (request, response) => {
          void server.get(`${request.url}`).then(async (answer) => {
            response.setHeader('content-type', answer.headers.get('content-type') ?? '');
            response.end(await answer.text());
          });
        },
        async (published) => {
          const page = await server.open();
          const socket = page.waitForEvent('websocket');
          await page.goto(`http://localhost:${published}/`);
          assert.equal(new URL((await socket).url()).host, `localhost:${published}`);
        },
      ),
  },
  {
    says: 'the client uses wss with the same host.',
    run: 'dev',
    async expect(server) {
      const [first] = (await openBehindHttpsProxy(server)).addresses;
      assert.equal(first, 'wss://shop.example');
    },
  },
  ...(
    [
      ['nothing', {}, undefined, false],
      ['the variable', { WATCHPACK_POLLING: '1000' }, undefined, true],
      ['the option', {}, 'poll: 1000', true],
    ] as const
  ).map<Proof>(([, env, containing, isSeen]) => ({
    says: [
      "That's what WATCHPACK_POLLING is for: Rsbuild looks for changes itself, here every 1000 milliseconds.",
      'You can also set the interval in the config file:',
    ],
    run: 'script',
    ...(containing && { sample: { title: 'rsbuild.config.ts', containing } }),
    async expect({ root, port, config, write }) {
      write('src/index.js', "console.log('first');\n");
      write('unnoticed.cjs', withoutEvents);
      write('rsbuild.config.mjs', `export default ${JSON.stringify(config)};\n`);
      const command = ['-r', './unnoticed.cjs', bin, 'dev', '--port', `${port}`];
      const dev = spawn(process.execPath, command, {
        cwd: root,
        env: { ...process.env, ...env, NODE_ENV: '' },
      });
      try {
        let log = '';
        const builds = () => log.match(/built in/g)?.length ?? 0;
        dev.stdout.on('data', (part) => (log += String(part)));
        await until(() => builds() > 0);
        const change = async (content: string) => {
          const before = builds();
          write('src/index.js', `console.log('${content}');\n`);
          const isBuilt = () => builds() > before;
          if (isSeen) await until(isBuilt);
          else await new Promise((resolve) => setTimeout(resolve, 5_000));
          return isBuilt();
        };
        // What is written while the watcher still looks at the folder for the first time is built without polling, too.
        await change('second');
        assert.equal(await change('third'), isSeen);
      } finally {
        dev.kill();
        await once(dev, 'exit');
      }
    },
  })),
  {
    says: [
      'Without this middleware, Rsbuild answers a request whatever its host name is.',
      'So a tunnel or a name from your hosts file works at once, where other dev servers report an invalid host – but so does DNS rebinding.',
    ],
    run: 'dev',
    async expect({ port }) {
      const answer = await askAs('attacker.example', port);
      assert.equal(answer.status, 200);
      assert.match(answer.text, /static\/js\/index\./);
    },
  },
  {
    says: [
      'If your source code is confidential, we recommend that you answer only the host names that you use:',
      'WebSocket connections bypass middleware.',
    ],
    run: 'dev',
    sample: knownHosts,
    async expect({ port }) {
      for (const host of ['localhost', '127.0.0.1', 'shop.test']) {
        assert.equal((await askAs(`${host}:${port}`, port)).status, 200);
      }
      for (const host of ['attacker.example', `localhost.attacker.example:${port}`]) {
        const answer = await askAs(host, port);
        assert.deepEqual([answer.status, answer.text], [403, 'Unknown host']);
      }
      const socket = http.get({
        port,
        path: '/rsbuild-hmr?compilationId=web_',
        headers: {
          host: 'attacker.example',
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': `${Buffer.from('a page of the app').toString('base64').slice(0, 22)}==`,
        },
      });
      const [, connection] = (await once(socket, 'upgrade')) as [unknown, Socket];
      connection.destroy();
    },
  },
  {
    says: 'If your source code is confidential, we recommend that you answer only the host names that you use:',
    run: 'script',
    sample: knownHosts,
    async expect({ root, port, config }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { ...config, server: { port, https: selfSignedPair() } },
      });
      const { server } = await rsbuild.startDevServer();
      const statusOf = async (authority: string) => {
        const session = http2.connect(`https://localhost:${port}`, { rejectUnauthorized: false });
        const request = session.request({ ':path': '/', ':authority': authority });
        const [headers] = (await once(request, 'response')) as [http2.IncomingHttpHeaders];
        session.destroy();
        return headers[':status'];
      };
      try {
        assert.equal(await statusOf(`localhost:${port}`), 200);
        assert.equal(await statusOf(`attacker.example:${port}`), 403);
      } finally {
        await server.close();
      }
    },
  },
  {
    says: ['In Rsbuild, it becomes this:', 'static is server.publicDir'],
    run: 'script',
    sample: { title: 'rsbuild.config.ts', containing: "name: 'assets'" },
    files: { 'assets/robots.txt': 'User-agent: *' },
    async expect({ root, port, config }) {
      assert.equal(config.server?.port, 8080);
      await besideServer(
        (request, response) => response.end(`from the API at ${request.url}`),
        async (api) => {
          const proxied = await createRsbuild({
            cwd: root,
            rsbuildConfig: {
              ...config,
              server: { ...config.server, port, proxy: { '/api': `http://localhost:${api}` } },
            },
          });
          const { server } = await proxied.startDevServer();
          try {
            const read = async (url: string) =>
              (await fetch(`http://localhost:${port}${url}`, html)).text();
            assert.equal(await read('/robots.txt'), 'User-agent: *');
            assert.equal(await read('/api/users'), 'from the API at /api/users');
            assert.match(await read('/orders/7'), /static\/js\/index\.js/);
            await until(() => existsSync(path.join(root, 'dist/index.html')));
          } finally {
            await server.close();
          }
        },
      );
    },
  },
  {
    says: 'ENOSPC: System limit for number of file watchers reached',
    run: 'script',
    async expect({ root, port, write }) {
      write('src/index.js', "console.log('first');\n");
      write('limit.cjs', atTheLimit);
      const dev = spawn(process.execPath, ['-r', './limit.cjs', bin, 'dev', '--port', `${port}`], {
        cwd: root,
        env: { ...process.env, NODE_ENV: '' },
      });
      try {
        let log = '';
        dev.stdout.on('data', (part) => (log += String(part)));
        dev.stderr.on('data', (part) => (log += String(part)));
        await until(() => /ENOSPC: System limit for number of file watchers reached/.test(log));
      } finally {
        dev.kill();
        await once(dev, 'exit');
      }
    },
  },
];

import assert from 'node:assert/strict';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { RsbuildConfig } from '@rsbuild/core';
import { besideServer } from '#kit/beside-server';
import { requestSocket } from '#kit/request-socket';
import { selfSignedPair } from '#kit/self-signed-pair';
import { startDev } from '#kit/start-dev';
import { until } from '#kit/until';
import { openPage } from '#tools/project/browser';
import type { Proof, Project } from '#tools/prover/proof';

type Forwarding = NonNullable<RsbuildConfig['server']>['proxy'];
type Ask = (
  path: string,
  init?: RequestInit,
) => Promise<{ status: number; text: string; headers: Headers }>;

const echo: http.RequestListener = ({ url, headers }, response) => {
  response.setHeader('X-Seen', JSON.stringify(headers));
  response.end(`backend ${url}`);
};
const html = { headers: { accept: 'text/html' } };
const title = /<title>Rsbuild App</;

/** Asks a dev server that forwards to a backend which tells what it got. */
const forwarding =
  (
    proxy: (target: string) => Forwarding,
    look: (ask: Ask, backend: number, port: number) => Promise<void>,
    server: RsbuildConfig['server'] = {},
  ) =>
  ({ root, port }: Project) =>
    besideServer(echo, async (backend) => {
      const target = `http://localhost:${backend}`;
      const running = await startDev(root, { server: { ...server, port, proxy: proxy(target) } });
      try {
        await look(
          async (path, init) => {
            const answer = await fetch(`http://localhost:${running.port}${path}`, init);
            return { status: answer.status, text: await answer.text(), headers: answer.headers };
          },
          backend,
          running.port,
        );
      } finally {
        await running.server.close();
      }
    });
const hostOf = (headers: Headers) =>
  (JSON.parse(String(headers.get('x-seen'))) as { host: string }).host;
const headerOf = (headers: Headers, name: string) =>
  (JSON.parse(String(headers.get('x-seen'))) as Record<string, string>)[name];
const options = (more: object) => (target: string) => ({ '/api': { target, ...more } });
const bypassing = (result: unknown) =>
  options({
    bypass: ({ url }: { url?: string }) => (url?.startsWith('/api') ? result : undefined),
  });

export const proofs: Proof[] = [
  {
    says: [
      'Set server.proxy, and the page sends its requests to its own server, which forwards them.',
      'When the page now asks for /api/users, the answer comes from http://localhost:4000/api/users; the path stays as it is.',
      'A key such as /api stands for the paths that begin with it.',
      "That's usually what you want, but it also includes /apidocs.",
      'If you use keys, Rsbuild turns it on for you.',
    ],
    run: 'script',
    expect: forwarding(
      (target) => ({ '/api': target }),
      async (ask, backend) => {
        const users = await ask('/api/users');
        assert.equal(users.text, 'backend /api/users');
        assert.equal(hostOf(users.headers), `localhost:${backend}`);
        assert.equal((await ask('/apidocs')).text, 'backend /apidocs');
      },
    ),
  },
  {
    says: [
      'A pattern is more precise: /api/** matches /api and the paths below it, and leaves /apidocs to your app.',
      'A pattern such as /api/** leaves out /api/.info.',
    ],
    run: 'script',
    expect: forwarding(
      (target) => ({ '/api/**': target }),
      async (ask) => {
        for (const path of ['/api', '/api/', '/api/users/1', '/api/v1.2']) {
          assert.equal((await ask(path)).text, `backend ${path}`);
        }
        for (const path of ['/apidocs', '/api/.info', '/api/users/.info']) {
          assert.doesNotMatch((await ask(path)).text, /backend/);
        }
      },
    ),
  },
  {
    says: 'The key /api/ includes it.',
    run: 'script',
    expect: forwarding(
      (target) => ({ '/api/': target }),
      async (ask) => {
        assert.equal((await ask('/api/.info')).text, 'backend /api/.info');
        assert.doesNotMatch((await ask('/apidocs')).text, /backend/);
      },
    ),
  },
  {
    says: [
      '[HPM] Error occurred while proxying request',
      "The server couldn't reach the target, and in most cases the page got status 504.",
      'The reason is in brackets:',
      '[ECONNREFUSED]: no program listens on this port.',
    ],
    run: 'script',
    async expect({ root, port, log }) {
      const running = await startDev(root, {
        server: { port, proxy: { '/api': 'http://localhost:1' } },
      });
      const { status } = await fetch(`http://localhost:${running.port}/api`);
      await running.server.close();
      assert.equal(status, 504);
      assert.match(log(), /\[HPM\] Error occurred while proxying request .*\[ECONNREFUSED\]/);
    },
  },
  {
    says: [
      'The target has accepted the request but remains silent, so the page keeps waiting.',
      'Set proxyTimeout to end such requests with status 504.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const waiting = new Map<string | undefined, http.ServerResponse>();
      await besideServer(
        ({ url }, response) => waiting.set(url, response),
        async (backend) => {
          const target = `http://localhost:${backend}`;
          const proxy = { '/api': { target }, '/limited': { target, proxyTimeout: 100 } };
          const running = await startDev(root, { server: { port, proxy } });
          const url = `http://localhost:${running.port}`;
          let isAnswered = false;
          const answer = () => (isAnswered = true);
          try {
            void fetch(`${url}/api`).then(answer, answer);
            await until(() => waiting.has('/api'));
            assert.equal((await fetch(`${url}/limited`)).status, 504);
            assert.equal(isAnswered, false);
          } finally {
            for (const response of waiting.values()) response.destroy();
            await running.server.close();
          }
        },
      );
    },
  },
  ...(
    [
      ['/live', false],
      ['/', true],
    ] as const
  ).map<Proof>(([context, breaks]) => ({
    says: [
      'A context such as / matches this path as well.',
      'Then both the proxy and Rsbuild answer, so the connection breaks and hot updates stop.',
      'Keep the path specific, because hot updates use a WebSocket too, at /rsbuild-hmr.',
    ],
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(echo, async (backend) => {
        const target = `http://localhost:${backend}`;
        const running = await startDev(root, {
          server: { port, proxy: { [context]: { target, ws: true } } },
        });
        const request = requestSocket(running.port, '/rsbuild-hmr');
        let received = '';
        const isBroken = await new Promise<boolean>((resolve, reject) =>
          request.on('error', reject).on('upgrade', (_, socket) => {
            socket.on('data', (data: Buffer) => {
              received += data.toString('latin1');
              if (!breaks && received.includes('"type":"ok"')) resolve(false);
            });
            socket.on('end', () => resolve(true));
          }),
        );
        request.destroy();
        await running.server.close();
        assert.equal(isBroken, breaks);
        assert.equal(received.includes('backend /rsbuild-hmr'), breaks, received);
      }),
  })),
  {
    says: [
      'The keys of pathRewrite are regular expressions.',
      'Use pathRewrite to remove the prefix on the way:',
    ],
    run: 'script',
    expect: forwarding(options({ pathRewrite: { '^/api': '' } }), async (ask) => {
      assert.equal((await ask('/api/users')).text, 'backend /users');
      assert.equal((await ask('/api/v1/api')).text, 'backend /v1/api');
    }),
  },
  {
    says: 'Remember the ^: without it, the first /api in the path is replaced, wherever it is.',
    run: 'script',
    expect: forwarding(
      (target) => ({ '/v1': { target, pathRewrite: { '/api': '' } } }),
      async (ask) => assert.equal((await ask('/v1/api/x/api')).text, 'backend /v1/x/api'),
    ),
  },
  {
    says: 'A function works as well, and it can be async.',
    run: 'script',
    expect: forwarding(
      options({ pathRewrite: async (path: string) => Promise.resolve(`${path}/rewritten`) }),
      async (ask) => assert.equal((await ask('/api')).text, 'backend /api/rewritten'),
    ),
  },
  {
    says: 'changeOrigin | Send the host name of the target in Host',
    run: 'script',
    expect: forwarding(options({ changeOrigin: false }), async (ask, backend, port) => {
      const { headers } = await ask('/api');
      assert.equal(hostOf(headers), `localhost:${port}`);
      assert.notEqual(port, backend);
    }),
  },
  {
    says: [
      'The first key that matches gets the request, so put /api/search in front of /api:',
      'For a second backend, add a second key.',
    ],
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(
        (_, response) => void response.end('search'),
        async (search) => {
          await forwarding(
            (target) => ({ '/api/search': `http://localhost:${search}`, '/api': target }),
            async (ask) => {
              assert.equal((await ask('/api/search')).text, 'search');
              assert.equal((await ask('/api/users')).text, 'backend /api/users');
            },
          )({ root, port } as Project);
          await forwarding(
            (target) => ({ '/api': target, '/api/search': `http://localhost:${search}` }),
            async (ask) => assert.equal((await ask('/api/search')).text, 'backend /api/search'),
          )({ root, port } as Project);
        },
      ),
  },
  {
    says: "Then it's tempting to forward /, but this includes the page and its scripts, which now come from the backend too.",
    run: 'script',
    expect: forwarding(
      (target) => ({ '/': target }),
      async (ask) => {
        for (const path of ['/', '/static/js/index.js']) {
          assert.equal((await ask(path, html)).text, `backend ${path}`);
        }
      },
    ),
  },
  {
    says: [
      'It receives the path and the request, and returns true for what belongs to the API:',
      'If you reload the page at /orders/7, the browser asks for HTML and gets your app.',
      "When the app then calls fetch('/orders/7'), it gets the data.",
      'Because the function also looks at Accept, your router can use the same paths as your API.',
    ],
    run: 'script',
    sample: { section: 'APIs without a prefix' },
    expect: ({ root, port, config }) =>
      besideServer(echo, async (backend) => {
        const [item] = config.server?.proxy as { target: string }[];
        const { server, port: own } = await startDev(root, {
          server: { port, proxy: [{ ...item, target: `http://localhost:${backend}` }] },
        });
        const read = async (path: string, init?: RequestInit) =>
          (await fetch(`http://localhost:${own}${path}`, init)).text();
        try {
          assert.equal(await read('/users?page=2'), 'backend /users?page=2');
          assert.equal(await read('/orders/7'), 'backend /orders/7');
          assert.match(await read('/orders/7', html), title);
          assert.match(await read('/', html), title);
          assert.match(await read('/static/js/index.js'), /webpackBootstrap/);
          assert.doesNotMatch(await read('/usersettings'), /backend/);
        } finally {
          await server.close();
        }
      }),
  },
  {
    says: [
      'The redirect now leads to your page, and the cookie has no domain anymore:',
      "[DEPTH_ZERO_SELF_SIGNED_CERT]: the target has a certificate that Node.js doesn't trust.",
      'Set secure: false.',
    ],
    shown: { section: 'HTTPS, redirects and cookies', nth: 2 },
    run: 'script',
    sample: { section: 'HTTPS, redirects and cookies', nth: 1 },
    async expect({ root, port, config, log, shown }) {
      const backend = https.createServer(selfSignedPair(), (_, response) => {
        const { port: own } = backend.address() as AddressInfo;
        response.writeHead(302, {
          Location: `https://localhost:${own}/auth/done`,
          'Set-Cookie': 'sid=1; Domain=staging.example.com; Path=/',
        });
        response.end();
      });
      await new Promise<void>((resolve) => backend.listen(0, resolve));
      const { port: other } = backend.address() as AddressInfo;
      const { '/auth': fields } = config.server?.proxy as Record<string, { target: string }>;
      const target = `https://localhost:${other}`;
      const { server, port: own } = await startDev(root, {
        server: { port, proxy: { '/auth': { ...fields, target }, '/strict': { target } } },
      });
      try {
        const ask = (path: string) =>
          fetch(`http://localhost:${own}${path}`, { redirect: 'manual' });
        const { headers } = await ask('/auth/start');
        assert.equal(
          `Location: ${headers.get('location')}\nSet-Cookie: ${headers.get('set-cookie')}`,
          shown.trim().replace('localhost:3000', `localhost:${own}`),
        );
        assert.ok((await ask('/strict')).status >= 500);
        assert.match(log(), /\/strict to .*\[DEPTH_ZERO_SELF_SIGNED_CERT\]/);
      } finally {
        await server.close();
        backend.close();
      }
    },
  },
  {
    says: [
      'Each item has a context with its paths:',
      'In an array, you need to do that yourself. Otherwise, the target sees localhost:3000,',
      'context | The requests to forward: a path, a pattern, an array of either, or a function',
    ],
    run: 'script',
    expect: forwarding(
      (target) => [
        { context: ['/auth', '/api'], target },
        { context: (pathname: string) => pathname.endsWith('.data'), target },
        { context: '/p/*.txt', target },
        { context: ['/q/*.txt', '/r/**'], target },
      ],
      async (ask, _, port) => {
        for (const path of ['/auth/1', '/api', '/list.data', '/p/a.txt', '/q/a.txt', '/r/1']) {
          const { text, headers } = await ask(path);
          assert.equal(text, `backend ${path}`);
          assert.equal(hostOf(headers), `localhost:${port}`);
        }
      },
    ),
  },
  ...[undefined, ['/api', '/auth/**']].map<Proof>((context) => ({
    says: [
      "Either the context is missing, or it has both paths and patterns, such as ['/api', '/auth/**'].",
      "Rsbuild skips an item of your array, because it can't use its context.",
      '[HPM] Invalid context',
    ],
    run: 'script',
    expect: (project) =>
      forwarding(
        (target) => [{ ...(context && { context }), target }],
        async (ask) => {
          for (const path of ['/api', '/auth/1']) {
            assert.match((await ask(path, html)).text, title);
          }
          assert.match(project.log(), /\[HPM\] Invalid context/);
        },
      )(project),
  })),

  {
    says: 'router | Another target for certain hosts or paths, or a function',
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(echo, async (backend) => {
        const right = `http://localhost:${backend}`;
        for (const router of [{ '/api': right }, () => right]) {
          const { server, port: own } = await startDev(root, {
            server: { port, proxy: { '/api': { target: 'http://localhost:1', router } } },
          });
          const text = await (await fetch(`http://localhost:${own}/api`)).text();
          await server.close();
          assert.equal(text, 'backend /api');
        }
      }),
  },
  {
    says: [
      'headers | Additional request headers',
      'auth | user:password for basic authentication',
      'xfwd | Add X-Forwarded-* headers',
    ],
    run: 'script',
    expect: forwarding(
      options({ headers: { 'X-Shop': 'shoes' }, auth: 'ann:secret', xfwd: true }),
      async (ask, _, port) => {
        const { headers } = await ask('/api');
        assert.equal(headerOf(headers, 'x-shop'), 'shoes');
        assert.equal(headerOf(headers, 'authorization'), `Basic ${btoa('ann:secret')}`);
        assert.equal(headerOf(headers, 'x-forwarded-port'), String(port));
      },
    ),
  },
  {
    says: 'selfHandleResponse | You write the response in onProxyRes',
    run: 'script',
    expect: forwarding(
      options({
        selfHandleResponse: true,
        onProxyRes: (_: unknown, __: unknown, response: http.ServerResponse) =>
          void response.end('written by hand'),
      }),
      async (ask) => assert.equal((await ask('/api')).text, 'written by hand'),
    ),
  },
  {
    says: [
      'The function can be async (since 1.2.4).',
      'String | The server answers with this local path',
    ],
    run: 'script',
    expect: forwarding(bypassing('/index.html'), async (ask) => {
      assert.match((await ask('/api')).text, title);
    }),
  },
  ...[
    ['/index.html', 302],
    ['/shop/index.html', 200],
  ].map<Proof>(([path, status]) => ({
    says: 'String | The server answers with this local path, which has to begin with server.base',
    run: 'script',
    expect: forwarding(
      bypassing(path),
      async (ask) => assert.equal((await ask('/api', { redirect: 'manual' })).status, status),
      { base: '/shop' },
    ),
  })),
  {
    says: 'In this example, page requests below /app get index.html from Rsbuild, and the backend gets the rest:',
    run: 'script',
    sample: { section: 'bypass' },
    expect: ({ config, ...project }) => {
      const { '/app': fields } = config.server?.proxy as Record<string, { target: string }>;
      return forwarding(
        (target) => ({ '/app': { ...fields, target } }),
        async (ask) => {
          assert.match((await ask('/app/7', html)).text, title);
          assert.equal((await ask('/app/7')).text, 'backend /app/7');
        },
      )({ config, ...project });
    },
  },
  ...[undefined, null].map<Proof>((result) => ({
    says: 'undefined or null | The request is forwarded as usual',
    run: 'script',
    expect: forwarding(bypassing(result), async (ask) => {
      assert.equal((await ask('/api')).text, 'backend /api');
    }),
  })),
  {
    says: [
      "true | The request isn't forwarded, and the remaining middleware runs",
      'In the dev server, index.html has status 200 after true and status 404 after false.',
      "That's because the remaining middleware handles the request, and server.htmlFallback is part of it.",
    ],
    run: 'script',
    expect: forwarding(bypassing(true), async (ask) => {
      const { status, text } = await ask('/api', html);
      assert.equal(status, 200);
      assert.match(text, title);
    }),
  },
  {
    says: [
      'false | The same, but the dev server sets status 404',
      'In the dev server, index.html has status 200 after true and status 404 after false.',
      "That's because the remaining middleware handles the request, and server.htmlFallback is part of it.",
    ],
    run: 'script',
    expect: forwarding(bypassing(false), async (ask) => {
      const { status, text } = await ask('/api', html);
      assert.equal(status, 404);
      assert.match(text, title);
    }),
  },
  ...[true, false].map<Proof>((result) => ({
    says: 'The preview server answers both with status 200, and public files have status 200 in both servers.',
    run: 'preview',
    files: { 'public/api.txt': 'public text' },
    config: { server: { proxy: bypassing(result)('http://localhost:9') } },
    async expect({ get }) {
      const answer = await get('/api', html);
      assert.equal(answer.status, 200);
      assert.match(await answer.text(), title);
      const file = await get('/api.txt');
      assert.equal(file.status, 200);
      assert.equal(await file.text(), 'public text');
    },
  })),
  {
    says: 'The preview server answers both with status 200, and public files have status 200 in both servers.',
    run: 'dev',
    files: { 'public/api.txt': 'public text' },
    config: { server: { proxy: bypassing(false)('http://localhost:9') } },
    async expect({ get }) {
      const file = await get('/api.txt');
      assert.equal(file.status, 200);
      assert.equal(await file.text(), 'public text');
    },
  },
  {
    says: 'The function can be async (since 1.2.4).',
    run: 'script',
    expect: forwarding(
      options({
        bypass: ({ url }: { url?: string }) =>
          Promise.resolve(url === '/api' ? '/index.html' : null),
      }),
      async (ask) => assert.match((await ask('/api')).text, title),
    ),
  },
  {
    says: [
      'bypass runs for every request',
      'Rsbuild calls bypass for each request of the server, not just for those that match the path.',
      'Otherwise, a string or false also affects scripts and pages that have nothing to do with the proxy.',
    ],
    run: 'script',
    expect: forwarding(options({ bypass: () => '/index.html' }), async (ask) => {
      assert.match((await ask('/static/js/index.js')).text, title);
    }),
  },
  {
    says: 'Otherwise, a string or false also affects scripts and pages that have nothing to do with the proxy.',
    run: 'script',
    expect: forwarding(options({ bypass: () => false }), async (ask) => {
      for (const path of ['/static/js/index.js', '/']) assert.equal((await ask(path)).status, 404);
    }),
  },
  {
    says: [
      'Remember that the proxy sees the full path:',
      'below a server.base, a request for /shop/api/users needs the key /shop/api.',
    ],
    run: 'script',
    expect: forwarding(
      (target) => ({ '/shop/api': target, '/data': target }),
      async (ask) => {
        assert.equal((await ask('/shop/api/users')).text, 'backend /shop/api/users');
        assert.doesNotMatch((await ask('/shop/data')).text, /backend/);
      },
      { base: '/shop' },
    ),
  },
  {
    says: 'The responses to other requests come from the target, but they also have the headers of server.headers and server.cors.',
    run: 'script',
    expect: forwarding(
      (target) => ({ '/api': target }),
      async (ask) => {
        const { headers } = await ask('/api');
        assert.equal(headers.get('access-control-allow-origin'), '*');
        assert.equal(headers.get('x-shop'), 'shoes');
      },
      { cors: true, headers: { 'X-Shop': 'shoes' } },
    ),
  },
  {
    says: [
      'They arrive one by one, because server.compress leaves proxied responses as they are.',
      'When somebody closes the tab in the middle of a response, Rsbuild closes the connection to the target too.',
      "If the response hasn't begun yet, the connection stays open.",
      'Set proxyTimeout to end such connections as well.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const open = new Map<string | undefined, http.ServerResponse>();
      const stream: http.RequestListener = ({ url }, response) => {
        open.set(url, response);
        response.on('close', () => open.delete(url));
        if (url === '/api/later') response.end('later');
        if (url === '/api/events') {
          response.setHeader('Content-Type', 'text/event-stream');
          response.write('data: 1\n\n');
        }
      };
      await besideServer(stream, async (backend) => {
        const target = `http://localhost:${backend}`;
        const proxy = { '/api': { target }, '/limited': { target, proxyTimeout: 300 } };
        const running = await startDev(root, { server: { port, proxy, compress: true } });
        const leaving = new AbortController();
        const ask = (path: string) =>
          fetch(`http://localhost:${running.port}${path}`, { signal: leaving.signal });
        try {
          void ask('/api/waiting').catch(() => undefined);
          void ask('/limited').catch(() => undefined);
          await until(() => open.has('/api/waiting') && open.has('/limited'));
          const events = await ask('/api/events');
          assert.equal(events.headers.get('content-encoding'), null);
          const { value } = await events.body!.getReader().read();
          assert.equal(Buffer.from(value!).toString(), 'data: 1\n\n');
          leaving.abort();
          await until(() => !open.has('/api/events'));
          const later = await fetch(`http://localhost:${running.port}/api/later`);
          assert.equal(await later.text(), 'later');
          await until(() => !open.has('/limited'));
          assert.ok(open.has('/api/waiting'));
        } finally {
          for (const response of open.values()) response.destroy();
          await running.server.close();
        }
      });
    },
  },
  ...[
    { cors: undefined, answer: '' },
    { cors: false, answer: 'backend /api' },
    { cors: { preflightContinue: true }, answer: 'backend /api' },
  ].map<Proof>(({ cors, answer }) => ({
    says: [
      'server.cors answers these requests before the proxy sees them.',
      'To forward them, set server.cors to false, or its preflightContinue to true.',
    ],
    run: 'script',
    expect: forwarding(
      (target) => ({ '/api': target }),
      async (ask) => assert.equal((await ask('/api', { method: 'OPTIONS' })).text, answer),
      { cors },
    ),
  })),
  {
    says: [
      'Your backend renders the pages, and you want to open them on the dev server, where hot updates need no further setting.',
      "Forward the requests that Rsbuild doesn't answer itself:",
      'The expression keeps four things on the dev server: the build output in /static/, the socket /rsbuild-hmr and the page /rsbuild-dev-server, the links of the error overlay, and the files of hot updates.',
    ],
    run: 'script',
    sample: { section: 'Pages from a backend' },
    files: { 'src/index.js': "document.title = 'first';\nimport.meta.webpackHot.accept();\n" },
    expect: ({ root, port, config, write }) => {
      const asked: string[] = [];
      const page: http.RequestListener = ({ url }, response) => {
        asked.push(String(url));
        response.setHeader('Content-Type', 'text/html');
        response.end(`<h1>backend ${url}</h1><script src="/static/js/index.js"></script>`);
      };
      return besideServer(page, async (backend) => {
        const [item] = config.server?.proxy as { target: string }[];
        const running = await startDev(root, {
          server: { port, proxy: [{ ...item, target: `http://localhost:${backend}` }] },
        });
        const address = `http://localhost:${running.port}`;
        try {
          const opened = await openPage(`${address}/orders/7`);
          assert.equal(await opened.page.locator('h1').textContent(), 'backend /orders/7');
          assert.equal(await opened.page.title(), 'first');
          write('src/index.js', "document.title = 'second';\nimport.meta.webpackHot.accept();\n");
          await opened.page.waitForFunction(() => document.title === 'second');
          assert.equal(await opened.page.locator('h1').textContent(), 'backend /orders/7');
          for (const path of ['/rsbuild-dev-server', '/__open-in-editor'])
            await fetch(`${address}${path}`, html);
          assert.deepEqual(
            [...new Set(asked)].filter((url) => url !== '/favicon.ico'),
            ['/orders/7'],
          );
        } finally {
          await running.server.close();
        }
      });
    },
  },
];

import assert from 'node:assert/strict';
import http from 'node:http';
import type { RsbuildConfig } from '@rsbuild/core';
import { besideServer } from '#kit/beside-server';
import { requestSocket } from '#kit/request-socket';
import { startDev } from '#kit/start-dev';
import { until } from '#kit/until';
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
      'With server.proxy, the page sends its requests to its own server, which forwards them.',
      'The server forwards /api/users to http://localhost:4000/api/users, so the path stays as it is.',
      'Rsbuild compares the key with the beginning of the path, so it also forwards /apidocs.',
      '{ path: target } | The key | changeOrigin: true',
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
      'To leave such paths out, write /api/**.',
      'This pattern matches /api and the paths below it, but not if a segment begins with a dot, as in /api/.info.',
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
    says: "If the server can't reach the target, the log shows the reason and the page gets status 504.",
    run: 'script',
    async expect({ root, port, log }) {
      const running = await startDev(root, {
        server: { port, proxy: { '/api': 'http://localhost:1' } },
      });
      const { status } = await fetch(`http://localhost:${running.port}/api`);
      await running.server.close();
      assert.equal(status, 504);
      assert.match(log(), /ECONNREFUSED/);
    },
  },
  {
    says: [
      "If the target accepts the request but doesn't answer, the page keeps waiting.",
      'Set proxyTimeout to end such requests with 504 as well.',
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
      'A context such as / also matches /rsbuild-hmr, the connection for hot updates.',
      'The proxy and Rsbuild then both answer it, so the connection breaks and hot updates stop.',
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
        const isBroken = await new Promise<boolean>((resolve) =>
          request.on('upgrade', (_, socket) => {
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
      'pathRewrite maps regular expressions to replacements.',
      'In this example, /api/users arrives as /users:',
    ],
    run: 'script',
    expect: forwarding(options({ pathRewrite: { '^/api': '' } }), async (ask) => {
      assert.equal((await ask('/api/users')).text, 'backend /users');
    }),
  },
  {
    says: 'pathRewrite | An object of patterns and replacements, or a function that can be async',
    run: 'script',
    expect: forwarding(
      options({ pathRewrite: async (path: string) => Promise.resolve(`${path}/rewritten`) }),
      async (ask) => assert.equal((await ask('/api')).text, 'backend /api/rewritten'),
    ),
  },
  {
    says: [
      '{ path: options } | The key, or context if you set it | The same. Your options override them',
      'changeOrigin | Send the host name of the target in Host',
    ],
    run: 'script',
    expect: forwarding(options({ changeOrigin: false }), async (ask, backend, port) => {
      const { headers } = await ask('/api');
      assert.equal(hostOf(headers), `localhost:${port}`);
      assert.notEqual(port, backend);
    }),
  },
  {
    says: '{ path: options } | The key, or context if you set it | The same. Your options override them',
    run: 'script',
    expect: forwarding(options({ context: '/other' }), async (ask, backend) => {
      const { text, headers } = await ask('/other');
      assert.equal(text, 'backend /other');
      assert.equal(hostOf(headers), `localhost:${backend}`);
      assert.doesNotMatch((await ask('/api')).text, /backend/);
    }),
  },
  {
    says: [
      'Array of options | context of each item | None',
      'Without changeOrigin, the target sees your Host header (localhost:3000).',
      'context | The requests to forward: a path, a pattern, an array of paths, an array of patterns, or a function (pathname, req) => boolean',
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
    says: 'An entry without context, or with paths and patterns in the same array, has no effect, and Rsbuild logs [HPM] Invalid context.',
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
    says: 'One object of options | context. Rsbuild recognizes this form by target at the top level | None',
    run: 'script',
    expect: forwarding(
      (target) => ({ context: ['/auth'], target }),
      async (ask, _, port) => {
        const { text, headers } = await ask('/auth/1');
        assert.equal(text, 'backend /auth/1');
        assert.equal(hostOf(headers), `localhost:${port}`);
      },
    ),
  },
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
      'bypass | A function that decides for each request.',
      'Its result decides what happens:',
      "String | The request isn't forwarded, and the server answers with this local path",
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
    says: "String | The request isn't forwarded, and the server answers with this local path. It has to begin with server.base",
    run: 'script',
    expect: forwarding(
      bypassing(path),
      async (ask) => assert.equal((await ask('/api', { redirect: 'manual' })).status, status),
      { base: '/shop' },
    ),
  })),
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
      'In the dev server, a page request can therefore get index.html through server.htmlFallback, with status 200 after true and with status 404 after false.',
      'After true and false, the remaining middleware still handles the request.',
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
      "false | The request isn't forwarded, and the dev server sets status 404",
      'In the dev server, a page request can therefore get index.html through server.htmlFallback, with status 200 after true and with status 404 after false.',
      'After true and false, the remaining middleware still handles the request.',
    ],
    run: 'script',
    expect: forwarding(bypassing(false), async (ask) => {
      const { status, text } = await ask('/api', html);
      assert.equal(status, 404);
      assert.match(text, title);
    }),
  },
  ...[true, false].map<Proof>((result) => ({
    says: 'The preview server answers both with index.html and status 200, and public files have status 200 in both servers.',
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
    says: 'The preview server answers both with index.html and status 200, and public files have status 200 in both servers.',
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
    says: 'It can be async (since 1.2.4).',
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
      'Rsbuild calls bypass for each request of the server, and not only for those that match the path.',
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
    says: 'The proxy runs before the base is removed, so it sees the full path. If the request contains the base, the context has to contain it too',
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
    says: 'server.cors, server.headers | Proxied responses also have these headers.',
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
      'server.compress | Proxied responses stay as they are, so server-sent events are streamed.',
      'If the client leaves during a response, Rsbuild closes the connection to the target.',
      'If it leaves before the response begins, this connection stays open',
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
        const proxy = { '/api': `http://localhost:${backend}` };
        const running = await startDev(root, { server: { port, proxy, compress: true } });
        const leaving = new AbortController();
        const ask = (path: string) =>
          fetch(`http://localhost:${running.port}${path}`, { signal: leaving.signal });
        try {
          void ask('/api/waiting').catch(() => undefined);
          await until(() => open.has('/api/waiting'));
          const events = await ask('/api/events');
          assert.equal(events.headers.get('content-encoding'), null);
          const { value } = await events.body!.getReader().read();
          assert.equal(Buffer.from(value!).toString(), 'data: 1\n\n');
          leaving.abort();
          await until(() => !open.has('/api/events'));
          const later = await fetch(`http://localhost:${running.port}/api/later`);
          assert.equal(await later.text(), 'later');
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
    says: 'OPTIONS requests are only forwarded if server.cors is false or its preflightContinue is true',
    run: 'script',
    expect: forwarding(
      (target) => ({ '/api': target }),
      async (ask) => assert.equal((await ask('/api', { method: 'OPTIONS' })).text, answer),
      { cors },
    ),
  })),
];

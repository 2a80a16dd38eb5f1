import assert from 'node:assert/strict';
import { defaultAllowedOrigins, type RsbuildConfig } from '@rsbuild/core';
import { besideServer } from '#kit/beside-server';
import { startDev } from '#kit/start-dev';
import type { Proof, Server } from '#tools/prover/proof';

const allowed = 'access-control-allow-origin';
const local = 'http://app.localhost:8080';
const foreign = 'https://other.example';
const headersFor = async ({ get }: Server, origin: string) =>
  (await get('/', { headers: { origin } })).headers;
const allowedFor = async (server: Server, origin: string) =>
  (await headersFor(server, origin)).get(allowed);
const preflight = ({ get }: Server, origin = local) =>
  get('/', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'X-Shop',
    },
  });
const cors = (options: NonNullable<RsbuildConfig['server']>['cors']): RsbuildConfig => ({
  server: { cors: options },
});

const localOrigins = (['dev', 'preview'] as const).map<Proof>((run) => ({
  says: [
    'By default, the dev server and the preview server allow pages on your own machine: localhost and its subdomains, 127.0.0.1 and [::1], on any port, with HTTP or HTTPS.',
    '1.3.0 | Local origins only',
    'origin | Local origins',
  ],
  run,
  async expect(server) {
    for (const origin of [
      'http://localhost',
      local,
      'https://localhost:1',
      'http://127.0.0.1:65535',
      'https://[::1]:8443',
    ]) {
      assert.equal(await allowedFor(server, origin), origin);
    }
    for (const origin of [foreign, 'http://localhost.example.com', 'http://192.168.0.12:3000']) {
      assert.equal(await allowedFor(server, origin), null);
    }
  },
}));

export const proofs: Proof[] = [
  ...localOrigins,
  {
    says: 'A browser only lets a page read a response from another origin if CORS headers allow it.',
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(
        (_, response) => void response.end('secret'),
        async (other) => {
          const { openPage } = await import('#tools/project/browser');
          const { server, port: own } = await startDev(root, { server: { port } });
          const { page } = await openPage(`http://localhost:${own}/`);
          const read = (address: string) =>
            page.evaluate(
              async (url) =>
                fetch(url)
                  .then((it) => it.text())
                  .catch(String),
              address,
            );
          const blocked = await read(`http://localhost:${other}/`);
          const same = await read(`http://localhost:${own}/static/js/index.js`);
          await server.close();
          assert.match(blocked, /Failed to fetch/);
          assert.match(same, /webpackBootstrap/);
        },
      ),
  },
  {
    says: 'Object | Sends CORS headers with these options. If the object has no origin, the default origins apply',
    run: 'dev',
    config: cors({ exposedHeaders: 'X-Total' }),
    async expect(server) {
      const headers = await headersFor(server, local);
      assert.equal(headers.get('access-control-expose-headers'), 'X-Total');
      assert.equal(headers.get(allowed), local);
      assert.equal(await allowedFor(server, foreign), null);
    },
  },
  {
    says: 'true | Allows every origin (Access-Control-Allow-Origin: *)',
    run: 'dev',
    config: cors(true),
    expect: async (server) => assert.equal(await allowedFor(server, foreign), '*'),
  },
  {
    says: "With true or origin: '*', each website that you visit can read what your dev server sends, including your source code.",
    run: 'dev',
    config: cors({ origin: '*' }),
    async expect({ get }) {
      const source = await get('/static/js/index.js', { headers: { origin: foreign } });
      assert.equal(source.headers.get(allowed), '*');
    },
  },
  {
    says: 'Sends no CORS headers',
    run: 'dev',
    config: cors(false),
    async expect(server) {
      const names = [...(await headersFor(server, local)).keys()];
      assert.deepEqual(
        names.filter((name) => name.startsWith('access-control-')),
        [],
      );
    },
  },
  {
    says: [
      'A single string or RegExp replaces the default, so local pages on other ports no longer have access.',
      'String | This string, whatever the origin of the request is',
    ],
    run: 'dev',
    sample: { section: 'Allow one origin', nth: 1 },
    async expect(server) {
      assert.equal(await allowedFor(server, foreign), 'https://example.com');
      assert.equal(await allowedFor(server, local), 'https://example.com');
    },
  },
  {
    says: [
      'A single string or RegExp replaces the default, so local pages on other ports no longer have access.',
      'This pattern accepts each subdomain:',
      'RegExp | The origin of the request if it matches',
    ],
    run: 'dev',
    sample: { containing: '[\\w-]+' },
    async expect(server) {
      const subdomain = 'https://my-shop.example.com';
      assert.equal(await allowedFor(server, subdomain), subdomain);
      assert.equal(await allowedFor(server, local), null);
      assert.equal(await allowedFor(server, 'https://example.com'), null);
    },
  },
  {
    says: [
      'Rsbuild exports the default pattern as defaultAllowedOrigins (since 1.3.18):',
      'Array | The origin of the request if one of the items matches',
    ],
    run: 'dev',
    sample: { containing: 'defaultAllowedOrigins' },
    async expect(server) {
      assert.ok(defaultAllowedOrigins.test(local));
      assert.equal(await allowedFor(server, local), local);
      assert.equal(await allowedFor(server, 'https://example.com'), 'https://example.com');
      assert.equal(await allowedFor(server, foreign), null);
    },
  },
  {
    says: [
      'When Rsbuild merges the configuration, it appends an array to the default.',
      'Local origins therefore stay allowed even if you leave the pattern out',
      'To exclude local origins, use one string or one RegExp.',
    ],
    run: 'dev',
    config: cors({ origin: ['https://example.com'] }),
    async expect(server) {
      assert.equal(await allowedFor(server, local), local);
      assert.equal(await allowedFor(server, 'https://example.com'), 'https://example.com');
    },
  },
  {
    says: [
      'Rsbuild passes the object to the cors middleware:',
      "methods | 'GET,HEAD,PUT,PATCH,POST,DELETE' | The methods that a preflight request allows",
      'allowedHeaders | The requested headers | The request headers that a preflight request allows',
      'exposedHeaders | None',
      'credentials | Not sent',
      'maxAge | Not sent',
      'preflightContinue | false',
      'optionsSuccessStatus | 204 | The status of a successful preflight request',
    ],
    run: 'dev',
    async expect(server) {
      const { status, headers } = await preflight(server);
      const sent = (name: string) => headers.get(`access-control-${name}`);
      assert.equal(status, 204);
      assert.equal(sent('allow-methods'), 'GET,HEAD,PUT,PATCH,POST,DELETE');
      assert.equal(sent('allow-headers'), 'X-Shop');
      for (const name of ['expose-headers', 'allow-credentials', 'max-age']) {
        assert.equal(sent(name), null);
      }
    },
  },
  {
    says: [
      'Rsbuild passes the object to the cors middleware:',
      'allowedHeaders | The requested headers | The request headers that a preflight request allows',
      'exposedHeaders | None | The response headers that scripts may read',
      'credentials | Not sent | true allows cookies and authorization headers',
      'maxAge | Not sent | How many seconds a browser may keep the result of a preflight request',
    ],
    run: 'dev',
    config: cors({
      methods: ['GET'],
      allowedHeaders: ['X-Cart'],
      exposedHeaders: ['X-Total'],
      credentials: true,
      maxAge: 60,
      optionsSuccessStatus: 200,
    }),
    async expect(server) {
      const { status, headers } = await preflight(server);
      const sent = (name: string) => headers.get(`access-control-${name}`);
      assert.equal(status, 200);
      assert.equal(sent('allow-methods'), 'GET');
      assert.equal(sent('allow-headers'), 'X-Cart');
      assert.equal(sent('expose-headers'), 'X-Total');
      assert.equal(sent('allow-credentials'), 'true');
      assert.equal(sent('max-age'), '60');
    },
  },
  {
    says: 'preflightContinue | false | true passes OPTIONS requests on to later middleware',
    run: 'dev',
    config: {
      server: { cors: { preflightContinue: true } },
      dev: {
        setupMiddlewares: [
          (middlewares) =>
            middlewares.push((req, res, next) =>
              req.method === 'OPTIONS' ? res.end('later middleware') : next(),
            ),
        ],
      },
    },
    expect: async (server) =>
      assert.equal(await (await preflight(server)).text(), 'later middleware'),
  },
  {
    says: 'true | The origin of the request, without a check',
    run: 'dev',
    config: cors({ origin: true }),
    expect: async (server) => assert.equal(await allowedFor(server, foreign), foreign),
  },
  {
    says: 'false | Not sent',
    run: 'dev',
    config: cors({ origin: false }),
    expect: async (server) => assert.equal(await allowedFor(server, local), null),
  },
  {
    says: [
      "The type accepts a function, but it doesn't work in 1.3.22.",
      'When Rsbuild merges it with the default, it becomes an array of a RegExp and a function.',
      "Your function isn't called, and every origin is accepted.",
    ],
    run: 'dev',
    config: cors({
      origin() {
        throw new Error('expected no call');
      },
    }),
    async expect(server) {
      for (const origin of [foreign, local]) assert.equal(await allowedFor(server, origin), origin);
    },
  },
  {
    says: 'To decide in code, disable the option and write the header yourself in the dev server:',
    run: 'dev',
    sample: { containing: 'partners' },
    async expect(server) {
      assert.equal(await allowedFor(server, 'https://a.example.com'), 'https://a.example.com');
      assert.equal(await allowedFor(server, foreign), null);
    },
  },
  {
    says: [
      'server.headers is applied later.',
      'If you set an Access-Control-* header there, it replaces the one from server.cors.',
      "This doesn't affect OPTIONS requests, because server.cors has already answered them, unless preflightContinue is true.",
    ],
    run: 'dev',
    config: {
      server: { cors: true, headers: { 'Access-Control-Allow-Origin': 'https://own.example' } },
    },
    async expect(server) {
      assert.equal(await allowedFor(server, foreign), 'https://own.example');
      assert.equal((await preflight(server)).headers.get(allowed), '*');
    },
  },
  {
    says: "This doesn't affect OPTIONS requests, because server.cors has already answered them, unless preflightContinue is true.",
    run: 'dev',
    config: {
      server: {
        cors: { origin: '*', preflightContinue: true },
        headers: { 'Access-Control-Allow-Origin': 'https://own.example' },
      },
    },
    expect: async (server) =>
      assert.equal((await preflight(server)).headers.get(allowed), 'https://own.example'),
  },
  {
    says: 'Responses of server.proxy have the CORS headers too, because CORS runs before the proxy.',
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(
        (_, response) => void response.end('backend'),
        async (backend) => {
          const { server, port: own } = await startDev(root, {
            server: { port, proxy: { '/api': `http://localhost:${backend}` } },
          });
          const answer = await fetch(`http://localhost:${own}/api`, { headers: { origin: local } });
          await server.close();
          assert.equal(await answer.text(), 'backend');
          assert.equal(answer.headers.get(allowed), local);
        },
      ),
  },
  {
    says: "If a Module Federation module has exposes in moduleFederation.options at the top level and you haven't set server.cors, Rsbuild sets it to true",
    run: 'rspack',
    config: {
      moduleFederation: { options: { name: 'shop', exposes: { './cart': './src/index.js' } } },
    },
    expect: (_, { rsbuild }) => assert.equal(rsbuild.server.cors, true),
  },
];

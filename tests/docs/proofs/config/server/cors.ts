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
    'defaultAllowedOrigins (since 1.3.18) stands for the origins that are allowed by default.',
    'These are the pages on your own machine: localhost and its subdomains, 127.0.0.1 and [::1], on any port, with HTTP or HTTPS.',
    'origin | Local origins',
    'The option works for the dev server and the preview server.',
    "On the phone, the page comes from an origin such as http://192.168.0.12:3000, which isn't allowed by default.",
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
    says: [
      'Browsers only let it read the response if CORS headers allow its origin.',
      "No 'Access-Control-Allow-Origin' header is present",
      'The console says that a request "has been blocked by CORS policy", and names the origin of the page.',
    ],
    run: 'script',
    expect: ({ root, port }) =>
      besideServer(
        (_, response) => void response.end('secret'),
        async (other) => {
          const { openPage } = await import('#tools/project/browser');
          const { server, port: own } = await startDev(root, { server: { port } });
          const { page, messages } = await openPage(`http://localhost:${own}/`);
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
          const told = messages.find((text) => text.includes('has been blocked by CORS policy'));
          assert.match(blocked, /Failed to fetch/);
          assert.match(String(told), /No 'Access-Control-Allow-Origin' header is present/);
          assert.ok(told?.includes(`from origin 'http://localhost:${own}'`), told);
          assert.match(same, /webpackBootstrap/);
        },
      ),
  },
  {
    says: [
      'Rsbuild passes the object to the cors middleware, and the default origins apply if it has no origin.',
      'A script on the other domain can read only a few of them, such as Content-Type.',
      'Expose this header, and the script can read it:',
    ],
    run: 'dev',
    sample: { containing: 'exposedHeaders' },
    async expect(server) {
      const headers = await headersFor(server, local);
      assert.equal(headers.get('access-control-expose-headers'), 'X-Total-Count');
      assert.equal(headers.get(allowed), local);
      assert.equal(await allowedFor(server, foreign), null);
    },
  },
  {
    says: 'The response then contains Access-Control-Allow-Origin: *:',
    run: 'dev',
    sample: { section: 'Allow every origin' },
    expect: async (server) => assert.equal(await allowedFor(server, foreign), '*'),
  },
  {
    says: "If you set true or origin: '*', each website that you visit can read what your dev server sends, including your source code.",
    run: 'dev',
    config: cors({ origin: '*' }),
    async expect({ get }) {
      const source = await get('/static/js/index.js', { headers: { origin: foreign } });
      assert.equal(source.headers.get(allowed), '*');
    },
  },
  {
    says: 'Use false for rsbuild preview, and it sends none of them:',
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
      'Maybe the pages on your own machine have no business with this server.',
      'Then use one string instead of an array, because a string replaces the default:',
      'The server sends this string to every page, whatever its origin is.',
      'Use an array instead, and the server picks the origin that matches.',
    ],
    run: 'dev',
    sample: { section: 'Allow one origin' },
    async expect(server) {
      assert.equal(await allowedFor(server, foreign), 'https://staging.example.com');
      assert.equal(await allowedFor(server, local), 'https://staging.example.com');
    },
  },
  {
    says: [
      'header has a value … that is not equal to the supplied origin',
      "You've set origin to one string, and the page comes from another origin.",
    ],
    run: 'script',
    async expect({ root, port }) {
      const { openPage } = await import('#tools/project/browser');
      const { server, port: own } = await startDev(root, {
        server: { port, cors: { origin: 'https://staging.example.com' } },
      });
      await besideServer(
        (_, response) => {
          response.setHeader('Content-Type', 'text/html');
          response.end('<title>Other</title>');
        },
        async (other) => {
          const { page, messages } = await openPage(`http://localhost:${other}/`);
          await page.evaluate(
            async (url) => fetch(url).catch(() => undefined),
            `http://localhost:${own}/`,
          );
          const told = messages.find((text) => text.includes('has been blocked by CORS policy'));
          await page.close();
          assert.match(
            String(told),
            /header has a value .* that is not equal to the supplied origin/,
          );
        },
      );
      await server.close();
    },
  },
  {
    says: 'A regular expression accepts them all:',
    run: 'dev',
    sample: { section: 'Allow subdomains', nth: 1 },
    async expect(server) {
      const subdomain = 'https://my-shop.example.com';
      assert.equal(await allowedFor(server, subdomain), subdomain);
      assert.equal(await allowedFor(server, local), null);
      assert.equal(await allowedFor(server, 'https://example.com'), null);
    },
  },
  {
    says: [
      'Let pages on other domains load scripts, fonts and data from your dev server, and choose which origins may do so.',
      'Name this origin in server.cors:',
      'To see what a browser gets, send a request with this origin:',
      'The response now contains these two lines:',
    ],
    shown: { containing: 'Vary: Origin' },
    run: 'dev',
    sample: { containing: "'https://staging.example.com'],", nth: 1 },
    async expect(server) {
      const staging = 'https://staging.example.com';
      const { headers } = await server.get('/', { method: 'HEAD', headers: { origin: staging } });
      assert.equal(
        server.shown.trim(),
        `Access-Control-Allow-Origin: ${headers.get(allowed)}\nVary: ${headers.get('vary')}`,
      );
      assert.ok(defaultAllowedOrigins.test(local));
      assert.equal(await allowedFor(server, local), local);
      assert.equal(await allowedFor(server, foreign), null);
    },
  },
  {
    says: [
      'Remember the ^, the $ and the escaped dots.',
      'Without them, the pattern also accepts a domain such as example.com.evil.test:',
    ],
    shown: { containing: 'evil.test' },
    run: 'rspack',
    expect(_, { shown }) {
      for (const line of shown.trim().split('\n')) {
        const [, pattern, text, result] = /^\/(.+)\/\.test\('(.+)'\); \/\/ (.+)$/.exec(line)!;
        assert.equal(String(new RegExp(pattern!).test(text!)), result);
      }
    },
  },
  ...['development', 'production'].map<Proof>((NODE_ENV) => ({
    says: 'Use false for rsbuild preview, and it sends none of them:',
    run: 'script',
    sample: { section: 'Development only' },
    env: { NODE_ENV },
    expect: ({ config }) => assert.equal(config.server?.cors === false, NODE_ENV === 'production'),
  })),
  {
    says: 'Copy this origin from the message into the list: with the scheme, with the port, without a slash at the end.',
    run: 'dev',
    config: cors({
      origin: ['https://a.test:8443', 'https://b.test/', 'c.test', 'https://d.test'],
    }),
    async expect(server) {
      assert.equal(await allowedFor(server, 'https://a.test:8443'), 'https://a.test:8443');
      for (const origin of ['https://b.test', 'https://c.test', 'https://d.test:8443']) {
        assert.equal(await allowedFor(server, origin), null);
      }
    },
  },
  {
    says: 'Add the addresses of your network:',
    run: 'dev',
    sample: { containing: '192' },
    async expect(server) {
      const phone = 'http://192.168.0.12:3000';
      assert.equal(await allowedFor(server, phone), phone);
      assert.equal(await allowedFor(server, local), local);
      assert.equal(await allowedFor(server, 'http://192.168.0.12.evil.test'), null);
    },
  },
  {
    says: 'The server has to agree with credentials, and it has to name the origin, because browsers reject * here:',
    run: 'dev',
    sample: { containing: 'credentials: true' },
    async expect(server) {
      const headers = await headersFor(server, 'https://staging.example.com');
      assert.equal(headers.get('access-control-allow-credentials'), 'true');
      assert.equal(headers.get(allowed), 'https://staging.example.com');
    },
  },
  {
    says: [
      'Your own request headers need no further settings.',
      'The browser first asks for permission with an OPTIONS request, called preflight, and the server allows the headers that this request names.',
    ],
    run: 'dev',
    async expect(server) {
      const { headers } = await preflight(server);
      assert.equal(headers.get('access-control-allow-headers'), 'X-Shop');
    },
  },
  {
    says: [
      'When Rsbuild merges the configuration, it appends your array to the default, even if you leave out defaultAllowedOrigins.',
      'Local origins stay allowed with an array',
      'To exclude local origins, use one string or one regular expression.',
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
    says: 'origin | Local origins | The origins that may read responses. true returns the origin of the request without a check, false sends no header',
    run: 'dev',
    config: cors({ origin: true }),
    expect: async (server) => assert.equal(await allowedFor(server, foreign), foreign),
  },
  {
    says: 'origin | Local origins | The origins that may read responses. true returns the origin of the request without a check, false sends no header',
    run: 'dev',
    config: cors({ origin: false }),
    expect: async (server) => assert.equal(await allowedFor(server, local), null),
  },
  {
    says: [
      'The type also accepts a function for origin, but stay away from it: Rsbuild merges it with the default into an array, your function is ignored, and every origin is accepted.',
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
    says: 'Where a list is too rigid, turn the option off and set the header in dev.setupMiddlewares:',
    run: 'dev',
    sample: { containing: 'partners' },
    async expect(server) {
      assert.equal(await allowedFor(server, 'https://a.example.com'), 'https://a.example.com');
      assert.equal(await allowedFor(server, foreign), null);
    },
  },
  {
    says: [
      "If both options set the same one, the header from server.headers replaces the one from server.cors, because it's applied later.",
      "But this doesn't reach preflight requests: server.cors has already answered them, unless its preflightContinue is true.",
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
    says: "But this doesn't reach preflight requests: server.cors has already answered them, unless its preflightContinue is true.",
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
    says: 'Proxied responses have the CORS headers too, because CORS runs before server.proxy.',
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
    says: [
      'An application that exposes modules has to let other sites load its files.',
      'So if you set exposes in moduleFederation.options at the top level and leave server.cors out, Rsbuild sets server.cors to true.',
    ],
    run: 'rspack',
    config: {
      moduleFederation: { options: { name: 'shop', exposes: { './cart': './src/index.js' } } },
    },
    expect: (_, { rsbuild }) => assert.equal(rsbuild.server.cors, true),
  },
];

import assert from 'node:assert/strict';
import type { BehaviourCase } from '../case';

const html = { headers: { accept: 'text/html' } };
const from = (origin: string) => ({ headers: { origin } });
const big = { 'src/index.js': `console.log(${JSON.stringify('word '.repeat(1000))});` };
const allowed = 'access-control-allow-origin';

export const cases: BehaviourCase[] = [
  {
    option: 'server.base',
    claim:
      'pages and scripts are below the base; the root redirects, other addresses answer 404 with a hint',
    run: 'dev',
    config: { server: { base: '/shop' } },
    async expect({ get, page }) {
      assert.match(await page('/shop/'), /src="\/shop\/static\/js\/index\.js"/);
      const root = await get('/', html);
      assert.deepEqual([root.status, root.headers.get('location')], [302, '/shop/']);
      const outside = await get('/other', html);
      assert.equal(outside.status, 404);
      assert.match(await outside.text(), /\/shop\/other/);
    },
  },
  {
    option: 'server.base',
    claim: 'a base without a slash at its start is refused',
    run: 'build',
    config: { server: { base: 'shop' } },
    expect: ({ error }) =>
      assert.match(
        String(error),
        /"server\.base" option should start with a slash, for example: "\/base"/,
      ),
  },
  {
    option: 'server.compress',
    claim: 'answers are compressed with gzip by default',
    run: 'dev',
    files: big,
    expect: async ({ get }) =>
      assert.equal((await get('/static/js/index.js')).headers.get('content-encoding'), 'gzip'),
  },
  {
    option: 'server.compress',
    claim: 'false sends them as they are',
    run: 'dev',
    files: big,
    config: { server: { compress: false } },
    expect: async ({ get }) =>
      assert.equal((await get('/static/js/index.js')).headers.get('content-encoding'), null),
  },
  {
    option: 'server.cors',
    claim: 'by default local origins may read, others may not',
    run: 'dev',
    async expect({ get }) {
      const local = await get('/', from('http://app.localhost:8080'));
      assert.equal(local.headers.get(allowed), 'http://app.localhost:8080');
      const foreign = await get('/', from('https://example.com'));
      assert.equal(foreign.headers.get(allowed), null);
    },
  },
  {
    option: 'server.cors',
    claim: 'true lets every origin read',
    run: 'dev',
    config: { server: { cors: true } },
    expect: async ({ get }) =>
      assert.equal((await get('/', from('https://example.com'))).headers.get(allowed), '*'),
  },
  {
    option: 'server.headers',
    claim: 'every answer carries the headers, a list is sent as several',
    run: 'dev',
    config: { server: { headers: { 'X-Shop': 'yes', 'Set-Cookie': ['a=1', 'b=2'] } } },
    async expect({ get }) {
      const { headers } = await get('/', html);
      assert.equal(headers.get('x-shop'), 'yes');
      assert.deepEqual(headers.getSetCookie(), ['a=1', 'b=2']);
    },
  },
  {
    option: 'server.htmlFallback',
    claim: 'by default index.html answers unknown page requests',
    run: 'dev',
    expect: async ({ get }) => assert.equal((await get('/some/path', html)).status, 200),
  },
  {
    option: 'server.htmlFallback',
    claim: 'false answers them with 404',
    run: 'dev',
    config: { server: { htmlFallback: false } },
    expect: async ({ get }) => assert.equal((await get('/some/path', html)).status, 404),
  },
  {
    option: 'server.historyApiFallback',
    claim: 'index names the page that answers unknown addresses',
    run: 'dev',
    files: { 'src/main.js': 'console.log(1);' },
    config: {
      source: { entry: { main: './src/main.js' } },
      html: { title: 'Main' },
      server: { htmlFallback: false, historyApiFallback: { index: '/main.html' } },
    },
    expect: async ({ page }) => assert.match(await page('/some/path'), /<title>Main<\/title>/),
  },
  {
    option: 'server.host',
    claim: 'localhost prints the local address only',
    run: 'dev',
    config: { server: { host: 'localhost' } },
    expect({ log, port }) {
      assert.match(log(), new RegExp(`Local:\\s+http://localhost:${port}/`));
      assert.doesNotMatch(log(), /Network:/);
    },
  },
  {
    option: 'server.printUrls',
    claim: 'false prints no address',
    run: 'dev',
    config: { server: { printUrls: false } },
    expect: ({ log }) => assert.doesNotMatch(log(), /http:\/\/localhost/),
  },
  {
    option: 'server.printUrls',
    claim: 'a function may change the addresses',
    run: 'dev',
    config: { server: { printUrls: ({ urls }) => urls.map((url) => `${url}/shop`) } },
    expect: ({ log, port }) => assert.match(log(), new RegExp(`http://localhost:${port}/shop/`)),
  },
  {
    option: 'server.publicDir',
    claim: 'files of public are served as they are',
    run: 'dev',
    files: { 'public/a.txt': 'public text' },
    expect: async ({ get }) => assert.equal(await (await get('/a.txt')).text(), 'public text'),
  },
  {
    option: 'server.publicDir',
    claim: 'a build copies them into dist',
    run: 'build',
    files: { 'public/a.txt': 'public text' },
    expect: ({ read }) => assert.equal(read('a.txt'), 'public text'),
  },
  {
    option: 'server.publicDir',
    claim: 'false copies nothing',
    run: 'build',
    files: { 'public/a.txt': 'public text' },
    config: { server: { publicDir: false } },
    expect: ({ files }) => assert.ok(!files.includes('a.txt'), files.join()),
  },
];

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { builtSite, movedPages } from '../../src/plugins/after-build/hosting/hosted-site';
import { compressSite } from '../../tools/compress/compress-site';
import { ask } from './lib/ask';
import { buildDir, builtFiles, routes } from './lib/build';
import { kinds, startServer, type Server } from './lib/servers';

/** The built site in a folder, at a base path, with its compressed files. */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'served-'));

const asset = builtFiles.find((file) => /^assets\/js\/main\.\w+\.js$/.test(file))!;
const languageOf = (html: string) => /<html lang="?([\w-]+)/.exec(html)?.[1];

beforeAll(async () => {
  fs.chmodSync(root, 0o755);
  fs.cpSync(buildDir, path.join(root, 'docs'), { recursive: true });
  // The tests ask whether a compressed file is sent, not how small it is.
  await compressSite(path.join(root, 'docs'), 1);
});
afterAll(() => fs.rmSync(root, { recursive: true }));

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s', (name) => {
  describe.each([
    ['/', path.join(root, 'docs')],
    ['/docs/', root],
  ])('below %s', (base, folder) => {
    const site = builtSite(buildDir, base);
    const at = (address: string) => base + address.slice(1);
    let server: Server | undefined;
    const askAt = (address: string, options?: Parameters<typeof ask>[2]) =>
      ask(server!.origin, at(address), options);

    beforeAll(async () => {
      server = await startServer(name, site, folder);
    });
    afterAll(() => server?.stop());

    test('all addresses answer at once, in their language', async () => {
      const problems: string[] = [];
      for (const route of routes) {
        const { status, body } = await askAt(route);
        const language = languageOf(String(body));
        if (status !== 200 || language !== (route.startsWith('/zh/') ? 'zh-CN' : 'en'))
          problems.push(`${route}: ${status}, ${language}`);
      }
      expect(problems).toEqual([]);
    });

    test.each([
      ['/config/root.html', '/config/root'],
      ['/config/root/', '/config/root'],
      ['/config/root/?a=1', '/config/root?a=1'],
      ['/config/root/index.html?a=1&b', '/config/root?a=1&b'],
      ['/zh/config/root/index', '/zh/config/root'],
      ['/config', '/config/'],
      ['/config?a=1', '/config/?a=1'],
      ['/config.html', '/config/'],
      ['/config/index.html', '/config/'],
      ['/zh/guide/start/index', '/zh/guide/start/'],
      ['/zh', '/zh/'],
      ['/index.html', '/'],
    ])('%s leads to %s', async (written, address) => {
      const { status, headers } = await askAt(written);
      expect([status, headers.location]).toEqual([301, at(address)]);
    });

    test('old addresses lead to the new ones in each spelling, in one step', async () => {
      const moved = movedPages(site);
      expect(moved.length).toBeGreaterThan(20);
      for (const { from, to } of moved)
        for (const spelling of ['', '?x=1', '.html', '/', '/index.html']) {
          const { status, headers } = await askAt(from.slice(base.length - 1) + spelling);
          expect([status, headers.location]).toEqual([301, to]);
        }
    });

    test.each([
      ['/nope', 'en'],
      ['/zh/nope', 'zh-CN'],
      ['/zh/config/dev/hrm.html', 'zh-CN'],
      ['/zhx', 'en'],
      ['/404', 'en'],
      ['/404.html', 'en'],
      ['/zh/404.html', 'zh-CN'],
      ['/assets/js/gone.js', 'en'],
      ['/assets/', 'en'],
      ['/zh/assets/js', 'zh-CN'],
      ['/config//root', 'en'],
      ['/zh/config%2Froot', 'zh-CN'],
      ['/config/root%0d%0aX-Split:1', 'en'],
      ['/..%2f..%2fetc/passwd', 'en'],
    ])('%s is missing, in the language %s', async (address, language) => {
      const { status, headers, body } = await askAt(address);
      expect([status, languageOf(String(body))]).toEqual([404, language]);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toBe(site.policy);
      expect(headers).not.toHaveProperty('x-split');
    });

    test.each([
      ['br', zlib.brotliDecompressSync],
      ['gzip', zlib.gunzipSync],
    ])('%s is sent where it is asked for', async (encoding, unpack) => {
      for (const address of ['/config/root', '/', `/${asset}`, '/zh/sitemap.xml']) {
        const accept = { headers: { 'Accept-Encoding': encoding } };
        const { status, headers, body } = await askAt(address, accept);
        const plain = await askAt(address);
        expect([status, headers['content-encoding']]).toEqual([200, encoding]);
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(headers['content-type']).toBe(plain.headers['content-type']);
        expect(plain.headers).not.toHaveProperty('content-encoding');
        expect(unpack(body).equals(plain.body)).toBe(true);
      }
    });

    test('pages are sent as Markdown to those who ask for it, and as HTML to all others', async () => {
      const html = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
      const pages = ['/', '/config/', '/config/root', '/zh/', '/zh/guide/start/quick-start'];
      for (const page of pages) {
        const twin = page.endsWith('/') ? `${page}index.md` : `${page}.md`;
        const text = fs.readFileSync(path.join(buildDir, twin));
        const get = (accept?: string, encoding = 'identity') =>
          askAt(page, {
            headers: { ...(accept && { Accept: accept }), 'Accept-Encoding': encoding },
          });
        for (const accept of ['text/markdown', 'text/markdown, text/html, */*']) {
          const { status, headers, body } = await get(accept);
          expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
          expect(headers.vary).toMatch(/\baccept(?!-)/i);
          expect(headers['cache-control']).toBe('no-cache');
          expect(body.equals(text)).toBe(true);
        }
        const packed = await get('text/markdown', 'br');
        expect(zlib.brotliDecompressSync(packed.body).equals(text)).toBe(true);
        expect(packed.headers['content-type']).toBe('text/markdown; charset=utf-8');
        for (const accept of [undefined, '*/*', html, 'text/markdown;q=0.5, text/html']) {
          const { status, headers } = await get(accept);
          expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
          expect(headers.vary).toMatch(/\baccept(?!-)/i);
        }
        const { status, headers, body } = await askAt(twin);
        expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
        expect(body.equals(text)).toBe(true);
      }
    });

    test('what has no Markdown is sent as it is, and a miss is a page', async () => {
      const headers = { Accept: 'text/markdown' };
      for (const [address, status, type] of [
        ['/search', 200, /^text\/html/],
        ['/robots.txt', 200, /^text\/plain/],
        [`/${asset}`, 200, /javascript/],
        ['/nope', 404, /^text\/html/],
        ['/nope.md', 404, /^text\/html/],
        ['/zh/nope/', 404, /^text\/html/],
      ] as const) {
        const answer = await askAt(address, { headers });
        expect([answer.status, answer.headers['content-type']]).toEqual([
          status,
          expect.stringMatching(type),
        ]);
      }
      expect((await askAt(`/${asset}`)).headers.vary ?? '').not.toMatch(/\baccept(?!-)/i);
    });

    test.each([
      ['/', '/llms.txt'],
      ['/zh/', '/zh/llms.txt'],
      ['/config/root', '/config/llms.txt'],
      ['/zh/guide/start/', '/zh/guide/llms.txt'],
      ['/config/root.md', '/config/llms.txt'],
    ])('%s names the list for language models that covers it: %s', async (address, list) => {
      const { headers } = await askAt(address);
      expect(headers.link).toBe(`<${at(list)}>; rel="describedby"; type="text/markdown"`);
    });

    test('a page that has not changed is not sent again in either form', async () => {
      for (const accept of ['text/html', 'text/markdown']) {
        const first = await askAt('/config/root', { headers: { Accept: accept } });
        const again = (other: string) =>
          askAt('/config/root', {
            headers: { Accept: other, 'If-None-Match': first.headers.etag! },
          });
        const same = await again(accept);
        expect([same.status, same.headers.vary]).toEqual([304, expect.stringMatching(/Accept/)]);
        expect((await again(accept === 'text/html' ? 'text/markdown' : '*/*')).status).toBe(200);
      }
    });

    test('files with a hash in their names are kept, the others are asked for again', async () => {
      const caching = async (address: string) => (await askAt(address)).headers['cache-control'];
      expect(await caching(`/${asset}`)).toBe('public, max-age=31536000, immutable');
      for (const address of ['/', '/config/root', '/img/favicon.svg', '/robots.txt'])
        expect(await caching(address)).toBe('no-cache');
    });

    test('what has not changed is not sent again', async () => {
      for (const encoding of ['identity', 'br']) {
        const headers = { 'Accept-Encoding': encoding };
        const first = await askAt('/config/root', { headers });
        const etag = first.headers.etag!;
        const again = await askAt('/config/root', {
          headers: { ...headers, 'If-None-Match': etag },
        });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      }
    });

    test('a part of a file can be asked for', async () => {
      const { body } = await askAt(`/${asset}`);
      const part = await askAt(`/${asset}`, {
        headers: { Range: 'bytes=10-19' },
      });
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 10-19/${body.length}`);
      expect(part.body.equals(body.subarray(10, 20))).toBe(true);
    });

    test('HEAD answers as GET does, without a body', async () => {
      for (const address of ['/config/root', '/nope', '/config/root.html']) {
        const get = await askAt(address);
        const head = await askAt(address, { method: 'HEAD' });
        expect(head.body).toHaveLength(0);
        expect([head.status, head.headers['content-type'], head.headers.location]).toEqual([
          get.status,
          get.headers['content-type'],
          get.headers.location,
        ]);
      }
    });

    test('the policy and its companions are on every answer', async () => {
      for (const address of ['/', '/zh/config/root', `/${asset}`, '/nope', '/config']) {
        const { headers } = await askAt(address);
        expect(headers).toMatchObject({
          'content-security-policy': site.policy,
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
        });
        expect(headers['permissions-policy']).toContain('camera=()');
      }
    });
  });
});

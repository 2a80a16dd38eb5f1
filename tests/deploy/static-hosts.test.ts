import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import {
  getTransformedRoutes,
  headersSchema,
  isHandler,
  redirectsSchema,
} from '@vercel/routing-utils';
import Ajv from 'ajv';
import { builtSite, movedPages } from '../../src/plugins/after-build/hosting/hosted-site';
import { CACHING, securityHeaders } from '../../src/plugins/after-build/hosting/responses';
import { buildDir, builtFiles, readBuilt, routes } from './lib/build';

const site = builtSite(buildDir, '/');
const assets = builtFiles.filter((file) => /^(?:zh\/)?assets\/js\/main\.\w+\.js$/.test(file));
const hashed = assets.map((file) => `/${file}`);
const others = [...routes, '/nope', '/zh/nope', '/img/favicon.svg', '/robots.txt'];

type Headers = Readonly<Record<string, string>>;

/** What nginx and Caddy add to each answer. */
const common: Headers = securityHeaders(site.policy);

/** Asserts that a host adds these headers and no others, by what it makes of its file. */
function expectHeaders(headersAt: (address: string) => Headers): void {
  expect(hashed).toHaveLength(2);
  for (const address of hashed)
    expect(headersAt(address)).toEqual({ ...common, 'Cache-Control': CACHING.hashed });
  for (const address of others) expect(headersAt(address)).toEqual(common);
}

describe('Netlify', () => {
  test('adds the headers that nginx adds', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [path.join(buildDir, '_headers')],
      netlifyConfigPath: undefined,
      configHeaders: undefined,
      minimal: false,
    });
    expect(errors).toEqual([]);
    expectHeaders((address) => {
      const rules = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(address));
      return Object.assign({}, ...rules.map(({ values }) => values)) as Headers;
    });
  });

  test('leads old addresses on, and misses to the page of their language', async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [path.join(buildDir, '_redirects')],
      netlifyConfigPath: undefined,
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const rules = redirects as { from: string; to: string; status: number; force: boolean }[];
    expect(rules.map(({ from, to, status }) => ({ from, to, status }))).toEqual([
      ...movedPages(site).map((page) => ({ ...page, status: 301 })),
      { from: '/zh/*', to: '/zh/404.html', status: 404 },
    ]);
    // A file that is there comes first.
    expect(rules.filter(({ force }) => force)).toEqual([]);
  });
});

test('Cloudflare Pages takes as many and as long rules', () => {
  const lines = (file: string) => readBuilt(file).split('\n');
  const rules = lines('_headers').filter((line) => line.startsWith('/'));
  const redirects = lines('_redirects').filter(Boolean);
  const isDynamic = (line: string) => /[*:]/.test(line.split(' ')[0]!);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines('_headers').map((line) => line.length))).toBeLessThanOrEqual(2000);
  expect(redirects.length).toBeLessThanOrEqual(2000);
  expect(redirects.filter(isDynamic).length).toBeLessThanOrEqual(100);
  expect(Math.max(...redirects.map((line) => line.length))).toBeLessThanOrEqual(1000);
  // It reads from the top: a pattern before would take what is named after it.
  expect(redirects.findIndex(isDynamic)).toBe(redirects.filter((line) => !isDynamic(line)).length);
});

describe('Vercel', () => {
  const config = JSON.parse(readBuilt('vercel.json')) as Parameters<typeof getTransformedRoutes>[0];
  const { routes: rules, error } = getTransformedRoutes(config);
  /** The rules whose pattern fits an address. */
  const rulesAt = (address: string) =>
    (rules ?? []).flatMap((rule) =>
      !isHandler(rule) && new RegExp(rule.src).test(address) ? [rule] : [],
    );

  test('takes its file', () => {
    expect(error).toBeNull();
    const ajv = new Ajv({ strict: false });
    for (const [schema, part] of [
      [headersSchema, config.headers],
      [redirectsSchema, config.redirects],
    ] as const) {
      ajv.validate(schema, part);
      expect(ajv.errors).toBeNull();
    }
  });

  test('adds the headers that nginx adds', () => {
    expectHeaders(
      (address) =>
        Object.assign(
          {},
          ...rulesAt(address)
            .filter(({ status }) => status === undefined)
            .map(({ headers }) => headers),
        ) as Headers,
    );
  });

  test('leads old addresses and spellings on in one step, and no address of a page', () => {
    const target = (address: string) => {
      const rule = rulesAt(address).find(({ status }) => status !== undefined);
      if (!rule) return undefined;
      const [, ...groups] = new RegExp(rule.src).exec(address)!;
      const to = rule.headers!.Location!.replace(/\$(\d)/g, (_, n: string) => groups[+n - 1] ?? '');
      return [rule.status, to];
    };
    for (const { from, to } of movedPages(site)) expect(target(from)).toEqual([301, to]);
    expect(target('/config/root.html')).toEqual([308, '/config/root']);
    expect(routes.filter((route) => target(route))).toEqual([]);
  });
});

import { DEFAULT_URL } from '../../src/routing/site-address';
import { builtFiles, buildDir, readBuilt, readPage, routes } from './lib/build';
import fs from 'node:fs';
import path from 'node:path';

const origin = process.env.SITE_URL || DEFAULT_URL;
const files = new Set(builtFiles.map((file) => `/${file}`));

/** The values of an attribute on the tags of a page that match. */
const valuesOf = (html: string, tag: RegExp, attribute: string) =>
  [...html.matchAll(tag)].flatMap(
    ([text]) => new RegExp(`\\s${attribute}="?([^"\\s>]+)`).exec(text)?.[1] ?? [],
  );

const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address!.replace(origin, ''));

test('each page without a slash is a file beside its folder, the same in both places', () => {
  const pages = routes.filter((route) => !route.endsWith('/'));
  expect(pages.length).toBeGreaterThan(300);
  for (const page of pages) expect(readBuilt(`${page}.html`)).toBe(readPage(page));
});

test('no folder has the address of another page’s file', () => {
  const sections = routes.filter((route) => route.endsWith('/') && route !== '/');
  expect(sections.filter((route) => files.has(`${route.slice(0, -1)}.html`))).toEqual([]);
});

test.each([
  ['', routes.filter((route) => !route.startsWith('/zh/'))],
  ['zh/', routes.filter((route) => route.startsWith('/zh/'))],
])('the sitemap “%s” has exactly the addresses of the pages', (folder, expected) => {
  expect(locs(readBuilt(`${folder}sitemap.xml`)).sort()).toEqual([...expected].sort());
});

test('robots.txt names both sitemaps', () => {
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${origin}/zh/sitemap.xml`);
});

test('canonical and alternate links are the addresses of the pages', () => {
  for (const route of routes) {
    const html = readPage(route);
    const page = route.replace(/^\/zh(?=\/)/, '');
    const [canonical] = valuesOf(html, /<link[^>]*rel=canonical[^>]*>/g, 'href');
    const alternates = valuesOf(html, /<link[^>]*hreflang=[^>]*>/g, 'href');
    expect(canonical).toBe(origin + route);
    expect(new Set(alternates)).toEqual(new Set([origin + page, `${origin}/zh${page}`]));
  }
});

test('links inside the site are addresses of pages or files', () => {
  const known = new Set([...routes, '/search', '/zh/search']);
  const wrong = routes.flatMap((route) =>
    valuesOf(readPage(route), /<a\s[^>]*>/g, 'href')
      .map((href) => href.replace(/[?#].*/, ''))
      .filter((href) => href.startsWith('/') && !known.has(href) && !files.has(href))
      .map((href) => `${route} → ${href}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test.each(['', 'zh/'])('the feeds of “%s” link to addresses of pages', (folder) => {
  const known = new Set(routes.map((route) => origin + route));
  for (const file of ['rss.xml', 'atom.xml']) {
    const feed = readBuilt(`${folder}community/releases/${file}`);
    const links = [...feed.matchAll(/<(?:link|guid|id)>([^<]+)|<link [^>]*href="([^"]+)"/g)]
      .map(([, text, href]) => (text ?? href)!)
      .filter((address) => address.startsWith(origin) && !address.endsWith('.xml'));
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((address) => !known.has(address))).toEqual([]);
  }
});

test('an old address has its file beside its folder too', () => {
  for (const prefix of ['', 'zh/'])
    expect(fs.existsSync(path.join(buildDir, `${prefix}config/source/alias.html`))).toBe(true);
});

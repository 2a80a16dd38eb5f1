import { DEFAULT_URL } from '../../src/routing/site-address';
import { builtFiles, buildDir, readBuilt, readPage, routes } from './lib/build';
import fs from 'node:fs';
import path from 'node:path';

const origin = process.env.SITE_URL || DEFAULT_URL;
const files = new Set(builtFiles.map((file) => `/${file}`));

const linksIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="?([^"\s>]+)/g)].map(([, href]) => href!);

test('each page without a slash is a file beside its folder, the same in both places', () => {
  const pages = routes.filter((route) => !route.endsWith('/'));
  expect(pages.length).toBeGreaterThan(300);
  for (const page of pages) expect(readBuilt(`${page}.html`)).toBe(readPage(page));
});

test('no folder has the address of another page’s file', () => {
  const sections = routes.filter((route) => route.endsWith('/') && route !== '/');
  expect(sections.filter((route) => files.has(`${route.slice(0, -1)}.html`))).toEqual([]);
});

test('robots.txt names both sitemaps', () => {
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${origin}/zh/sitemap.xml`);
});

test('links inside the site are addresses of pages or files', () => {
  const known = new Set([...routes, '/search', '/zh/search']);
  const wrong = routes.flatMap((route) =>
    linksIn(readPage(route))
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

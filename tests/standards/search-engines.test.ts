import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { parse } from 'parse5';
import sax from 'sax';
import { DEFAULT_URL } from '../../src/routing/site-address';
import { readBuilt, readPage, routes } from '../deploy/lib/build';

const root = path.resolve(__dirname, '../..');
const origin = process.env.SITE_URL || DEFAULT_URL;

/** A page of a sitemap: its address, and those of its languages. */
interface Listed {
  readonly address: string;
  readonly lastmod?: string;
  readonly languages: Readonly<Record<string, string>>;
}

function readSitemap(file: string): Listed[] {
  const pages: { address: string; lastmod?: string; languages: Record<string, string> }[] = [];
  const parser = sax.parser(true, {});
  let name = '';
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (tag) => {
    ({ name } = tag);
    const { hreflang, href } = tag.attributes as Record<string, string>;
    if (name === 'url') pages.push({ address: '', languages: {} });
    if (name === 'xhtml:link') pages.at(-1)!.languages[hreflang!] = href!;
  };
  parser.ontext = (text) => {
    if (name === 'loc') pages.at(-1)!.address += text;
    if (name === 'lastmod') pages.at(-1)!.lastmod = text;
  };
  parser.write(readBuilt(file)).close();
  return pages;
}

const sitemaps = { en: readSitemap('sitemap.xml'), zh: readSitemap('zh/sitemap.xml') };
const listed = [...sitemaps.en, ...sitemaps.zh];
const routeOf = ({ address }: Listed) => new URL(address).pathname;
const trees = new Map(routes.map((route) => [route, fromParse5(parse(readPage(route)))]));

type Data = Readonly<Record<string, unknown>>;
const dataOf = (tree: Nodes) =>
  (
    JSON.parse(toString(select('script[type="application/ld+json"]', tree)!)) as {
      readonly '@graph': readonly Data[];
    }
  )['@graph'];

test('the sitemaps have each page once, in its language', () => {
  expect(listed.map(({ address }) => address).sort()).toEqual(
    routes.map((route) => origin + route).sort(),
  );
  expect(sitemaps.zh.every((page) => routeOf(page).startsWith('/zh/'))).toBe(true);
});

test('a page’s head and its sitemap name the same address and languages, which name each other', () => {
  const byAddress = new Map(listed.map((page) => [page.address, page]));
  for (const { address, languages } of listed) {
    expect([address, Object.keys(languages).sort()]).toEqual([
      address,
      ['en', 'x-default', 'zh-CN'],
    ]);
    const tree = trees.get(new URL(address).pathname)!;
    const canonical = selectAll('head link[rel=canonical]', tree);
    expect(canonical.map(({ properties }) => properties.href)).toEqual([address]);
    const links = selectAll('head link[hreflang]', tree);
    const inHead = links.map(({ properties }) => [properties.hrefLang, properties.href]);
    expect([address, Object.fromEntries(inHead)]).toEqual([address, languages]);
    expect(Object.values(languages)).toContain(address);
    expect(languages['x-default']).toBe(languages.en);
    for (const other of Object.values(languages))
      expect(byAddress.get(other)?.languages).toEqual(languages);
  }
});

test('what a page says of its last change is the same everywhere', () => {
  const dated = listed.filter(({ lastmod }) => lastmod);
  expect(dated.length).toBeGreaterThan(routes.length - 10);
  for (const page of dated) {
    const article = dataOf(trees.get(routeOf(page))!).find(({ dateModified }) => dateModified);
    expect([page.address, String(article?.dateModified).slice(0, 10)]).toEqual([
      page.address,
      page.lastmod,
    ]);
  }
});

test('the last change is that of the page’s Markdown', () => {
  const folders = { en: 'docs', zh: 'i18n/zh/docusaurus-plugin-content-docs/current' };
  const files = Object.entries(sitemaps).flatMap(([language, pages]) =>
    pages.map((page) => ({
      ...page,
      file: `${folders[language as 'en' | 'zh']}${routeOf(page).replace(/^\/zh(?=\/)/, '')}.mdx`,
    })),
  );
  const checked = files
    .filter(({ file }) => fs.existsSync(path.join(root, file)))
    .filter((_, i) => i % 20 === 0);
  expect(checked.length).toBeGreaterThan(10);
  for (const { file, lastmod } of checked) {
    const time = execFileSync('git', ['log', '-1', '--format=%ct', '--', file], { cwd: root });
    expect([file, lastmod]).toEqual([
      file,
      new Date(Number(time) * 1000).toISOString().slice(0, 10),
    ]);
  }
});

/** The keys of schema.org whose values are texts for readers. */
const TEXTS = ['name', 'headline', 'description', 'text'];
const withoutSpaces = (text: string) => text.replace(/[\s\u200b]+/g, '');

function textsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(textsIn);
  if (!data || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' ? (TEXTS.includes(key) ? [value] : []) : textsIn(value),
  );
}

test('each text of the structured data is on its page', () => {
  for (const [route, tree] of trees) {
    const body = withoutSpaces(toString(select('body', tree)!));
    const texts = textsIn(dataOf(tree));
    expect([route, texts.length > 0]).toEqual([route, true]);
    expect([route, texts.filter((text) => !body.includes(withoutSpaces(text)))]).toEqual([
      route,
      [],
    ]);
  }
});

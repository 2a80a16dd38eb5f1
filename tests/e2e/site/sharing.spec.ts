import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { loadImage } from '@napi-rs/canvas';
import { fromParse5 } from 'hast-util-from-parse5';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { parse } from 'parse5';
import { allRoutes } from '../lib/routes';

const build = path.resolve(__dirname, '../../../build');

interface Head {
  readonly tags: ReadonlyMap<string, readonly string[]>;
  readonly data: readonly Record<string, unknown>[];
}

/** A built page's tags by name or property, and what it says as JSON-LD. */
function readHead(address: string): Head {
  const html = fs.readFileSync(path.join(build, address, 'index.html'), 'utf8');
  const head = fromParse5(parse(html.slice(0, html.indexOf('</head>'))));
  const tags = new Map<string, string[]>();
  for (const { properties } of selectAll('meta', head)) {
    const name = String(properties.property ?? properties.name ?? '');
    if (name) tags.set(name, [...(tags.get(name) ?? []), String(properties.content ?? '')]);
  }
  const data = selectAll('script[type="application/ld+json"]', head).flatMap((script) => {
    const json = JSON.parse(toString(script)) as Record<string, unknown>;
    expect(json['@context']).toBe('https://schema.org');
    return (json['@graph'] as Record<string, unknown>[] | undefined) ?? [json];
  });
  return { tags, data };
}

const fileOf = (address: string) => path.join(build, new URL(address).pathname);

/** What a shared link needs, once each; X takes from these what it calls otherwise. */
const NEEDED = [
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
];

for (const language of ['en', 'zh'] as const) {
  const pages = allRoutes.filter((route) => route.startsWith('/zh/') === (language === 'zh'));

  test(`each page in ${language} has its social tags once, and a picture of its own`, async () => {
    const pictures = new Set<string>();
    for (const address of pages) {
      const { tags } = readHead(address);
      for (const name of NEEDED) expect(tags.get(name), `${name} of ${address}`).toHaveLength(1);
      expect(tags.get('twitter:card')).toEqual(['summary_large_image']);
      const [image] = tags.get('og:image')!;
      const { width, height } = await loadImage(fileOf(image!));
      expect([width, height], image).toEqual([1200, 630]);
      expect(tags.get('og:image:width')).toEqual(['1200']);
      expect(tags.get('og:image:height')).toEqual(['630']);
      pictures.add(image!);
    }
    expect(pictures.size).toBe(185);
  });

  test(`the structured data in ${language} has what its types ask for`, () => {
    const seen = new Set<unknown>();
    for (const address of pages) {
      const { tags, data } = readHead(address);
      for (const part of data) {
        seen.add(part['@type']);
        if (part['@type'] === 'BreadcrumbList') {
          const steps = part.itemListElement as { position: number; name: string; item: string }[];
          expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
          expect(steps.every(({ name }) => name.length > 0)).toBe(true);
          for (const { item } of steps)
            expect(fs.existsSync(path.join(fileOf(item), 'index.html')), item).toBe(true);
          expect(steps.at(-1)!.item).toBe(tags.get('og:url')![0]);
        }
        if (part['@type'] === 'TechArticle' || part['@type'] === 'BlogPosting') {
          expect(part.headline).toBe(tags.get('og:image:alt')![0]);
          expect(part.image).toBe(tags.get('og:image')![0]);
          expect(part.inLanguage).toBe(language === 'en' ? 'en' : 'zh-CN');
        }
      }
    }
    const expected = ['Blog', 'BlogPosting', 'BreadcrumbList', 'SoftwareApplication'];
    for (const type of [...expected, 'TechArticle', 'WebSite']) expect(seen).toContain(type);
  });
}

test('both files of a page say the same', () => {
  const [folder, beside] = ['config/dev/hmr/index.html', 'config/dev/hmr.html'].map((file) =>
    fs.readFileSync(path.join(build, file), 'utf8'),
  );
  expect(beside).toContain('og:image');
  expect(beside).toBe(folder);
});

test('a release says when it was published', () => {
  const { tags } = readHead('/community/releases/v1-0');
  expect(tags.get('og:type')).toEqual(['article']);
  expect(tags.get('article:published_time')).toEqual(['2024-09-10T00:00:00.000Z']);
});

test('the search page, which is not to be found, has no picture', () => {
  expect(readHead('/search').tags.has('og:image')).toBe(false);
});

test('a browser shows the picture', async ({ page }) => {
  await page.goto('/img/social/config/resolve/alias.jpg');
  const size = await page.evaluate(async () => {
    const image = document.querySelector('img')!;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
});

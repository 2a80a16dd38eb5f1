import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageVersions } from '../../../../src/reading/package-versions';
import { readPages } from '../../../../src/markdown/build/read-pages';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function write(file: string, text: string): string {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
  return full;
}
const page = (name: string, content: string, head = '') =>
  write(
    `out/${name}/index.html`,
    `<html><head><meta name=description content="What it is.">${head}</head><body><main>${content}</main></body></html>`,
  );

const admonition = (kind: string, title: string) =>
  `<div class="theme-admonition theme-admonition-${kind} alert"><div>${title}</div><div><p>Text.</p></div></div>`;
page(
  'a',
  '<h1>第一页</h1><p><a href="b#c">b</a>, <a href="/docs/zh/nope">none</a>, <a href="/docs/b">English</a></p>',
);
page('b', `<h1>B</h1>${admonition('note', '备注')}${admonition('odd', 'odd')}`);
page('hidden', '<h1>Hidden</h1>', '<meta name=robots content=noindex>');
page('chart', '<h1>Chart</h1><h2>Charts</h2><video></video>');
write('out/empty/index.html', '<html><head></head><body></body></html>');

const address = (name: string) => `/docs/zh/${name}`;
const names = ['a', 'b', 'hidden', 'nope'];
const site = {
  outDir: path.join(folder, 'out'),
  origin: 'https://example.com',
  baseUrl: '/docs/zh/',
  baseUrls: ['/docs/', '/docs/zh/'],
  language: 'zh-CN',
  routesPaths: names.map(address),
  codeTranslations: { 'theme.admonition.note': '备注' },
};
const read = (name: string, sources: Record<string, string> = {}) =>
  readPages([address(name)], site, new Map(Object.entries(sources))).get(address(name))!;

test('a page is listed with title, description and the address of its Markdown', () => {
  expect(read('a')).toMatchObject({
    title: '第一页',
    description: 'What it is.',
    url: 'https://example.com/docs/zh/a.md',
  });
});

test('its Markdown begins with its facts', () => {
  expect(read('a').file).toMatch(
    `title: 第一页\ndescription: What it is.\nurl: https://example.com/docs/zh/a\nlanguage: zh-CN\nversion: ${packageVersions['@rsbuild/core']}\n`,
  );
});

test('links to pages lead to their Markdown, in another language too, others where they led', () => {
  expect(read('a').file).toContain(
    '[b](https://example.com/docs/zh/b.md#c), [none](https://example.com/docs/zh/nope), [English](https://example.com/docs/b.md)',
  );
});

test('an admonition has the word of the language, otherwise that of its kind', () => {
  expect(read('b').file).toContain('> **备注**');
  expect(read('b').file).toContain('> **Odd**');
});

test('what is no page, or for no robot, is left out', () => {
  expect([...readPages(names.map(address), site, new Map()).keys()]).toEqual(
    ['a', 'b'].map(address),
  );
});

test('an error names the line of the source that it comes from', () => {
  const source = write('chart.mdx', '# Chart\n\n## Charts\n\n<Chart />\n');
  expect(() => read('chart', { [address('chart')]: source })).toThrow(
    `Markdown of ${source}:5: expected elements that have a text form, found <video> below the heading “Charts”.`,
  );
  expect(() => read('empty', { [address('empty')]: source })).toThrow(
    `Markdown of ${source}: expected a <main> with the page’s text, found none.`,
  );
});

test('where there is no source, it names the page', () => {
  expect(() => read('chart')).toThrow('Markdown of the page /chart: expected elements');
});

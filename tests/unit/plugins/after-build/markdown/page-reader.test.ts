import { BuiltPage } from '../../../../../src/plugins/after-build/built-page';
import { pageReader } from '../../../../../src/plugins/after-build/markdown';
import { packageVersions } from '../../../../../src/plugins/package-versions';

const address = (name: string) => `/docs/zh/${name}`;
const readPage = pageReader({
  baseUrl: '/docs/zh/',
  siteConfig: { url: 'https://example.com' },
  i18n: {
    currentLocale: 'zh-CN',
    localeConfigs: { en: { baseUrl: '/docs/' }, zh: { baseUrl: '/docs/zh/' } },
  },
  paths: ['a', 'b'].map(address),
  codeTranslations: { 'theme.admonition.note': '备注' },
} as never);

const read = (name: string, content: string, head = '') =>
  readPage(
    new BuiltPage(
      address(name),
      `<html><head><meta name=description content="What it is.">${head}</head><body><main>${content}</main></body></html>`,
    ),
  )!;
const first = () =>
  read(
    'a',
    '<h1>第一页</h1><p><a href="b#c">b</a>, <a href="/docs/zh/nope">none</a>, <a href="/docs/b">English</a></p>',
  );

test('a page is listed with title, description and the address of its Markdown', () => {
  expect(first()).toMatchObject({
    title: '第一页',
    description: 'What it is.',
    url: 'https://example.com/docs/zh/a.md',
  });
});

test('its Markdown begins with its facts', () => {
  expect(first().file).toMatch(
    `title: 第一页\ndescription: What it is.\nurl: https://example.com/docs/zh/a\nlanguage: zh-CN\nversion: ${packageVersions['@rsbuild/core']}\n`,
  );
});

test('links to pages lead to their Markdown, in another language too, others where they led', () => {
  expect(first().file).toContain(
    '[b](https://example.com/docs/zh/b.md#c), [none](https://example.com/docs/zh/nope), [English](https://example.com/docs/b.md)',
  );
});

test.each([
  ['#values', 'https://example.com/docs/zh/a.md#values'],
  ['/docs/zh/b?x=1#c', 'https://example.com/docs/zh/b.md?x=1#c'],
  ['/docs/img/logo.svg', 'https://example.com/docs/img/logo.svg'],
  ['https://rspack.dev/guide?a=1#b', 'https://rspack.dev/guide?a=1#b'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['vscode+x1:open', 'vscode+x1:open'],
])('a link to %s leads to %s', (href, address) => {
  expect(read('a', `<h1>A</h1><p><a href="${href}">link</a></p>`).file).toContain(
    `[link](${address})`,
  );
});

test('an admonition has the word of the language, otherwise that of its kind', () => {
  const admonition = (kind: string, title: string) =>
    `<div class="theme-admonition theme-admonition-${kind} alert"><div>${title}</div><div><p>Text.</p></div></div>`;
  const { file } = read('b', admonition('note', '备注') + admonition('odd', 'odd'));
  expect(file).toContain('> **备注**');
  expect(file).toContain('> **Odd**');
});

test('what is for no robot is left out', () => {
  const hidden = '<meta name=robots content=noindex>';
  expect(read('hidden', '<h1>Hidden</h1>', hidden)).toBeUndefined();
});

import {
  kindOfPage,
  findLocale,
  sourceOfTranslation,
  translationPath,
} from '../../../src/i18n/content-path';

const pairs = [
  ['docs/config/dev/hmr.mdx', 'i18n/zh/docusaurus-plugin-content-docs/current/config/dev/hmr.mdx'],
  ['docs/shared/on-exit.mdx', 'i18n/zh/docusaurus-plugin-content-docs/current/shared/on-exit.mdx'],
  ['blog/v1-0.mdx', 'i18n/zh/docusaurus-plugin-content-blog/v1-0.mdx'],
] as const;

test.each(pairs)('%s and its translation name each other', (english, chinese) => {
  expect(translationPath(english)).toBe(chinese);
  expect(sourceOfTranslation(chinese)).toBe(english);
});

test('a page in a third language translates an English one too', () => {
  const pages = 'i18n/ar/docusaurus-plugin-content-docs/current';
  expect(sourceOfTranslation(`${pages}/config/dev/hmr.mdx`)).toBe('docs/config/dev/hmr.mdx');
  expect(sourceOfTranslation('i18n/ar/docusaurus-plugin-content-blog/v1-0.mdx')).toBe(
    'blog/v1-0.mdx',
  );
  expect(sourceOfTranslation('i18n/ar/docusaurus-theme-classic/footer.json')).toBeUndefined();
});

test('a file outside the content trees has no twin', () => {
  expect(translationPath('src/pages/index.tsx')).toBeUndefined();
  expect(sourceOfTranslation('docs/config/dev/hmr.mdx')).toBeUndefined();
});

test.each([
  ['docs/config/dev/hmr.mdx', 'doc'],
  ['docs/shared/on-exit.mdx', 'fragment'],
  ['i18n/zh/docusaurus-plugin-content-docs/current/shared/on-exit.mdx', 'fragment'],
  ['i18n/zh/docusaurus-plugin-content-blog/v1-0.mdx', 'release'],
  ['src/pages/about.mdx', undefined],
])('%s is a %s', (file, kind) => {
  expect(kindOfPage(file)).toBe(kind);
});

test.each([
  ['/site/docs/config/root.mdx', 'en'],
  ['/site/i18n/zh/docusaurus-plugin-content-docs/current/config/root.mdx', 'zh'],
  ['C:\\site\\i18n\\zh\\docusaurus-plugin-content-blog\\v1-0.mdx', 'zh'],
  ['/site/i18n/ar/docusaurus-plugin-content-blog/v1-0.mdx', 'ar'],
  ['/site/i18n/zh/docusaurus-plugin-content-blog-notes.mdx', 'en'],
  [undefined, 'en'],
])('the language of %s is %s', (file, locale) => {
  expect(findLocale(file)).toBe(locale);
});

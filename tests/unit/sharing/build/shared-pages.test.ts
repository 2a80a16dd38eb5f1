import { readHead, withoutSite } from '../../../../src/sharing/build/shared-pages';

test('a head tells title and description', () => {
  const html =
    '<head><meta charset=UTF-8><title data-rh=true>a &amp; b</title><meta name=description content="what it &quot;is&quot;"></head>';
  expect(readHead(html)).toEqual({ title: 'a & b', description: 'what it "is"' });
});

test('pages that search engines leave out are not shared', () => {
  expect(
    readHead('<head><title>x</title><meta name=robots content="noindex, follow"></head>'),
  ).toBeUndefined();
});

test.each([
  ['dev.hmr - Rsbuild', 'dev.hmr'],
  ['Rsbuild - The build tool', 'The build tool'],
  ['Rsbuild 1.0 - Rsbuild', 'Rsbuild 1.0'],
  ['Without Rsbuild', 'Without Rsbuild'],
])('“%s” without the site is “%s”', (title, without) => {
  expect(withoutSite(title, 'Rsbuild', '-')).toBe(without);
});

import { robotsTxt } from '../../../../src/addresses/build/robots';

test('crawlers may read everything and find the sitemap of each language', () => {
  expect(robotsTxt(['https://example.com/sitemap.xml', 'https://example.com/zh/sitemap.xml']))
    .toBe(`User-agent: *
Allow: /

Sitemap: https://example.com/sitemap.xml
Sitemap: https://example.com/zh/sitemap.xml
`);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { robots, robotsTxt } from '../../../../src/addresses/build/robots';
import { DEFAULT_URL } from '../../../../src/addresses/build/site-address';

test('crawlers may read everything and find the sitemap of each language', () => {
  expect(robotsTxt(['https://example.com/sitemap.xml', 'https://example.com/zh/sitemap.xml']))
    .toBe(`User-agent: *
Allow: /

Sitemap: https://example.com/sitemap.xml
Sitemap: https://example.com/zh/sitemap.xml
`);
});

describe('after a build', () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
  const file = path.join(outDir, 'robots.txt');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  beforeEach(() => {
    fs.rmSync(file, { force: true });
    warn.mockClear();
  });
  afterAll(() => {
    warn.mockRestore();
    fs.rmSync(outDir, { recursive: true });
  });

  const built = (url: string, currentLocale: string) =>
    robots({
      outDir,
      siteConfig: { url },
      i18n: {
        currentLocale,
        defaultLocale: 'en',
        locales: ['en', 'zh'],
        localeConfigs: { en: { baseUrl: '/docs/' }, zh: { baseUrl: '/docs/zh/' } },
      },
    } as never).postBuild!({} as never);

  test('robots.txt names the sitemaps at their addresses', async () => {
    await built('https://example.com', 'en');
    expect(fs.readFileSync(file, 'utf8')).toBe(
      robotsTxt([
        'https://example.com/docs/sitemap.xml',
        'https://example.com/docs/zh/sitemap.xml',
      ]),
    );
    expect(warn).not.toHaveBeenCalled();
  });

  test('of the other language it is not written again', async () => {
    await built('https://example.com', 'zh');
    expect(fs.existsSync(file)).toBe(false);
  });

  test('a build that does not know its address says so', async () => {
    await built(DEFAULT_URL, 'en');
    expect(warn.mock.calls.flat().join()).toMatch(`SITE_URL isn't set`);
  });
});

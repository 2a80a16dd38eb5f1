import { robotsTxt, writeRobots } from '../../../../src/plugins/after-build/robots';
import { DEFAULT_URL } from '../../../../src/routing/site-address';

test('crawlers may read everything and find the sitemap of each language', () => {
  expect(robotsTxt(['https://example.com/sitemap.xml', 'https://example.com/zh/sitemap.xml']))
    .toBe(`User-agent: *
Allow: /

Sitemap: https://example.com/sitemap.xml
Sitemap: https://example.com/zh/sitemap.xml
`);
});

describe('after a build', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  beforeEach(() => warn.mockClear());
  afterAll(() => warn.mockRestore());

  async function writtenFiles(url: string, isDefaultLanguage: boolean) {
    const files: Record<string, unknown> = {};
    const site = {
      siteConfig: { url },
      i18n: {
        locales: ['en', 'zh'],
        localeConfigs: { en: { baseUrl: '/docs/' }, zh: { baseUrl: '/docs/zh/' } },
      },
      isDefaultLanguage,
      write: async (file: string, text: unknown) => void (files[file] = text),
    };
    await writeRobots(site as never).atEnd!();
    return files;
  }

  test('robots.txt names the sitemaps at their addresses', async () => {
    expect(await writtenFiles('https://example.com', true)).toEqual({
      'robots.txt': robotsTxt([
        'https://example.com/docs/sitemap.xml',
        'https://example.com/docs/zh/sitemap.xml',
      ]),
    });
    expect(warn).not.toHaveBeenCalled();
  });

  test('of the other language it is not written again', async () => {
    expect(await writtenFiles('https://example.com', false)).toEqual({});
  });

  test('a build that does not know its address says so', async () => {
    await writtenFiles(DEFAULT_URL, true);
    expect(warn.mock.calls.flat().join()).toMatch(`SITE_URL isn't set`);
  });
});

import { DEFAULT_URL } from '../../routing/site-address';
import type { BuiltSite } from './built-site';
import type { Step } from './run-steps';

/** Every crawler may read everything; each language has a sitemap of its own. */
export const robotsTxt = (sitemaps: readonly string[]): string =>
  ['User-agent: *', 'Allow: /', '', ...sitemaps.map((address) => `Sitemap: ${address}`), ''].join(
    '\n',
  );

/** Writes `robots.txt`, and warns if the build doesn't know the site's address. */
export const writeRobots = ({
  siteConfig: { url },
  i18n: { locales, localeConfigs },
  isDefaultLanguage,
  write,
}: Pick<BuiltSite, 'siteConfig' | 'i18n' | 'isDefaultLanguage' | 'write'>): Step => ({
  async atEnd() {
    if (!isDefaultLanguage) return;
    const sitemaps = locales.map((locale) => `${url}${localeConfigs[locale]!.baseUrl}sitemap.xml`);
    await write('robots.txt', robotsTxt(sitemaps));
    if (url === DEFAULT_URL) {
      console.warn(
        `SITE_URL isn't set: the canonical links, alternate links, feeds, sitemaps and robots.txt of this build say ${DEFAULT_URL}. Set it to the site's origin before you publish.`,
      );
    }
  },
});

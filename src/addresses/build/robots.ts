import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DEFAULT_URL } from './site-address';

/** Every crawler may read everything; each language has a sitemap of its own. */
export const robotsTxt = (sitemaps: readonly string[]): string =>
  ['User-agent: *', 'Allow: /', '', ...sitemaps.map((address) => `Sitemap: ${address}`), ''].join(
    '\n',
  );

/** Writes `robots.txt`, and says what is wrong with a build that doesn't know the site's address. */
export function robots({ siteConfig, i18n, outDir }: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild() {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const sitemaps = i18n.locales.map(
        (locale) => `${siteConfig.url}${i18n.localeConfigs[locale]!.baseUrl}sitemap.xml`,
      );
      await fs.writeFile(path.join(outDir, 'robots.txt'), robotsTxt(sitemaps));
      if (siteConfig.url === DEFAULT_URL) {
        console.warn(
          `SITE_URL isn't set: the canonical links, alternate links, feeds, sitemaps and robots.txt of this build say ${DEFAULT_URL}. Set it to the site's origin before you publish.`,
        );
      }
    },
  };
}

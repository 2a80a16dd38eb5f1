import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SITE_DATA_ID, type SiteData } from '../../ui/site-data';
import { PAGE_PARTS } from '../../ui/page-parts';
import type { SiteSettings } from '../../ui/site-settings';

const read = (file: string) => fs.readFileSync(path.join(__dirname, file), 'utf8');

/** Docusaurus's page template, but for two things: text is painted before any script is fetched, and what readers chose is applied before that. */
export const pageTemplate = (): string =>
  read('page.html').replace('{{early.js}}', () => read('early.js'));

function siteData({ i18n, siteConfig, siteStorage }: LoadContext): SiteData {
  const { contentAnimation, localeRedirect, offline, search } =
    siteConfig.customFields as unknown as SiteSettings;
  const { currentLocale, defaultLocale, localeConfigs, locales } = i18n;
  return {
    base: localeConfigs[defaultLocale]!.baseUrl,
    locale: currentLocale,
    locales,
    defaultLocale,
    storageSuffix: siteStorage.namespace,
    hideableParts: PAGE_PARTS,
    contentAnimation,
    localeRedirect,
    offline,
    search,
  };
}

/** Puts the data of the site that the browser's scripts need into each page. */
export function siteDataTag(context: LoadContext): Plugin {
  return {
    name: 'site-data',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: { id: SITE_DATA_ID, type: 'application/json' },
          innerHTML: JSON.stringify(siteData(context)).replaceAll('<', '\\u003c'),
        },
      ],
    }),
  };
}

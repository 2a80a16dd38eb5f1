import type { Options as PresetOptions } from '@docusaurus/preset-classic';

type SitemapOptions = Exclude<NonNullable<PresetOptions['sitemap']>, false>;

/** The sitemap plugin's options. Each page is listed with its languages, as the page's own head names them. */
export const sitemapOptions: SitemapOptions = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  async createSitemapItems({ defaultCreateSitemapItems, ...params }) {
    const { baseUrl, i18n, url: origin } = params.siteConfig;
    const addressIn = (locale: string, page: string) =>
      origin + i18n.localeConfigs[locale]!.baseUrl! + page;
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => {
      const page = item.url.slice((origin + baseUrl).length);
      const links = [
        ...i18n.locales.map((locale) => ({
          lang: i18n.localeConfigs[locale]!.htmlLang,
          url: addressIn(locale, page),
        })),
        { lang: 'x-default', url: addressIn(i18n.defaultLocale, page) },
      ];
      return { ...item, links };
    });
  },
};

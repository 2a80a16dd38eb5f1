import type { Config, PluginConfig } from '@docusaurus/types';
import site from '../../../../docusaurus.config';
import languages from '../../../../src/i18n/languages.json';
import { i18nConfig } from '../../../../src/i18n/locales';
import { docsOptions } from '../../../../src/plugins/docs/options';
import { besideSite } from '../../lib/beside-site';
import { PAGES } from './pages';

/** The site with two languages more, as they would be added to src/i18n/languages.json, and with a few pages of each kind. */
const config: Config = {
  ...site,
  i18n: i18nConfig(site.baseUrl, {
    ...languages,
    'en-XA': { label: 'Áççéñtš', htmlLang: 'en-XA' },
    'ar-XB': { label: 'ابث', htmlLang: 'ar-XB' },
  }),
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: (site.plugins as PluginConfig[]).map(besideSite).map((plugin): PluginConfig =>
    Array.isArray(plugin) && String(plugin[0]).includes('plugins/docs')
      ? [
          plugin[0] as string,
          {
            ...docsOptions(process.env),
            include: PAGES.map((page) => `${page}.mdx`),
            sidebarPath: './tests/e2e/pseudo/site/sidebars.ts',
          },
        ]
      : plugin,
  ),
  markdown: {
    ...site.markdown,
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'throw' },
  },
};

export default config;

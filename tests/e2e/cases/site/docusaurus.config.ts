import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Config, PluginConfig } from '@docusaurus/types';
import site from '../../../../docusaurus.config';
import { contentOptions } from '../../../../src/plugins/mdx';
import { siteSettings, type SiteSettings } from '../../../../src/ui/site-settings';
import { besideSite } from '../../lib/beside-site';

const settings: SiteSettings = {
  ...siteSettings,
  hideNavbar: true,
  contentAnimation: true,
  repository: 'https://github.com/example/docs',
  banner: {
    key: 'cases-banner',
    href: '/cases/custom',
    text: { en: 'A banner', zh: '横幅' },
    where: '^/cases/with-banner',
  },
};

/** The whole site once more, with the options that it has off turned on and a section of pages for single cases. */
const config: Config = {
  ...site,
  customFields: { ...settings },
  staticDirectories: ['static', 'tests/e2e/cases/site/static'],
  plugins: [
    ...(site.plugins as PluginConfig[]).map(besideSite),
    [
      '@docusaurus/plugin-content-docs',
      {
        ...contentOptions,
        id: 'cases',
        path: 'tests/e2e/cases/site/docs',
        routeBasePath: 'cases',
        sidebarPath: './tests/e2e/cases/site/sidebars.ts',
      } satisfies DocsOptions,
    ],
  ],
};

export default config;

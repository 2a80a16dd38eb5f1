import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { PluginOptions as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Config } from '@docusaurus/types';
import { siteSettings } from './src/data/site-settings';
import { readSiteAddress } from './src/config/address';
import { contentOptions } from './src/config/content';
import { readEditUrl } from './src/config/edit-link';
import { footer } from './src/config/footer';
import { parseFrontMatter } from './src/config/front-matter';
import { htmlTemplate } from './src/config/html-template';
import { i18nConfig } from './src/config/locales';
import { navbar } from './src/config/navbar';
import { releases } from './src/config/releases';
import { searchOptions } from './src/config/search';
import { styleSheets } from './src/config/style-sheets';
import { staticRedirects } from './src/config/static-redirects';
import { benchmarkGuard } from './src/plugins/benchmark-guard';
import { lightBundle } from './src/plugins/light-bundle';
import { ownStyles } from './src/plugins/own-styles';
import { overviewPages } from './src/plugins/overview-pages';
import { communitySidebar } from './src/plugins/community-sidebar';
import { earlyScripts } from './src/plugins/early-scripts';
import { notFoundData } from './src/plugins/not-found-data';
import { translationGuard } from './src/plugins/translation-guard';

const address = readSiteAddress(process.env);

const config: Config = {
  title: 'Rsbuild',
  tagline: 'The Rspack-based build tool',
  titleDelimiter: '-',
  favicon: 'img/favicon.svg',
  ...address,
  i18n: i18nConfig(address.baseUrl),
  trailingSlash: undefined,
  ssrTemplate: htmlTemplate(),

  future: { v4: true, faster: true },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },

  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        theme: {
          customCss: styleSheets,
        },
        sitemap: { lastmod: 'date', changefreq: null, priority: null },
      } satisfies PresetOptions,
    ],
  ],
  clientModules: ['./src/client/content-reload.ts'],
  customFields: { ...siteSettings },
  plugins: [
    [
      './src/plugins/docs.ts',
      {
        ...contentOptions,
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        exclude: [
          '**/_*.{js,jsx,ts,tsx,md,mdx}',
          '**/_*/**',
          '**/*.test.{js,jsx,ts,tsx}',
          '**/__tests__/**',
          'shared/**',
        ],
        editUrl: readEditUrl(process.env),
        showLastUpdateTime: true,
        breadcrumbs: false,
      } satisfies Partial<DocsOptions>,
    ],
    ['./src/plugins/releases.ts', { ...contentOptions, ...releases }],
    ['./src/plugins/redirect-stubs.ts', { redirects: staticRedirects() }],
    ['./src/plugins/search-index.ts', searchOptions],
    lightBundle,
    ownStyles,
    earlyScripts,
    communitySidebar,
    translationGuard,
    notFoundData,
    benchmarkGuard,
    overviewPages,
  ],

  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    navbar,
    footer,
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
  } satisfies ThemeConfig,
};

export default config;

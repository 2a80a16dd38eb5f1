import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { siteSettings } from './src/ui/site-settings';
import { readSiteAddress } from './src/routing/site-address';
import { i18nConfig } from './src/i18n/locales';
import { translations } from './src/plugins/translations';
import { contentOptions } from './src/plugins/mdx';
import { docsOptions } from './src/plugins/docs/options';
import { overviewPages } from './src/plugins/overview-pages';
import { parseFrontMatter } from './src/plugins/front-matter';
import { releases } from './src/plugins/blog/options';
import { searchOptions } from './src/plugins/search-index/options';
import { footer } from './src/layout/footer';
import { navbar } from './src/layout/navbar';
import { optionUses } from './src/plugins/option-uses';
import { buildCache } from './src/plugins/build-cache';
import { ownClient } from './src/plugins/own-client';
import { pageTemplate, siteDataTag } from './src/plugins/page-template';
import { sitemapOptions } from './src/plugins/sitemap';
import { styleSheets } from './src/plugins/style-sheets';

const address = readSiteAddress(process.env);

const config: Config = {
  title: 'Rsbuild',
  tagline: 'The Rspack-based build tool',
  titleDelimiter: '-',
  favicon: 'img/favicon.svg',
  ...address,
  i18n: i18nConfig(address.baseUrl),
  trailingSlash: undefined,
  ssrTemplate: pageTemplate(),
  baseUrlIssueBanner: false,
  // One name for both languages: what a reader chooses in one holds in the other.
  storage: { namespace: 'rsbuild-docs' },

  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: false, // It waits for the client's bundle, which has no pages: src/client.
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },

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
        sitemap: sitemapOptions,
      } satisfies PresetOptions,
    ],
  ],
  customFields: { ...siteSettings },
  plugins: [
    ['./src/plugins/docs/index.ts', docsOptions(process.env)],
    ['@docusaurus/plugin-content-blog', { ...contentOptions, ...releases }],
    './src/plugins/after-build/index.ts',
    ['./src/plugins/search-index/index.ts', searchOptions],
    buildCache,
    ownClient,
    siteDataTag,
    translations,
    overviewPages,
    optionUses,
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

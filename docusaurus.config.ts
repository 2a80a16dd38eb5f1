import './src/site/build/optimize-later.cjs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { siteSettings } from './src/ui/site-settings';
import { pageFiles } from './src/addresses/build/page-files';
import { robots } from './src/addresses/build/robots';
import { readSiteAddress } from './src/addresses/build/site-address';
import { staticRedirects } from './src/addresses/build/static-redirects';
import { i18nConfig } from './src/translations/build/locales';
import { sourceDependencies } from './src/translations/build/source-dependencies';
import { translationGuard } from './src/translations/build/translation-guard';
import { benchmarkGuard } from './src/landing/build/benchmark-guard';
import { contentOptions } from './src/reading/build/content-options';
import { docsOptions } from './src/reading/build/docs-options';
import { overviewPages } from './src/reading/build/overview-pages';
import { provedLists } from './src/reading/build/proved-lists';
import { parseFrontMatter } from './src/reading/build/parse-front-matter';
import { referenceFile } from './src/reference/build/reference-file';
import { feedback } from './src/feedback/build/feedback';
import { releases } from './src/releases/build/release-options';
import { searchOptions } from './src/search/build/search-options';
import { missingLanguage } from './src/not-found/build/missing-language';
import { notFoundData } from './src/not-found/build/not-found-data';
import { offlineReading } from './src/offline/build/offline-reading';
import { footer } from './src/shell/build/footer';
import { navbar } from './src/shell/build/navbar';
import { buildCache } from './src/site/build/build-cache';
import { earlyScripts } from './src/site/build/early-scripts';
import { hostFiles } from './src/site/build/hosting/host-files';
import { htmlTemplate } from './src/site/build/html-template';
import { licenses } from './src/site/build/licenses/licenses';
import { lightBundle } from './src/site/build/light-bundle';
import { placelessIds } from './src/site/build/placeless-ids';
import { renderedPages } from './src/site/build/rendered-pages/rendered-pages';
import { styleSheets } from './src/site/build/style-sheets';
import { withoutInfima } from './src/site/build/without-infima';

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
  baseUrlIssueBanner: false,
  // One name for both languages: what a reader chooses in one holds in the other.
  storage: { namespace: 'rsbuild-docs' },

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
  clientModules: ['./src/addresses/content-reload.ts'],
  customFields: { ...siteSettings },
  plugins: [
    ['./src/reading/build/docs.ts', docsOptions(process.env)],
    ['./src/releases/build/releases.ts', { ...contentOptions, ...releases }],
    ['./src/addresses/build/redirect-stubs.ts', { redirects: staticRedirects() }],
    // First after a build: its threads read the pages while others work on them here.
    './src/markdown/build/markdown-pages.ts',
    // Before the pages are copied: it writes into them.
    './src/sharing/build/sharing.ts',
    pageFiles,
    robots,
    hostFiles,
    ['./src/search/build/search-index.ts', searchOptions],
    referenceFile,
    buildCache,
    placelessIds,
    renderedPages,
    lightBundle,
    withoutInfima,
    licenses,
    earlyScripts,
    sourceDependencies,
    translationGuard,
    notFoundData,
    missingLanguage,
    offlineReading,
    benchmarkGuard,
    overviewPages,
    provedLists,
    feedback,
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

import './src/site/build/optimize-later.cjs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { siteSettings } from './src/ui/site-settings';
import { readSiteAddress } from './src/addresses/build/site-address';
import { i18nConfig } from './src/translations/build/locales';
import { sourceDependencies } from './src/translations/build/source-dependencies';
import { translationGuard } from './src/translations/build/translation-guard';
import { benchmarkGuard } from './src/landing/build/benchmark-guard';
import { contentOptions } from './src/reading/build/content-options';
import { docsOptions } from './src/reading/build/docs-options';
import { overviewPages } from './src/reading/build/overview-pages';
import { parseFrontMatter } from './src/reading/build/parse-front-matter';
import { feedback } from './src/feedback/build/feedback';
import { releases } from './src/releases/build/release-options';
import { footer } from './src/shell/build/footer';
import { navbar } from './src/shell/build/navbar';
import { buildCache } from './src/site/build/build-cache';
import { earlyScripts } from './src/site/build/early-scripts';
import { htmlTemplate } from './src/site/build/html-template';
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
    './src/plugins/after-build/index.ts',
    './src/search/build/search-index.ts',
    buildCache,
    placelessIds,
    renderedPages,
    lightBundle,
    withoutInfima,
    earlyScripts,
    sourceDependencies,
    translationGuard,
    benchmarkGuard,
    overviewPages,
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

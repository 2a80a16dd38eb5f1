import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';

/**
 * What the search index is made of. The plugin's own browser part is not used, so its language does not matter;
 * of tabs for package managers, npm's stands for all.
 */
export const searchOptions: Partial<PluginOptions> = {
  docsRouteBasePath: '/',
  blogRouteBasePath: '/community/releases',
  language: ['en'],
  hashed: false,
  ignoreCssSelectors: [
    '[data-search="skip"]',
    '.tabs-container:has([role="tab"]:contains("pnpm")) [role="tabpanel"][hidden]',
    '[role="tablist"]',
  ],
};

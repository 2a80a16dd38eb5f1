import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';

/** What the search index is made of; the reader's side of search is the site's own. */
export const searchOptions: Partial<PluginOptions> = {
  docsRouteBasePath: '/',
  docsDir: ['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'],
  blogRouteBasePath: '/community/releases',
  blogDir: ['blog', 'i18n/zh/docusaurus-plugin-content-blog'],
  language: ['en', 'zh'],
  hashed: 'filename',
  explicitSearchResultPath: true,
};

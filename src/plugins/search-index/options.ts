import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { releases } from '../../plugins/blog/options';

/** What isn't text, or says elsewhere what it says here. */
const LEFT_OUT = [
  'script, style, svg, button:not([popovertarget])',
  '[data-search=skip], [data-markdown=skip]',
  '[role=tablist]',
  '#related, #related ~ *',
  // The same commands for other package managers.
  '[data-group=npm2yarn] [role=tabpanel] ~ [role=tabpanel]',
];

const TRANSLATED = 'i18n/zh/docusaurus-plugin-content';

/** The options of the search plugin. */
export const searchOptions: Partial<PluginOptions> = {
  // Both in each: pages of one language have words of the other.
  language: ['en', 'zh'],
  hashed: 'filename',
  docsRouteBasePath: '/',
  blogRouteBasePath: releases.routeBasePath,
  docsDir: ['docs', `${TRANSLATED}-docs`],
  blogDir: ['blog', `${TRANSLATED}-blog`],
  ignoreCssSelectors: LEFT_OUT,
};

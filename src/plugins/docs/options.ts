import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { contentOptions } from '../mdx';
import { readEditUrl } from './edit-link';

/** The docs plugin's options. Fragments in `docs/shared` don't become pages. */
export function docsOptions(env: NodeJS.ProcessEnv): Partial<PluginOptions> {
  return {
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
    editUrl: readEditUrl(env),
    showLastUpdateTime: true,
    breadcrumbs: false,
  };
}

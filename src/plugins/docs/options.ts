import type { EditUrlFunction, PluginOptions } from '@docusaurus/plugin-content-docs';
import { contentOptions } from '../mdx';

/**
 * Where “Edit this page” leads: to `<locale>/<path>` below the folder of this site's repository that `DOCS_REPO_URL`
 * names. Without it pages have no such link.
 */
export function readEditUrl(env: NodeJS.ProcessEnv): EditUrlFunction | undefined {
  const folder = (env.DOCS_REPO_URL ?? '').replace(/\/$/, '');
  return folder ? ({ locale, docPath }) => `${folder}/${locale}/${docPath}` : undefined;
}

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

import type { EditUrlFunction } from '@docusaurus/plugin-content-docs';

/**
 * Where “Edit this page” leads: to `<locale>/<path>` below the folder of this site's repository that `DOCS_REPO_URL`
 * names. Without it pages have no such link.
 */
export function readEditUrl(env: NodeJS.ProcessEnv): EditUrlFunction | undefined {
  const folder = (env.DOCS_REPO_URL ?? '').replace(/\/$/, '');
  return folder ? ({ locale, docPath }) => `${folder}/${locale}/${docPath}` : undefined;
}

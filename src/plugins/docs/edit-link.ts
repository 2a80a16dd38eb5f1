import type { EditUrlFunction } from '@docusaurus/plugin-content-docs';

const RSBUILD_DOCS = 'https://github.com/web-infra-dev/rsbuild/tree/main/website/docs';

/**
 * Where “Edit this page” leads: below the folder of the documentation repository to `<locale>/<path>`.
 * `DOCS_REPO_URL` names another folder, such as a fork's; empty, it takes the link away.
 */
export function readEditUrl(env: NodeJS.ProcessEnv): EditUrlFunction | undefined {
  const folder = (env.DOCS_REPO_URL ?? RSBUILD_DOCS).replace(/\/$/, '');
  return folder ? ({ locale, docPath }) => `${folder}/${locale}/${docPath}` : undefined;
}

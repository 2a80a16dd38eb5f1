/**
 * The folder of the documentation repository that “Edit this page” links to, with `<locale>/<path>` below it.
 * `DOCS_REPO_URL` names another one, such as a fork of this portal.
 */
export const editBaseUrl = (
  process.env.DOCS_REPO_URL ?? 'https://github.com/web-infra-dev/rsbuild/tree/main/website/docs'
).replace(/\/$/, '');

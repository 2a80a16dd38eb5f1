import { rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';

type WebpackPlugin = NonNullable<
  Parameters<NonNullable<Plugin['configureWebpack']>>[0]['plugins']
>[number];

/**
 * Docusaurus asks for a page's picture by a request with an absolute path in it, of which the module's id is made. What it
 * names is `url-loader`'s default: without it, builds in two folders are the same byte by byte.
 */
const withoutFallback = new rspack.NormalModuleReplacementPlugin(/&fallback=/, (asked) => {
  asked.request = asked.request.replace(/&fallback=[^&!]+/, '');
}) as unknown as WebpackPlugin;

/** Makes ids of modules that don't depend on the folder in which the site is built. */
export const placelessIds = (): Plugin => ({
  name: 'placeless-ids',
  configureWebpack: () => ({ plugins: [withoutFallback] }),
});

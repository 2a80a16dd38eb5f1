import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Outside of the output, which each build empties; below the project. */
const CACHE = 'node_modules/.cache/rspack';

/**
 * Gives each language and each of its two bundles a cache folder of its own. Languages are built side by side, and
 * processes that save their caches in one folder take each other's temporary files away, after which a build may not
 * end: https://github.com/web-infra-dev/rspack/issues/11949.
 */
export const buildCache = ({ siteDir, i18n }: LoadContext): Plugin => ({
  name: 'build-cache',
  configureWebpack({ experiments }, isServer) {
    const isKept = experiments && 'cache' in experiments;
    if (!isKept) return {};
    const directory = path.join(
      siteDir,
      CACHE,
      `${i18n.currentLocale}-${isServer ? 'server' : 'client'}`,
    );
    return {
      experiments: { cache: { storage: { type: 'filesystem', directory } } },
    } as BundlerConfig;
  },
});

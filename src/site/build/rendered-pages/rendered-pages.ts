import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { version } from '@swc/html/package.json';
import type { RenderedPagesFolders } from './page-store';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Outside of the output, which each build empties; below the project. */
const STORE = 'node_modules/.cache/rendered-pages';
const file = (name: string) => path.resolve(__dirname, '..', name);

/** Renders only the pages that changed since the last build, or whose code did; the others are taken from it. */
export const renderedPages = (context: LoadContext): Plugin => ({
  name: 'rendered-pages',
  configureWebpack(_config, isServer) {
    if (!isServer) return {};
    const folders: RenderedPagesFolders = {
      bundle: path.join(context.outDir, '__server/server.bundle.js'),
      store: path.join(context.siteDir, STORE, context.i18n.currentLocale),
    };
    return {
      entry: { main: file('shims/server-entry.js') },
      // A native module, wherever the output is.
      externals: { '@swc/html': `commonjs ${require.resolve('@swc/html')}` },
      // With another minifier the bundle is another too, and all pages are rendered anew.
      plugins: [
        new rspack.DefinePlugin({
          RENDERED_PAGES: JSON.stringify({ ...folders, minifier: version }),
        }),
      ],
      module: {
        rules: [
          {
            include: path.join(context.generatedFilesDir, 'globalData.json'),
            use: file('loaders/unversioned-index.mjs'),
          },
        ],
      },
      mergeStrategy: { entry: 'replace' },
    } as unknown as BundlerConfig;
  },
});

import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

type WebpackConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const standIn = (file: string) => path.resolve(__dirname, 'stand-ins', file);

const browserOnly: WebpackConfig = {
  // Chunks are named by their ids, which saves the runtime a table of names.
  output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
  module: {
    rules: [
      {
        test: /[\\/]\.docusaurus[^\\/]*[\\/](?:registry\.js|docusaurus\.config\.mjs)$/,
        use: [standIn('trim-generated.cjs')],
      },
    ],
  },
};

/** What the browser's bundles need not carry. Sizes are watched by tests/e2e/budgets.spec.ts. */
export function lightBundle(): Plugin {
  return {
    name: 'light-bundle',
    configureWebpack: (config, isServer) => ({
      resolve: {
        alias: {
          // Fences are highlighted at build time by src/remark/code-fences.ts.
          'prism-react-renderer$': standIn('prism-react-renderer.js'),
          // @docusaurus/utils-common is compiled against tslib and uses one function of it.
          tslib$: standIn('tslib.js'),
          // Slow page changes load the progress bar; react-router's wrappers are not used.
          nprogress$: standIn('nprogress.js'),
          'hoist-non-react-statics$': standIn('hoist-non-react-statics.js'),
        },
      },
      ...(isServer || config.mode !== 'production' ? {} : browserOnly),
    }),
  };
}

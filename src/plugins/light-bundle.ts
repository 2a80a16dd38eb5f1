import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

type WebpackConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const standIn = (file: string) => path.resolve(__dirname, 'stand-ins', file);
const loader = (file: string) => path.resolve(__dirname, 'loaders', file);

const GENERATED = [
  'codeTranslations.json',
  'docusaurus.config.mjs',
  'registry.js',
  'routesChunkNames.json',
];

/** What only browsers get, and only of a finished site. */
function browserOnly(folder: string): WebpackConfig {
  const file = (name: string) => path.join(folder, name);
  const labels = JSON.parse(fs.readFileSync(file('codeTranslations.json'), 'utf8')) as unknown;
  return {
    output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
    // Chunks have the short names of trim-generated.mjs as ids, which saves a table of ids by name.
    optimization: { chunkIds: 'named' },
    module: {
      rules: [
        { include: GENERATED.map(file), use: loader('trim-generated.mjs') },
        {
          test: /\.[jt]sx?$/,
          include: [/[\\/]src[\\/]/, /[\\/]@docusaurus[\\/]/],
          enforce: 'pre',
          use: { loader: loader('inline-labels.mjs'), options: { labels } },
        },
      ],
    },
  };
}

/** What the browser's bundles need not carry. Sizes are watched by tests/e2e/budgets.spec.ts. */
export function lightBundle({ generatedFilesDir }: LoadContext): Plugin {
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
      ...(isServer || config.mode !== 'production' ? {} : browserOnly(generatedFilesDir)),
    }),
  };
}

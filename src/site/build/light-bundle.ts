import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type WebpackConfig = Parameters<ConfigureWebpack>[0];
type WebpackMinimizers = NonNullable<WebpackConfig['optimization']>['minimizer'];

const shim = (file: string) => path.resolve(__dirname, 'shims', file);
const loader = (file: string) => path.resolve(__dirname, 'loaders', file);

const GENERATED = [
  'codeTranslations.json',
  'docusaurus.config.mjs',
  'registry.js',
  'routesChunkNames.json',
  'site-metadata.json',
];

/** As Docusaurus minifies, but for this site's browsers and with Chinese text as it is, not as escapes of twice its size. */
const minifyScripts = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: {
    module: true,
    compress: { ecma: 2020, passes: 2 },
    format: { ecma: 2020, comments: false, asciiOnly: false },
  },
});

/** What only browsers get, and only of a finished site. */
function browserOnly(
  folder: string,
  { optimization }: WebpackConfig,
): ReturnType<ConfigureWebpack> {
  const file = (name: string) => path.join(folder, name);
  const labels = JSON.parse(fs.readFileSync(file('codeTranslations.json'), 'utf8')) as unknown;
  return {
    output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
    // Chunks have the short names of trim-generated.mjs as ids, which saves a table of ids by name.
    optimization: {
      chunkIds: 'named',
      minimizer: optimization!.minimizer!.map((minimizer) =>
        minimizer instanceof rspack.SwcJsMinimizerRspackPlugin ? minifyScripts : minimizer,
      ) as WebpackMinimizers,
    },
    mergeStrategy: { 'optimization.minimizer': 'replace' },
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

/** Leaves out of the browser's bundles what this site doesn't use; ../README.md has the reasons and the figures. */
export function lightBundle({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'light-bundle',
    configureWebpack: (config, isServer) => ({
      resolve: {
        alias: {
          // Fences are highlighted at build time by src/reading/build/code-fences.ts.
          'prism-react-renderer$': shim('prism-react-renderer.js'),
          // @docusaurus/utils-common is compiled against tslib and uses one function of it.
          tslib$: shim('tslib.js'),
          // Slow page changes load the progress bar; react-router's wrappers are not used.
          nprogress$: shim('nprogress.js'),
          'hoist-non-react-statics$': shim('hoist-non-react-statics.js'),
        },
      },
      ...(isServer || config.mode !== 'production' ? {} : browserOnly(generatedFilesDir, config)),
    }),
  };
}

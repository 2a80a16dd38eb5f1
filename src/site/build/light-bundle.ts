import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageHashes } from './page-hashes';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type WebpackConfig = Parameters<ConfigureWebpack>[0];
type WebpackMinimizers = NonNullable<WebpackConfig['optimization']>['minimizer'];
type WebpackPlugin = NonNullable<WebpackConfig['plugins']>[number];

const shim = (file: string) => path.resolve(__dirname, 'shims', file);
const loader = (file: string) => path.resolve(__dirname, 'loaders', file);

/** What takes the place of modules of which the site uses little or nothing. */
const UNUSED = {
  // Fences are highlighted at build time by src/reading/build/code-fences.ts.
  'prism-react-renderer$': shim('prism-react-renderer.js'),
  // @docusaurus/utils-common is compiled against tslib and uses one function of it.
  tslib$: shim('tslib.js'),
  // Slow page changes load the progress bar; react-router's wrappers are not used.
  nprogress$: shim('nprogress.js'),
  'hoist-non-react-statics$': shim('hoist-non-react-statics.js'),
  // The paths of routes are literal.
  'path-to-regexp$': shim('path-to-regexp.js'),
  // Pages ask for the components they use; the first page is shown without them.
  '@mdx-js/react': shim('mdx-react.js'),
};

const GENERATED = [
  'codeTranslations.json',
  'docusaurus.config.mjs',
  'registry.js',
  'routes.js',
  'routesChunkNames.json',
  'site-metadata.json',
];

const load = createRequire(__filename);

/**
 * The plugins of PostCSS with their options, made when the first file needs them and once: postcss-loader makes those
 * anew for each file that are named by theirs, and a build from the cache needs none.
 */
const madeOnce = (plugins: readonly (unknown | readonly [string, object])[]) =>
  plugins.map((plugin) => {
    if (!Array.isArray(plugin)) return plugin;
    const [file, options] = plugin as [string, object];
    let made: object | undefined;
    const make = () => (made ??= (load(file) as (options: object) => object)(options));
    return Object.assign(make, { postcss: true });
  });

/** The script that has the hashes of all others in it. */
const RUNTIME = /runtime~main\.\w+\.js$/;

/** As Docusaurus minifies, but for this site's browsers and with Chinese text as it is, not as escapes of twice its size. */
const minifyScripts = (scripts: object, mangle: object = {}) =>
  new rspack.SwcJsMinimizerRspackPlugin({
    ...scripts,
    minimizerOptions: {
      module: true,
      compress: { ecma: 2020, passes: 2 },
      mangle,
      format: { ecma: 2020, comments: false, asciiOnly: false },
    },
  });

/**
 * Names of variables are made of a script's commonest letters. The hashes that the runtime has in it then are not yet
 * the final ones, and depend on the folder of the project: its names don't go by letters, or no two builds were the same.
 */
const minifiers = [
  minifyScripts({ exclude: RUNTIME }),
  minifyScripts({ include: RUNTIME }, { disableCharFreq: true }),
];

/** Modules of Docusaurus's client that the site has its own of. */
const OWN_CLIENT = ['docusaurus', 'preload'].map(
  (name) =>
    new rspack.NormalModuleReplacementPlugin(new RegExp(`^\\./${name}$`), shim(`${name}.js`)),
) as unknown as WebpackPlugin[];

/** Docusaurus's plugin for `gca` in the runtime, with a table of all chunks: only `client/docusaurus` calls that, and it's replaced. */
const CHUNK_TABLE = 'ChunkAssetPlugin';

function withoutChunkTable(plugins: WebpackConfig['plugins'] = []): WebpackPlugin[] {
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== CHUNK_TABLE);
  if (kept.length === plugins.length) {
    throw new Error(
      `light-bundle: expected the plugin ${CHUNK_TABLE} of Docusaurus 3.10.2, found none. Its table would be in what each page loads first.`,
    );
  }
  return kept as WebpackPlugin[];
}

/** What only browsers get, and only of a finished site. */
function browserOnly(
  folder: string,
  { optimization, plugins }: WebpackConfig,
): ReturnType<ConfigureWebpack> {
  const file = (name: string) => path.join(folder, name);
  const labels = JSON.parse(fs.readFileSync(file('codeTranslations.json'), 'utf8')) as unknown;
  return {
    resolve: {
      alias: {
        ...UNUSED,
        // One listener follows the links of the whole document.
        '@docusaurus/Link': shim('Link.js'),
      },
    },
    entry: shim('entry-in-tasks.js'),
    plugins: [...withoutChunkTable(plugins), ...OWN_CLIENT, pageHashes as unknown as WebpackPlugin],
    output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
    // Chunks have the short names of trim-generated.mjs as ids, which saves a table of ids by name.
    optimization: {
      chunkIds: 'named',
      splitChunks: {
        cacheGroups: {
          // What only pages of options show stays out of what all pages with a text share.
          options: {
            name: 'options',
            test: /[\\/]src[\\/](?:history|reading[\\/]OptionHeader)[\\/]/,
            chunks: 'async',
            minChunks: 2,
            priority: 50,
            enforce: true,
          },
        },
      },
      minimizer: ((optimization?.minimizer ?? []) as unknown[]).flatMap((minimizer) =>
        minimizer instanceof rspack.SwcJsMinimizerRspackPlugin ? minifiers : [minimizer],
      ) as WebpackMinimizers,
    },
    mergeStrategy: { entry: 'replace', plugins: 'replace', 'optimization.minimizer': 'replace' },
    module: {
      rules: [
        { include: GENERATED.map(file), use: loader('trim-generated.mjs') },
        {
          test: /\.[jt]sx?$/,
          include: [/[\\/]src[\\/]/, /[\\/]@docusaurus[\\/]/],
          enforce: 'pre',
          use: { loader: loader('inline-labels.cjs'), options: { labels } },
        },
      ],
    },
  };
}

/** Leaves out of the browser's bundles what this site doesn't use; ../README.md has the reasons and the figures. */
export function lightBundle({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'light-bundle',
    // Without `config: false`, postcss-loader looks for a configuration beside each style sheet and above it.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: madeOnce(options.plugins),
    }),
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? { resolve: { alias: UNUSED } }
        : browserOnly(generatedFilesDir, config),
  };
}

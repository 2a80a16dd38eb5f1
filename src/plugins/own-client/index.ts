import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type WebpackConfig = Parameters<ConfigureWebpack>[0];

const INFIMA = require.resolve('infima/dist/css/default/default.css', {
  paths: [require.resolve('@docusaurus/theme-classic')],
});

const client = (file: string) => path.resolve(__dirname, '../../client', file);

/** As Docusaurus minifies, but for this site's browsers and with Chinese text as it is, not as escapes of twice its size. */
const minifier = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: {
    module: true,
    compress: { ecma: 2020, passes: 2 },
    format: { ecma: 2020, comments: false, asciiOnly: false },
  },
});

/**
 * Leaves `light-dark()` to the minifier, which writes each color once for all browsers; PostCSS writes it three times.
 * All plugins are named there: PostCSS would look for a file with others beside each style sheet.
 */
const configurePostCss: NonNullable<Plugin['configurePostCss']> = (options) => ({
  ...options,
  config: false,
  plugins: (options.plugins as (string | [string, object])[]).map((plugin) =>
    Array.isArray(plugin) && plugin[0].includes('postcss-preset-env')
      ? [plugin[0], { ...plugin[1], features: { 'light-dark-function': false } }]
      : plugin,
  ),
});

/**
 * The browser gets a small script of the site's own instead of Docusaurus's application: pages stay as the server sent
 * them. `docusaurus start` is the ordinary application, with the same behaviors as a client module.
 */
export function ownClient(_context: LoadContext): Plugin {
  return {
    name: 'own-client',
    getClientModules: () => (process.env.NODE_ENV === 'development' ? [client('in-app.ts')] : []),
    configurePostCss,
    configureWebpack(config, isServer): ReturnType<ConfigureWebpack> {
      // src/css has a small reset, and the rules of what the site shows of the theme.
      if (config.mode !== 'production')
        return {
          resolve: { alias: { [INFIMA]: false } },
        };
      if (isServer) return {};
      const minimizer = (config.optimization?.minimizer ?? []) as unknown[];
      return {
        mergeStrategy: {
          entry: 'replace',
          optimization: 'merge',
          'optimization.minimizer': 'replace',
        },
        entry: { main: client('index.ts') },
        optimization: {
          runtimeChunk: false,
          // Under the site's policy (Trusted Types) a worker can't load a second script.
          splitChunks: { chunks: ({ name }) => name !== 'main' && name !== 'search-worker' },
          minimizer: minimizer.map((each) =>
            each instanceof rspack.SwcJsMinimizerRspackPlugin ? minifier : each,
          ) as NonNullable<WebpackConfig['optimization']>['minimizer'],
        },
      } as ReturnType<ConfigureWebpack>;
    },
  };
}

import type { Plugin } from '@docusaurus/types';

/** Leaves the theme's CSS framework out of the bundles: src/css has a small reset and the rules of what the site shows. */
export function withoutInfima(): Plugin {
  const infima = require.resolve('infima/dist/css/default/default.css');
  return {
    name: 'without-infima',
    configureWebpack: () => ({ resolve: { alias: { [infima]: false } } }),
  };
}

import type { Plugin } from '@docusaurus/types';

/** Leaves Infima out of the bundles: src/css has a small reset and the rules of the parts that the site shows. */
export function ownStyles(): Plugin {
  const infima = require.resolve('infima/dist/css/default/default.css');
  return {
    name: 'own-styles',
    configureWebpack: () => ({ resolve: { alias: { [infima]: false } } }),
  };
}

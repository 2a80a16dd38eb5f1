import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Leaves the theme's CSS framework out of the bundles: src/css has a small reset and the rules of what the site shows. */
export function withoutInfima(): Plugin {
  const infima = require.resolve('infima/dist/css/default/default.css');
  return {
    name: 'without-infima',
    // A module that is left out by `false` is named by its absolute path: builds in two folders would differ.
    configureWebpack: () => ({
      resolve: { alias: { [infima]: path.resolve(__dirname, 'shims/nothing.js') } },
    }),
  };
}

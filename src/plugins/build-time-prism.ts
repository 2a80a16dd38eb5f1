import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Keeps prism out of the browser: fences are highlighted at build time by src/remark/code-fences.ts. */
export function buildTimePrism(): Plugin {
  return {
    name: 'build-time-prism',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.resolve(__dirname, 'prism-stub.js') } },
    }),
  };
}

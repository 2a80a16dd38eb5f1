import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourceOfTranslation, ZH_BLOG, ZH_DOCS } from '../../i18n/content-path';

const LOADER = path.resolve(__dirname, 'depend-on.mjs');

/**
 * A translation is compiled anew when its English text changes: it says so then, and takes over the ids of headings. The
 * bundler's cache knows only what a page imports.
 */
export const sourceDependencies = ({ siteDir }: LoadContext): Plugin => ({
  name: 'source-dependencies',
  configureWebpack: () => ({
    module: {
      rules: [
        {
          test: /\.mdx?$/,
          include: [ZH_DOCS, ZH_BLOG].map((folder) => path.join(siteDir, folder)),
          enforce: 'pre',
          use: {
            loader: LOADER,
            options: { dependencyOf: (file: string) => sourceIn(siteDir, file) },
          },
        },
      ],
    },
  }),
});

function sourceIn(siteDir: string, file: string): string | undefined {
  const source = sourceOfTranslation(path.relative(siteDir, file).split(path.sep).join('/'));
  return source && path.join(siteDir, source);
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourceOfTranslation, translationPath } from '../../i18n/content-path';
import { translationsOnDisk } from './content-files';

const LOADER = path.resolve(__dirname, 'depend-on.mjs');

/** Stops a build in which a page is missing in a language: Docusaurus itself would quietly show the English one. */
function refuseMissingPages(siteDir: string): void {
  const { missing, orphaned } = translationsOnDisk(siteDir);
  const problems = [
    ...missing.map(
      (file) =>
        `${file}: expected its Chinese page ${translationPath(file)}, found none. Translate it.`,
    ),
    ...orphaned.map((file) => `${file}: translates a page that is not there. Move or delete it.`),
  ];
  if (!problems.length) return;
  const message = `Translations\n  ${problems.join('\n  ')}`;
  if (process.env.NODE_ENV === 'production') throw new Error(message);
  console.warn(message);
}

function sourceIn(siteDir: string, file: string): string | undefined {
  const source = sourceOfTranslation(path.relative(siteDir, file).split(path.sep).join('/'));
  return source && path.join(siteDir, source);
}

/**
 * Every page is there in English and Chinese, and a translation is compiled again when its English text changes: it says so
 * then, and takes over the ids of headings. The bundler's cache knows only what a page imports.
 */
export const translations = ({ siteDir }: LoadContext): Plugin => ({
  name: 'translations',
  async loadContent() {
    refuseMissingPages(siteDir);
  },
  configureWebpack: () => ({
    module: {
      rules: [
        {
          test: /\.mdx?$/,
          include: (file) => sourceIn(siteDir, file) !== undefined,
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

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { kindOfPage, sourceOfTranslation, translationPath } from '../../i18n/content-path';
import { glossaryOf } from '../mdx/glossary';
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

/** The files that a page takes something from without an import: its English text, and the glossary of its language. */
function sourcesOf(siteDir: string, file: string): string[] {
  const page = path.relative(siteDir, file).split(path.sep).join('/');
  const source = sourceOfTranslation(page);
  return [source, kindOfPage(page) === 'doc' && glossaryOf(page)]
    .filter((name) => typeof name === 'string')
    .map((name) => path.join(siteDir, name));
}

/**
 * Every page is there in English and Chinese, and a translation is compiled again when its English text changes: it says so
 * then, and takes over the ids of headings; so is a page when the glossary changes, which its notes quote. The bundler's
 * cache knows only what a page imports.
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
          include: (file) => sourcesOf(siteDir, file).length > 0,
          enforce: 'pre',
          use: {
            loader: LOADER,
            options: { dependenciesOf: (file: string) => sourcesOf(siteDir, file) },
          },
        },
      ],
    },
  }),
});

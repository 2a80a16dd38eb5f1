import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { loadedVersions } from '../../reading/build/loaded-docs';
import type { NotFoundData } from '../not-found';
import { NOT_FOUND_FILE, NOT_FOUND_STRINGS } from '../not-found';

/**
 * Writes what the 404 page needs in each language: its words and all pages of the language.
 * One 404.html answers for both languages, so it fetches the words of the reader's.
 */
export function notFoundData(): Plugin {
  const pages: NotFoundData['pages'][number][] = [];
  return {
    name: 'not-found-data',
    async allContentLoaded({ allContent }) {
      const docs = loadedVersions(allContent).flatMap((version) => version.docs);
      pages.push(...docs.map(({ permalink, title }) => ({ path: permalink, title })));
    },
    async postBuild({ outDir, codeTranslations }) {
      const strings = Object.fromEntries(
        NOT_FOUND_STRINGS.flatMap((id) =>
          codeTranslations[id] ? [[id, codeTranslations[id]]] : [],
        ),
      );
      await fs.promises.writeFile(
        path.join(outDir, NOT_FOUND_FILE),
        JSON.stringify({ strings, pages }),
      );
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
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
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      pages.push(
        ...docs.loadedVersions[0]!.docs.map(({ permalink, title }) => ({ path: permalink, title })),
      );
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

import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { loadedVersions } from '../../reading/build/loaded-docs';
import type { PageLink } from '../nearest-pages';
import { NOT_FOUND_FILE } from '../not-found';

/** Writes the list of all pages of a language, from which its 404 page suggests some. */
export function notFoundData(): Plugin {
  const pages: PageLink[] = [];
  return {
    name: 'not-found-data',
    async allContentLoaded({ allContent }) {
      const docs = loadedVersions(allContent).flatMap((version) => version.docs);
      pages.push(...docs.map(({ permalink, title }) => ({ path: permalink, title })));
    },
    async postBuild({ outDir }) {
      await fs.promises.writeFile(path.join(outDir, NOT_FOUND_FILE), JSON.stringify(pages));
    },
  };
}

import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ProvedStatement } from '../checked-page';
import { provedList } from './checked-record';
import proved from '../../../tests/docs/records/proved.json';

/** Writes the proved statements of each page to a file that the page asks for when a reader wants to see them. */
export function provedLists({ outDir }: LoadContext): Plugin {
  return {
    name: 'proved-lists',
    async postBuild() {
      const lists = Object.entries<readonly ProvedStatement[]>(proved);
      for (const [source, statements] of lists.filter(([, { length }]) => length)) {
        const file = path.join(outDir, provedList(source));
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, JSON.stringify(statements));
      }
    },
  };
}

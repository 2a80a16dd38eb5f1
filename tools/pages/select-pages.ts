import path from 'node:path';
import type { Docs } from './docs';
import { projectRoot } from './project-root';
import { englishPath, twinPath } from './page-paths';

/** The pages that files and folders on a command line mean, in both languages. Throws if one names none. */
export function selectPages(names: string[], docs: Docs): string[] {
  const named = names.flatMap((name) => {
    const target = path.relative(projectRoot, path.resolve(name)).split(path.sep).join('/');
    const files = docs.files.filter((file) => file === target || file.startsWith(`${target}/`));
    if (files.length > 0) return files;
    throw new Error(
      `${name}: expected a page (.mdx) or a folder of pages, found none there. Pages are in docs/, blog/ and i18n/zh/.`,
    );
  });
  const both = named.flatMap((file) => [englishPath(file), twinPath(englishPath(file)) ?? file]);
  return [...new Set(both)].filter((file) => docs.files.includes(file));
}

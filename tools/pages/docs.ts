import fs from 'node:fs';
import path from 'node:path';
import { pageFolders } from './page-paths';
import { readPage, type Page } from './page';
import { projectRoot } from './project-root';

/** All pages of the project, each read once. */
export interface Docs {
  /** every page's path from the project's root, sorted */
  files: string[];
  page: (file: string) => Page | undefined;
  /** a page's source, which is faster than the page if no part of it is needed */
  text: (file: string) => string | undefined;
}

/** Reads pages from the disk; `overlay` has texts that replace files. */
export function openDocs(overlay: Record<string, string> = {}): Docs {
  const pages = new Map<string, Page | undefined>();
  const textOf = (file: string) => {
    const target = path.join(projectRoot, file);
    return overlay[file] ?? (fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : undefined);
  };
  return {
    text: textOf,
    files: [...new Set([...listFiles(), ...Object.keys(overlay)])].sort(),
    page(file) {
      if (!pages.has(file)) {
        const text = textOf(file);
        pages.set(file, text === undefined ? undefined : readPage(file, text));
      }
      return pages.get(file);
    },
  };
}

function listFiles(): string[] {
  return pageFolders
    .filter((folder) => fs.existsSync(path.join(projectRoot, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => path.posix.join(folder, ...name.split(path.sep))),
    );
}

import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { Page } from './page';

export interface PageImport {
  /** the path as written */
  source: string;
  /** path from the project's root, for a relative import */
  file: string | undefined;
  line: number;
}

const importSource = /^\s*import\b[^'"]*['"]([^'"]+)['"]/gm;

/** The ES imports of a page (fragments, mostly). */
export function listImports(page: Page): PageImport[] {
  const imports: PageImport[] = [];
  visit(page.tree, 'mdxjsEsm', (node) => {
    for (const match of node.value.matchAll(importSource)) {
      const source = match[1] ?? '';
      const before = node.value.slice(0, match.index).split('\n').length - 1;
      imports.push({
        source,
        file: source.startsWith('.')
          ? path.posix.join(path.posix.dirname(page.file), source)
          : undefined,
        line: (node.position?.start.line ?? 1) + before,
      });
    }
  });
  return imports;
}

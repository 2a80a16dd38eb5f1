import { visit } from 'unist-util-visit';
import type { Page } from './page';

export interface PageImport {
  /** the path as written */
  source: string;
  line: number;
}

const importSource = /^\s*import\b[^'"]*['"]([^'"]+)['"]/gm;

/** The ES imports of a page (fragments, mostly). */
export function listImports(page: Page): PageImport[] {
  const imports: PageImport[] = [];
  visit(page.tree, 'mdxjsEsm', ({ value, position }) => {
    for (const { index, 1: source = '' } of value.matchAll(importSource)) {
      const before = value.slice(0, index).split('\n').length - 1;
      imports.push({ source, line: (position?.start.line ?? 1) + before });
    }
  });
  return imports;
}

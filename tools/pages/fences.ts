import { visit } from 'unist-util-visit';
import { parseFenceMeta, type FenceMeta } from '../../src/plugins/mdx/fence-meta';
import type { Page } from './page';

export interface Fence extends FenceMeta {
  lang: string;
  title: string | undefined;
  code: string;
  /** line of the opening backticks */
  fenceLine: number;
  /** line of the first line of code */
  line: number;
}

/** The code fences of a page, in order. */
export function listFences(page: Page): Fence[] {
  const fences: Fence[] = [];
  visit(page.tree, 'code', (node) => {
    const meta = parseFenceMeta(node.meta ?? '');
    const fenceLine = node.position?.start.line ?? 1;
    fences.push({
      ...meta,
      lang: node.lang ?? '',
      title: meta.attributes.title,
      code: node.value,
      fenceLine,
      line: fenceLine + 1,
    });
  });
  return fences;
}

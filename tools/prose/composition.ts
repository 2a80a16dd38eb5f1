import type { Nodes, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Page } from '../pages/page';
import { listProse, findProse } from '../pages/prose';
import { measureLength } from './measure';

/** How a page is put together. */
export interface Composition {
  page: Page;
  /** words or Han characters in all, and those inside tables */
  words: number;
  inTables: number;
  /** words before the first block of code; undefined where the page has none */
  beforeCode: number | undefined;
  /** whether a table comes before the first block of code */
  tableFirst: boolean;
}

const hasCode = (node: Nodes): boolean => {
  let found = false;
  visit(node, (child) => {
    if (child.type !== 'code') return undefined;
    found = true;
    return SKIP;
  });
  return found;
};

const wordsOf = (page: Page, children: RootContent[]) =>
  findProse({ type: 'root', children }).reduce(
    (sum, { text }) => sum + measureLength(text, page.language),
    0,
  );

export function compose(page: Page): Composition {
  const { children } = page.tree;
  const prose = listProse(page);
  const sum = (kinds: typeof prose) =>
    kinds.reduce((total, { text }) => total + measureLength(text, page.language), 0);
  const firstCode = children.findIndex(hasCode);
  const before = firstCode < 0 ? children : children.slice(0, firstCode);
  return {
    page,
    words: sum(prose),
    inTables: sum(prose.filter(({ kind }) => kind === 'cell')),
    beforeCode: firstCode < 0 ? undefined : wordsOf(page, before),
    tableFirst: before.some(({ type }) => type === 'table'),
  };
}

export const median = (figures: number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** The share of words that are inside tables, in percent. */
export function tableShare(compositions: Composition[]): number {
  const total = compositions.reduce((sum, { words }) => sum + words, 0);
  const cells = compositions.reduce((sum, { inTables }) => sum + inTables, 0);
  return total === 0 ? 0 : (100 * cells) / total;
}

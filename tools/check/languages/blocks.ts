import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { listImports } from '../../pages/imports';
import type { Page } from '../../pages/page';
import { compareLists, type Pair } from './pair';

interface Block {
  kind: string;
  line: number;
}

/** Tables by shape and the code in their first column, admonitions by kind, components by name, lists by length. */
export const compareBlocks = (pair: Pair) => [
  ...compareLists(pair, 'table', listTables, ({ kind }) => kind),
  ...compareLists(pair, 'admonition', listAdmonitions, ({ kind }) => kind),
  ...compareLists(pair, 'component', listComponents, ({ kind }) => kind),
  ...compareLists(pair, 'import', listImports, ({ source }) => source),
];

function listTables(page: Page): Block[] {
  const tables: Block[] = [];
  visit(page.tree, 'table', (node) => {
    const codes = node.children.flatMap(({ children: [cell] }) =>
      cell?.children.length === 1 && cell.children[0]?.type === 'inlineCode'
        ? [`\`${toString(cell)}\``]
        : [],
    );
    const shape = `${node.children.length} rows × ${node.children[0]?.children.length ?? 0} columns`;
    tables.push({ kind: [shape, ...codes].join(' '), line: node.position?.start.line ?? 1 });
  });
  return tables;
}

function listAdmonitions(page: Page): Block[] {
  const admonitions: Block[] = [];
  visit(page.tree, 'containerDirective', (node) => {
    admonitions.push({ kind: `:::${node.name}`, line: node.position?.start.line ?? 1 });
  });
  return admonitions;
}

function listComponents(page: Page): Block[] {
  const components: Block[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    components.push({ kind: `<${node.name ?? ''}>`, line: node.position?.start.line ?? 1 });
  });
  return components;
}

import type { TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFenceMeta } from '../../src/plugins/mdx/fence-meta';
import type { Page } from '../pages/page';
import { asRead, inlineCode, markedText } from './as-read';
import { splitSentences } from './split-sentences';

/** A part of a block that says one thing: a sentence, a table row, a line of shown output. */
export interface Part {
  /** as a reader sees it, without marks */
  text: string;
  /** where it is in the block's text */
  start: number;
  end: number;
  /** the inline code in it */
  codes: string[];
}

/** A paragraph, heading, list item, table row, or shown output. */
export interface Block {
  kind: 'description' | 'heading' | 'prose' | 'row' | 'output';
  line: number;
  text: string;
  parts: Part[];
  /** of a table row */
  cells: Part[];
  /** the heads of a row's table */
  heads: string[];
}

/** What a page says, in the order of reading; samples are left out, what tools write or print is not. */
export function listBlocks(page: Page): Block[] {
  const { description } = page.frontMatter.values;
  const blocks: Block[] =
    typeof description === 'string'
      ? [
          blockOf(
            'description',
            page.frontMatter.valueLineOf('description'),
            splitSentences(description),
          ),
        ]
      : [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') blocks.push(blockOf('heading', line, [markedText(node)]));
    if (node.type === 'paragraph') {
      blocks.push(blockOf('prose', line, splitSentences(markedText(node))));
    }
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const heads = head ? cellsOf(head).map(asRead) : [];
      for (const row of rows) blocks.push(rowOf(row, heads));
    }
    if (node.type === 'code' && isOutput(node.lang ?? '', node.meta ?? '')) {
      blocks.push(blockOf('output', line + 1, node.value.split('\n')));
    }
  });
  return blocks.filter(({ text }) => text !== '');
}

/** Whether a fence shows what comes out, not what a reader writes. */
function isOutput(lang: string, meta: string): boolean {
  return lang === 'txt' || parseFenceMeta(meta).attributes.title?.startsWith('dist/') === true;
}

function blockOf(kind: Block['kind'], line: number, marked: string[], separator = ' '): Block {
  const parts: Part[] = [];
  let text = '';
  for (const piece of marked) {
    const read = asRead(piece);
    if (read === '' && kind !== 'row') continue;
    const start = parts.length > 0 ? text.length + separator.length : 0;
    text += (parts.length > 0 ? separator : '') + read;
    parts.push({ text: read, start, end: text.length, codes: codesIn(piece) });
  }
  return { kind, line, text, parts, cells: [], heads: [] };
}

/** A row is one part; its cells are parts of their own beside it. */
function rowOf(row: TableRow, heads: string[]): Block {
  const block = blockOf('row', row.position?.start.line ?? 1, cellsOf(row), ' | ');
  const codes = block.parts.flatMap((cell) => cell.codes);
  const whole: Part = { text: block.text, start: 0, end: block.text.length, codes };
  return { ...block, parts: [whole], cells: block.parts, heads };
}

const cellsOf = (row: TableRow) => row.children.map(markedText);

const codesIn = (marked: string) => [...marked.matchAll(inlineCode)].map(([, code = '']) => code);

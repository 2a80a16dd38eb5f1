import type { Nodes, Table, TableCell } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Page } from '../../pages/page';
import { codeEnd, codeStart } from '../../statements/as-read';
import { sentenceSplitters } from '../../statements/split-sentences';

/** What somebody reads at a time: a sentence, a table row with its heads, a fence, or another line of a page. */
export interface PagePart {
  line: number;
  /** Markdown on one line; a fence has its own lines */
  text: string;
  /** how many headings precede it, or begin with it */
  section: number;
  /** how many paragraphs, rows, fences and other lines of the section precede it; as many in both languages */
  block: number;
}

interface Block {
  line: number;
  parts: string[];
}

/** Front matter that the page doesn't show. */
const hiddenKeys = ['keywords', 'questions', 'sidebar_position', 'source_hash'];

/**
 * All that a page says, in order. A line outside paragraphs, tables and fences is a part as well: the kind of an
 * admonition, the label of a tab, a component with its properties.
 */
export function listPageParts(page: Page): PagePart[] {
  const lines = page.text.split(/\r?\n/);
  const blocks: Block[] = [];
  const headings = new Set<number>();
  visit(page.tree, (node) => {
    const found = blocksOf(node, page, lines);
    if (!found || !node.position) return undefined;
    const { start, end } = node.position;
    if (node.type === 'heading') headings.add(start.line);
    blocks.push(...found);
    lines.fill('', start.line - 1, end.line);
    return SKIP;
  });
  const others = lines.map((text, index) => ({ line: index + 1, parts: [oneLine(text)] }));
  blocks.push(...others.filter(({ parts: [text = ''] }) => /[\p{L}\p{N}]/u.test(text)));
  let [section, first] = [0, 0];
  return blocks
    .sort((a, b) => a.line - b.line)
    .flatMap(({ line, parts }, index) => {
      if (headings.has(line)) [section, first] = [section + 1, index];
      return parts.map((text) => ({ line, text, section, block: index - first }));
    });
}

/** The blocks that a node is; undefined where those inside it count, or its lines. */
function blocksOf(node: Nodes, page: Page, lines: string[]): Block[] | undefined {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  if (node.type === 'yaml') return frontMatterBlocks(page);
  if (node.type === 'mdxFlowExpression' && node.value.trimStart().startsWith('/*')) return [];
  if (node.type === 'table') return rowsOf(node, page);
  if (node.type === 'code') {
    const head = ['```', node.lang, node.meta].filter(Boolean).join(' ');
    return [{ line: start.line, parts: [`${head}\n${node.value}`] }];
  }
  if (node.type !== 'heading' && node.type !== 'paragraph') return undefined;
  // Whole lines, so that an item is read with its number.
  const text = lines.slice(start.line - 1, end.line).join(' ');
  return [{ line: start.line, parts: sentencesOf(text, page) }];
}

const frontMatterBlocks = ({ frontMatter, ...page }: Page): Block[] =>
  Object.entries(frontMatter.values)
    .filter(([key]) => !hiddenKeys.includes(key))
    .map(([key, value]) => ({
      line: frontMatter.valueLineOf(key),
      parts:
        typeof value === 'string'
          ? sentencesOf(`${key}: ${value}`, page)
          : [`${key}: ${JSON.stringify(value)}`],
    }));

/** The rows of a table, each cell with its head; a table of heads alone is its heads. */
function rowsOf({ children: [head, ...rows] }: Table, { text }: Page): Block[] {
  const cellText = ({ children }: TableCell) =>
    oneLine(
      text.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset ?? 0),
    );
  const heads = head?.children.map(cellText) ?? [];
  if (rows.length === 0) return [{ line: head?.position?.start.line ?? 1, parts: heads }];
  return rows.map(({ position, children }) => ({
    line: position?.start.line ?? 1,
    parts: [children.map((cell, column) => `${heads[column]}: ${cellText(cell)}`).join(' | ')],
  }));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The sentences of a paragraph; an item's number belongs to its first one. */
function sentencesOf(text: string, { language }: Pick<Page, 'language'>): string[] {
  const [, number = '', rest = ''] = /^(\d+[.)] )?(.*)$/.exec(oneLine(text)) ?? [];
  const marked = rest.replace(/`([^`]*)`/g, `${codeStart}$1${codeEnd}`);
  const [first = '', ...others] = sentenceSplitters[language](marked).map((part) =>
    part.replace(/[\uE000\uE001]/g, '`').trim(),
  );
  return [number + first, ...others];
}

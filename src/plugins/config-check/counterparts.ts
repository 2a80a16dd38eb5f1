import type { RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Counterpart, Tool } from '../../config-check/facts';
import type { SourcePage } from '../after-build/reference/read-page';

/** The part of a migration guide whose tables say what takes the place of another tool's options. */
export interface Guide {
  readonly tool: Tool;
  /** Below `guide/migration/`. */
  readonly page: string;
  /** The English heading above the tables. */
  readonly heading: string;
  readonly anchor: string;
}

export const GUIDES: readonly Guide[] = [
  {
    tool: 'vite',
    page: 'vite',
    heading: 'Counterparts of options',
    anchor: 'counterparts-of-options',
  },
  {
    tool: 'webpack',
    page: 'webpack',
    heading: 'Counterparts of options',
    anchor: 'counterparts-of-options',
  },
  {
    tool: 'vue-cli',
    page: 'vue-cli',
    heading: 'Options of vue.config.js',
    anchor: 'options-of-vueconfigjs',
  },
];

const NAME = /^[a-z]\w*(?:\.\w+)*$/i;
/** `rewrite` of a proxy, which isn't an option itself. */
const NESTED = /\bproxy\b.*$/;

const listCode = (node: RootContent | Table['children'][number]): string[] => {
  const found: string[] = [];
  visit(node, 'inlineCode', ({ value }) => void found.push(value));
  return found;
};

/** The tables of a section of a page and of the sections below it. */
function listTables({ sections }: SourcePage, start: number): Table[] {
  const { depth } = sections[start]!;
  const after = sections.findIndex((section, i) => i > start && section.depth <= depth);
  return sections
    .slice(start, after < 0 ? undefined : after)
    .flatMap(({ content }) => content())
    .filter((node): node is Table => node.type === 'table');
}

/** The names in the first cell of a row: `output.filename`, `chunkFilename` are both of `output`. */
function readNames(
  cell: Table['children'][number]['children'][number],
  groups: string[],
): string[] {
  if (NESTED.test(toString(cell).replace(/^proxy\b/, ''))) return [];
  const names = cell.children
    .flatMap((node) => (node.type === 'inlineCode' ? [node.value.replace(/:.*/, '')] : []))
    .filter((name) => NAME.test(name));
  const [first = ''] = names;
  const parent = first.slice(0, first.lastIndexOf('.') + 1);
  const full = names.map((name) => (name.includes('.') ? name : parent + name));
  return groups.length === 0
    ? full
    : groups.flatMap((group) =>
        full.map((name) => (name.startsWith(`${group}.`) ? name : `${group}.${name}`)),
      );
}

/** The rows of a guide's tables: the names are read from the English page, the answers from the one in the reader's language. */
export function readCounterparts(
  { tool, heading }: Guide,
  english: SourcePage,
  page: SourcePage,
  url: string,
  optionAt: (address: string) => string | undefined,
): Counterpart[] {
  const start = english.sections.findIndex((section) => section.heading === heading);
  if (start < 0) throw new Error(`${url}: expected the heading “${heading}”, found none.`);
  const tables = listTables(page, start);
  return listTables(english, start).flatMap((table, t) => {
    const [head, ...rows] = table.children;
    const groups = listCode(head!.children[0] as never).filter((name) => NAME.test(name));
    return rows.flatMap((row, r): Counterpart[] => {
      const names = readNames(row.children[0]!, groups);
      const answer = tables[t]!.children[r + 1]!.children[1]!;
      const options: string[] = [];
      visit(answer, 'link', (link) => void options.push(optionAt(link.url) ?? ''));
      if (names.length === 0) return [];
      return [{ tool, names, options: options.filter(Boolean), text: toString(answer), url }];
    });
  });
}

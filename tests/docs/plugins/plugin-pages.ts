import { toString } from 'mdast-util-to-string';
import { openDocs } from '../lib/docs';
import { listHeadings } from '../lib/headings';
import type { Page } from '../lib/page';

/** An option as a plugin's page has it: `### name` and a table with the rows Type and Default. */
export interface PluginOption {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly line: number;
}

export interface PluginPage {
  readonly package: string;
  /** `pluginReact` */
  readonly factory: string;
  readonly file: string;
  readonly options: PluginOption[];
}

const docs = openDocs();

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The cell beside a label in the first table after a line. */
function cellAfter(page: Page, line: number, label: string): string {
  const table = page.tree.children.find(
    (node) => node.type === 'table' && node.position!.start.line > line,
  );
  const rows = table?.type === 'table' ? table.children : [];
  const row = rows.find(({ children }) => children[0] && toString(children[0]) === label);
  if (!row?.children[1])
    throw new Error(
      `${page.file}:${line}: expected a table with the row ${label} under the heading`,
    );
  return toString(row.children[1]).replace(/\\\|/g, '|');
}

function optionsOf(page: Page): PluginOption[] {
  const headings = listHeadings(page);
  const start = headings.findIndex(({ text, depth }) => depth === 2 && text === 'Options');
  const end = headings.findIndex(({ depth }, i) => i > start && depth === 2);
  return headings
    .slice(start + 1, end < 0 ? undefined : end)
    .filter(({ depth }) => depth === 3)
    .map(({ text, line }) => ({
      name: text,
      line,
      type: cellAfter(page, line, 'Type'),
      default: cellAfter(page, line, 'Default'),
    }));
}

/** The English pages of single plugins. */
export function pluginPages(): PluginPage[] {
  return docs.files
    .filter((file) => /^docs\/plugins\/list\/plugin-/.test(file))
    .map((file) => {
      const page = docs.page(file)!;
      const name = String(page.frontMatter.values.package);
      return {
        package: name,
        factory: camelCase(name.replace('@rsbuild/', '')),
        file,
        options: optionsOf(page),
      };
    });
}

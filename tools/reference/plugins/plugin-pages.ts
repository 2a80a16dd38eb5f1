import { isOptionFence, readOptionFence } from '../../../src/plugins/mdx/option-fences';
import { openDocs } from '../../pages/docs';
import { listHeadings } from '../../pages/headings';
import type { Page } from '../../pages/page';

/** An option as a plugin's page has it: `### name` and a fence with its facts. */
export interface PluginOption {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly since: string;
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

/** The facts in the option fence under a heading. */
function factsAfter(page: Page, line: number): { type: string; default: string; since: string } {
  const fence = page.tree.children.find((node) => (node.position?.start.line ?? 0) > line);
  if (fence?.type !== 'code' || !isOptionFence(fence))
    throw new Error(
      `${page.file}:${line}: expected a \`yaml option\` fence right under the heading of the option, ` +
        `found ${fence?.type ?? 'nothing'}. Write one with type and default.`,
    );
  const { type = '', default: value = '', since = '' } = readOptionFence(fence.value);
  return { type: type.trim(), default: String(value).trim(), since };
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
      ...factsAfter(page, line),
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

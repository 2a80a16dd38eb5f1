import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkMdx);

/** Lines of JavaScript for an MDX page. */
export const esm = (code: string): RootContent[] => parser.parse(code).children;

/** Imports a module into an MDX page, once. */
export function addImport(tree: Root, name: string, source: string): void {
  const text = `import ${name} from '${source}';`;
  const isThere = tree.children.some((node) => node.type === 'mdxjsEsm' && node.value === text);
  if (!isThere) tree.children.unshift(...esm(text));
}

/**
 * An element for an MDX page that shows a component of `src`, such as `reading/Overview`. The page imports the
 * component itself, so that no other page loads it. `props` is what JSX has behind the name.
 */
export function pagePart(tree: Root, component: string, props = ''): RootContent {
  const name = path.posix.basename(component);
  addImport(tree, name, `@site/src/${component}`);
  return parser.parse(`<${name} ${props} />`).children[0]!;
}

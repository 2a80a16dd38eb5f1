import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { Code, Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .freeze();

const FRAGMENT = /^import (\w+) from '(\.[^']+\.mdx)';$/gm;

/** A heading of a page and what is below it, up to the next heading. */
export interface PageSection {
  readonly depth: number;
  readonly heading: string;
  readonly content: readonly RootContent[];
}

/** A page of the docs: its front matter, and its sections with those of the fragments that it imports. */
export interface SourcePage {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** What is above the first heading. */
  readonly introduction: readonly RootContent[];
  readonly sections: readonly PageSection[];
}

/** The tree of an MDX file, fragments in their places. */
function parse(file: string): Root {
  const tree = parser.parse(fs.readFileSync(file, 'utf8'));
  const fragments = new Map<string, string>();
  for (const node of tree.children)
    if (node.type === 'mdxjsEsm')
      for (const [, name, source] of node.value.matchAll(FRAGMENT))
        fragments.set(name!, path.resolve(path.dirname(file), source!));
  const children = tree.children.flatMap((node) => {
    const fragment = node.type === 'mdxJsxFlowElement' && fragments.get(node.name ?? '');
    return fragment ? parse(fragment).children : [node];
  });
  return { ...tree, children };
}

/** Reads a page of the docs, in whichever language it is. */
export function readPage(file: string): SourcePage {
  const { children } = parse(file);
  const [yaml] = children;
  const starts = children.flatMap((node, i) => (node.type === 'heading' ? [i] : []));
  return {
    frontMatter: yaml?.type === 'yaml' ? (load(yaml.value) as SourcePage['frontMatter']) : {},
    introduction: children.slice(1, starts[0]),
    sections: starts.map((start, i) => {
      const heading = children[start] as Heading;
      const content = children.slice(start + 1, starts[i + 1]);
      return { depth: heading.depth, heading: toString(heading), content };
    }),
  };
}

/** The first paragraph of a section as plain text. */
export function firstParagraph({ content }: PageSection): string {
  const paragraph = content.find(({ type }) => type === 'paragraph');
  return paragraph ? toString(paragraph).replace(/\s+/g, ' ') : '';
}

/** The first fence of a section that matches. */
export const firstFence = (
  { content }: PageSection,
  matches: (fence: Code) => boolean,
): Code | undefined => content.find((node): node is Code => node.type === 'code' && matches(node));

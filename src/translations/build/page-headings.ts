import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export interface PageHeading {
  readonly depth: number;
  readonly text: string;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** By text: the English headings are asked for by their page, its translation and the overviews of both languages. */
const known = new Map<string, readonly PageHeading[]>();

/** The headings of an MDX text, in order. */
export function headingsOf(text: string): readonly PageHeading[] {
  const before = known.get(text);
  if (before) return before;
  const headings: PageHeading[] = [];
  known.set(text, headings);
  visit(parser.parse(text), 'heading', (node) => {
    headings.push({ depth: node.depth, text: toString(node) });
  });
  return headings;
}

/** The ids that Docusaurus gives to the headings of a page, in order. */
export function headingIds(headings: readonly PageHeading[]): string[] {
  const slugger = new GithubSlugger();
  return headings.map(({ text }) => slugger.slug(text));
}

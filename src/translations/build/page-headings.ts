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

/** The headings of an MDX text, in order. */
export function headingsOf(text: string): PageHeading[] {
  const headings: PageHeading[] = [];
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

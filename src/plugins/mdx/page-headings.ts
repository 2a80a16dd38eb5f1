import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export interface PageHeading {
  readonly depth: number;
  readonly text: string;
}

const parser = unified().use(remarkParse).use(remarkMdx);

/** Front matter and fences: a line with `#` isn't a heading there. */
const WITHOUT_HEADINGS = /(?<![^])---\n[^]*?\n---$|^ *(`{3,}|~{3,}).*\n(?:[^]*?\n)?? *\1[`~]* *$/gm;
const HEADING = /^#{1,6} .*\n?/gm;

/** Where the lines of headings are in an MDX text. */
export function headingLines(text: string): { readonly start: number; readonly end: number }[] {
  // Of the same length, without what looks like a heading.
  const plain = text.replace(WITHOUT_HEADINGS, (part) => part.replace(/^#/gm, ' '));
  return [...plain.matchAll(HEADING)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
}

/** By text: the English headings are asked for by their page, its translation and the overviews of both languages. */
const known = new Map<string, readonly PageHeading[]>();

/** The headings of an MDX text, in order. Only their lines are parsed: whole pages would take a second of a build. */
export function listHeadings(text: string): readonly PageHeading[] {
  const before = known.get(text);
  if (before) return before;
  const headings: PageHeading[] = [];
  known.set(text, headings);
  const lines = headingLines(text).map(({ start, end }) => text.slice(start, end));
  visit(parser.parse(lines.join('\n')), 'heading', (node) => {
    headings.push({ depth: node.depth, text: toString(node) });
  });
  return headings;
}

/** The ids that Docusaurus gives to the headings of a page, in order. */
export function headingIds(headings: readonly PageHeading[]): string[] {
  const slugger = new GithubSlugger();
  return headings.map(({ text }) => slugger.slug(text));
}

import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A heading of an MDX text, and where its line is. */
export interface PageHeading {
  readonly depth: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const parser = unified().use(remarkParse).use(remarkMdx);

/** Front matter and fences: a line with `#` isn't a heading there. */
const WITHOUT_HEADINGS = /(?<![^])---\n[^]*?\n---$|^ *(`{3,}|~{3,}).*\n(?:[^]*?\n)?? *\1[`~]* *$/gm;
const HEADING = /^#{1,6} .*\n?/gm;

/** By text: the English headings are asked for by their page, its translation and the overviews of both languages. */
const known = new Map<string, readonly PageHeading[]>();

/** The headings of an MDX text, in order. Only their lines are parsed: whole pages would take a second of a build. */
export function listHeadings(text: string): readonly PageHeading[] {
  const before = known.get(text);
  if (before) return before;
  // Of the same length, without what looks like a heading.
  const plain = text.replace(WITHOUT_HEADINGS, (part) => part.replace(/^#/gm, ' '));
  const lines = [...plain.matchAll(HEADING)];
  const nodes = parser.parse(lines.map(([line]) => line).join('\n')).children;
  const headings = nodes
    .filter((node) => node.type === 'heading')
    .map((node, i) => {
      const { index: start, 0: line } = lines[i]!;
      return { depth: node.depth, text: toString(node), start, end: start + line.length };
    });
  known.set(text, headings);
  return headings;
}

/** The ids that Docusaurus gives to headings, in order. */
export function headingIds(headings: readonly Pick<PageHeading, 'text'>[]): string[] {
  const slugger = new GithubSlugger();
  return headings.map(({ text }) => slugger.slug(text));
}

import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Code, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listHeadings } from '../../mdx/page-headings';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

const FRAGMENT = /^import (\w+) from '(\.[^']+\.mdx)';$/gm;

/** A heading of a page and its content, up to the next heading. */
export interface PageSection {
  readonly depth: number;
  readonly heading: string;
  /** Parses it. Most sections aren't asked for theirs, and parsing whole pages would take seconds of a build. */
  readonly content: () => readonly RootContent[];
}

/** A page of the docs: its front matter, and its sections with those of the fragments that it imports. */
export interface SourcePage {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The content above the first heading. */
  readonly introduction: () => readonly RootContent[];
  readonly sections: readonly PageSection[];
}

/** An MDX file with the fragments that it imports in their places. */
function pageText(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  return [...text.matchAll(FRAGMENT)].reduce((whole, [, name, source]) => {
    const fragment = () => pageText(path.resolve(path.dirname(file), source!));
    return whole.replace(new RegExp(`^<${name} */>$`, 'gm'), fragment);
  }, text);
}

/** Reads an MDX file of the docs with the fragments that it imports, in whichever language it is. */
export async function readPage(file: string): Promise<SourcePage> {
  const { frontMatter, content: body } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: pageText(file),
  });
  const headings = listHeadings(body);
  const parse = (start: number, end?: number) => () =>
    parser.parse(body.slice(start, end)).children;
  return {
    frontMatter,
    introduction: parse(0, headings[0]?.start),
    sections: headings.map(({ depth, text: heading, end }, i) => ({
      depth,
      heading,
      content: parse(end, headings[i + 1]?.start),
    })),
  };
}

/** The first paragraph of a section as plain text. */
export function firstParagraph({ content }: PageSection): string {
  const paragraph = content().find(({ type }) => type === 'paragraph');
  return paragraph ? toString(paragraph).replace(/\s+/g, ' ') : '';
}

/** The first fence of a section that matches. */
export const firstFence = (
  { content }: PageSection,
  matches: (fence: Code) => boolean,
): Code | undefined =>
  content().find((node): node is Code => node.type === 'code' && matches(node));

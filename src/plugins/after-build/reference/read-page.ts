import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Code, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { headingLines, listHeadings } from '../../mdx/page-headings';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

const FRAGMENT = /^import (\w+) from '(\.[^']+\.mdx)';$/gm;

/** A heading of a page and its content, up to the next heading. */
export interface PageSection {
  readonly depth: number;
  readonly heading: string;
  readonly content: readonly RootContent[];
}

/** A page of the docs: its front matter, and its sections with those of the fragments that it imports. */
export interface SourcePage {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The content above the first heading. */
  readonly introduction: readonly RootContent[];
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

/** The nodes of a part of a page. Most parts aren't asked for: parsing whole pages would take seconds of a build. */
function lazyNodes(text: string): () => readonly RootContent[] {
  let nodes: readonly RootContent[] | undefined;
  return () => (nodes ??= parser.parse(text).children);
}

/** Reads an MDX file of the docs with the fragments that it imports, in whichever language it is. */
export async function readPage(file: string): Promise<SourcePage> {
  const { frontMatter, content: body } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: pageText(file),
  });
  const lines = headingLines(body);
  const headings = listHeadings(body);
  const introduction = lazyNodes(body.slice(0, lines[0]?.start));
  return {
    frontMatter,
    get introduction() {
      return introduction();
    },
    sections: headings.map(({ depth, text: heading }, i) => {
      const content = lazyNodes(body.slice(lines[i]!.end, lines[i + 1]?.start));
      return {
        depth,
        heading,
        get content() {
          return content();
        },
      };
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

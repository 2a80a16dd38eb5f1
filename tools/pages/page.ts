import type { Root } from 'mdast';
import { parseFrontMatter, type FrontMatter } from './front-matter';
import { parseMdx } from './parse-mdx';
import { pageLanguage, type Language } from './page-paths';
import type { Problem } from './problem';

export interface Page {
  /** path from the project's root */
  file: string;
  language: Language;
  text: string;
  frontMatter: FrontMatter;
  tree: Root;
  /** what keeps the page from being read; its parts are empty then */
  unreadable: Problem[];
}

interface ParseError extends Error {
  reason?: string;
  mark?: { line: number };
  line?: number;
}

/** Reads a page's text; a page that cannot be parsed carries the reason as a problem. */
export function readPage(file: string, text: string): Page {
  const page: Page = {
    file,
    language: pageLanguage(file),
    text,
    frontMatter: parseFrontMatter(''),
    tree: { type: 'root', children: [] },
    unreadable: [],
  };
  const attempt = (what: string, line: (error: ParseError) => number, read: () => void) => {
    try {
      read();
    } catch (error) {
      page.unreadable.push(
        parseProblem(file, what, line(error as ParseError), error as ParseError),
      );
    }
  };
  attempt(
    'front matter isn’t YAML',
    (error) => (error.mark?.line ?? 0) + 2,
    () => {
      page.frontMatter = parseFrontMatter(text);
    },
  );
  attempt(
    'page isn’t MDX',
    (error) => error.line ?? 1,
    () => {
      page.tree = parseMdx(text);
    },
  );
  return page;
}

function parseProblem(file: string, what: string, line: number, error: ParseError): Problem {
  return {
    file,
    line,
    check: 'readable',
    what,
    expected: 'text that the parser accepts',
    found: error.reason ?? error.message,
    fix: 'in prose put { and < into inline code; quote YAML values that hold `: ` or start with a sign',
  };
}

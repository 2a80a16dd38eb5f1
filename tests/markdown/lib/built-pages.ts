import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export const build = path.resolve(__dirname, '../../../build');

const routes = fs
  .readFileSync(path.join(__dirname, '../../routes.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);

/** The addresses of all pages, of both languages. */
export const addresses = [...routes, ...routes.map((route) => `/zh${route}`)];

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkCjkFriendly);

/** A file of the last build. @throws Error that says how to get one. */
export function readBuilt(file: string): string {
  const full = path.join(build, file);
  if (fs.existsSync(full)) return fs.readFileSync(full, 'utf8');
  throw new Error(`${full}: expected a file, found none. Run \`npm run build\` first.`);
}

export const htmlOf = (address: string): string => readBuilt(path.join(address, 'index.html'));

export const markdownFileOf = (address: string): string =>
  address.endsWith('/') ? `${address}index.md` : `${address}.md`;

export interface MarkdownPage {
  readonly facts: Readonly<Record<string, string>>;
  readonly text: string;
  readonly tree: Root;
}

/** Reads Markdown as any program would, with the facts above it. */
export function parseMarkdown(text: string): MarkdownPage {
  const tree = markdown.parse(text);
  const [first] = tree.children;
  const facts = first?.type === 'yaml' ? (load(first.value) as MarkdownPage['facts']) : {};
  return { facts, text, tree };
}

export const markdownOf = (address: string): MarkdownPage =>
  parseMarkdown(readBuilt(markdownFileOf(address)));

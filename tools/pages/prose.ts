import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from './page';
import type { Language } from './page-paths';

/** What a stretch of text is in its file; a label is the title of an admonition or of what unfolds, a string one of the interface's. */
export type ProseKind =
  'title' | 'description' | 'heading' | 'label' | 'paragraph' | 'item' | 'cell' | 'string';

/** A stretch of running text: a paragraph, heading, table cell or front matter field. */
export interface Prose {
  kind: ProseKind;
  line: number;
  /** inline code is a made-up Latin word, links are their text */
  text: string;
  /** puts the inline code back into (a part of) the text */
  restore: (text: string) => string;
}

/** All that a file says to its readers. */
export interface Text {
  /** path from the project's root */
  file: string;
  language: Language;
  prose: Prose[];
}

const describing: Record<string, ProseKind> = {
  title: 'title',
  description: 'description',
  sidebar_label: 'title',
};

/** The running text of a page; samples, comments and addresses are left out. */
export function listProse(page: Page): Prose[] {
  const fields = Object.entries(describing).flatMap(([key, kind]) => {
    const value = page.frontMatter.values[key];
    const line = page.frontMatter.valueLineOf(key);
    return typeof value === 'string' ? [plainProse(kind, line, value)] : [];
  });
  return [...fields, ...findProse(page.tree)];
}

/** A page as the text that it is. */
export const toText = (page: Page): Text => ({
  file: page.file,
  language: page.language,
  prose: listProse(page),
});

/** The running text of parsed Markdown. */
export function findProse(tree: Root): Prose[] {
  const prose: Prose[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      prose.push(flatten(node, kindOf(node, parent)));
    }
  });
  return prose;
}

/** Text without Markdown. */
export const plainProse = (kind: ProseKind, line: number, text: string): Prose => ({
  kind,
  line,
  text,
  restore: (part) => part,
});

/** The line of a place in a stretch of text. */
export const lineAt = ({ line, text }: Prose, index: number) =>
  line + text.slice(0, index).split('\n').length - 1;

/** The words around a place in a stretch of text, on one line. */
export const excerptAt = ({ text, restore }: Prose, index: number, length: number) =>
  restore(partAround(text, index, length))
    .replace(/\s+/g, ' ')
    .trim();

/** Some 40 characters before and after, without a piece of a made-up word at its ends. */
const partAround = (text: string, index: number, length: number) =>
  `${text.slice(0, index).match(/(?:Inline[A-Z]{2}Code|.){0,40}$/su)?.[0] ?? ''}${
    text.slice(index).match(new RegExp(`^.{${length}}(?:Inline[A-Z]{2}Code|.){0,40}`, 'su'))?.[0] ??
    ''
  }`;

function kindOf(node: Parents, parent: Parents | undefined): ProseKind {
  if (node.type === 'heading') return 'heading';
  if (node.type === 'tableCell') return 'cell';
  if (node.data && 'directiveLabel' in node.data) return 'label';
  if (node.children.some((child) => 'name' in child && child.name === 'summary')) return 'label';
  return parent?.type === 'listItem' ? 'item' : 'paragraph';
}

function flatten(parent: Parents, kind: ProseKind): Prose {
  const codes: string[] = [];
  const plain = (node: Nodes): string => {
    if (node.type === 'inlineCode') return placeholder(codes.push(`\`${node.value}\``) - 1);
    if (node.type === 'text') return node.value;
    if (node.type === 'textDirective') return `:${node.name}`;
    if (node.type === 'break') return '\n';
    return 'children' in node ? node.children.map(plain).join('') : '';
  };
  return {
    kind,
    line: parent.position?.start.line ?? 1,
    text: plain(parent),
    restore: (text) =>
      codes.reduce((result, code, index) => result.replace(placeholder(index), () => code), text),
  };
}

const placeholder = (index: number) =>
  `Inline${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}Code`;

/** The made-up words that replace inline code. */
export const inlineCodeWord = /Inline[A-Z]{2}Code/g;

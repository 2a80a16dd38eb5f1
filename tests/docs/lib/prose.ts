import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from './page';

/** What a stretch of text is on its page; a label is the title of an admonition. */
export type ProseKind = 'field' | 'heading' | 'label' | 'paragraph' | 'item' | 'cell';

/** A stretch of running text: a paragraph, heading, table cell or front matter field. */
export interface Prose {
  kind: ProseKind;
  line: number;
  /** inline code is a made-up Latin word, links are their text */
  text: string;
  /** puts the inline code back into (a part of) the text */
  restore: (text: string) => string;
}

const describing = ['title', 'description', 'sidebar_label'];

/** The running text of a page; samples, comments and addresses are left out. */
export function listProse(page: Page): Prose[] {
  const prose = describing.flatMap((key): Prose[] => {
    const value = page.frontMatter.values[key];
    const line = page.frontMatter.valueLineOf(key);
    return typeof value === 'string'
      ? [{ kind: 'field', line, text: value, restore: (text) => text }]
      : [];
  });
  visit(page.tree, (node, _, parent) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      prose.push(flatten(node, kindOf(node, parent)));
    }
  });
  return prose;
}

function kindOf(node: Parents, parent: Parents | undefined): ProseKind {
  if (node.type === 'heading') return 'heading';
  if (node.type === 'tableCell') return 'cell';
  if (node.data && 'directiveLabel' in node.data) return 'label';
  return parent?.type === 'listItem' ? 'item' : 'paragraph';
}

function flatten(parent: Parents, kind: ProseKind): Prose {
  const codes: string[] = [];
  const textOf = (node: Nodes): string => {
    if (node.type === 'inlineCode') return placeholder(codes.push(`\`${node.value}\``) - 1);
    if (node.type === 'text') return node.value;
    if (node.type === 'textDirective') return `:${node.name}`;
    if (node.type === 'break') return '\n';
    return 'children' in node ? node.children.map(textOf).join('') : '';
  };
  return {
    kind,
    line: parent.position?.start.line ?? 1,
    text: textOf(parent),
    restore: (text) =>
      codes.reduce((result, code, index) => result.replace(placeholder(index), () => code), text),
  };
}

const placeholder = (index: number) =>
  `Inline${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}Code`;

/** The made-up words that `listProse` puts in the place of inline code. */
export const inlineCodeWord = /Inline[A-Z]{2}Code/g;

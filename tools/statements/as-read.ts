import type { Nodes } from 'mdast';

/** Stand around inline code while a text is taken apart; from the private use area of Unicode. */
export const codeStart = '\uE000';
export const codeEnd = '\uE001';

/** Each piece of inline code, with its text as the group. */
export const inlineCode = new RegExp(`${codeStart}(.*?)${codeEnd}`, 'gs');

const marks = new RegExp(`[\`*${codeStart}${codeEnd}]`, 'g');
const emphasis = /(^|[\s(])_([^_]+)_(?=[\s.,:;)]|$)/g;

/** A text as a reader sees it, so that a quote with Markdown marks and one without are the same. */
export function asRead(text: string): string {
  return text.replace(marks, '').replace(emphasis, '$1$2').replace(/\s+/g, ' ').trim();
}

/** The text of a node; inline code is between two marks that no page has. */
export function markedText(node: Nodes): string {
  if (node.type === 'inlineCode') return codeStart + node.value + codeEnd;
  if (node.type === 'text') return node.value;
  if (node.type === 'textDirective')
    return `:${node.name}${node.children.map(markedText).join('')}`;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(markedText).join('') : '';
}

import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../pages/page';
import { markedText } from '../../statements/as-read';
import type { Pair } from './pair';

type Kind = 'heading' | 'label' | 'paragraph' | 'item' | 'cell' | 'section';

/** A stretch of a page's text; inline code stands between its marks. */
export interface Text {
  kind: Kind;
  line: number;
  marked: string;
}

export interface TwinTexts {
  english: Text;
  chinese: Text;
}

/** Each heading, paragraph, item and table cell with its twin; where the sections differ, another check tells. */
export function listTwinTexts({ en, zh }: Pair): TwinTexts[] {
  const english = sectionsOf(en);
  const chinese = sectionsOf(zh);
  if (english.length !== chinese.length) return [];
  return english.flatMap((section, index) => pairTexts(section, chinese[index] ?? []));
}

/** Where one language has more paragraphs or items, the section's text counts as one. */
function pairTexts(english: Text[], chinese: Text[]): TwinTexts[] {
  const isAlike = (kind: Kind) => ofKind(english, kind).length === ofKind(chinese, kind).length;
  const inOrder = (kind: Kind) => {
    const twins = ofKind(chinese, kind);
    return ofKind(english, kind).flatMap((text, index) => {
      const twin = twins[index];
      return twin ? [{ english: text, chinese: twin }] : [];
    });
  };
  const pairs = [...inOrder('heading'), ...inOrder('label'), ...inOrder('cell')];
  if (isAlike('paragraph') && isAlike('item')) {
    return [...pairs, ...inOrder('paragraph'), ...inOrder('item')];
  }
  const [left, right] = [joined(english), joined(chinese)];
  return left && right ? [...pairs, { english: left, chinese: right }] : pairs;
}

const ofKind = (texts: Text[], kind: Kind) => texts.filter((text) => text.kind === kind);

function joined(texts: Text[]): Text | undefined {
  const prose = texts.filter(({ kind }) => kind === 'paragraph' || kind === 'item');
  const [first] = prose;
  const marked = prose.map((text) => text.marked).join(' ');
  return first && { kind: 'section', line: first.line, marked };
}

/** The texts of each section; the first section is what precedes all headings. */
function sectionsOf(page: Page): Text[][] {
  const sections: Text[][] = [[]];
  visit(page.tree, (node, _, parent) => {
    const kind = kindOf(node, parent);
    if (kind === undefined) return;
    if (kind === 'heading') sections.push([]);
    sections.at(-1)?.push({ kind, line: node.position?.start.line ?? 1, marked: markedText(node) });
  });
  return sections;
}

function kindOf(node: Nodes, parent: Parents | undefined): Kind | undefined {
  if (node.type === 'heading') return 'heading';
  if (node.type === 'tableCell') return 'cell';
  if (node.type !== 'paragraph') return undefined;
  if (node.data && 'directiveLabel' in node.data) return 'label';
  return parent?.type === 'listItem' ? 'item' : 'paragraph';
}

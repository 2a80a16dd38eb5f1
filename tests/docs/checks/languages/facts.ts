import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { joinFacts, lacking, readFacts, type Facts } from '../../lib/facts';
import type { Page } from '../../lib/page';
import type { Problem } from '../../lib/problem';
import type { Pair } from './pair';

type Kind = 'heading' | 'label' | 'paragraph' | 'item' | 'row' | 'section';

interface Block {
  kind: Kind;
  line: number;
  facts: Facts;
}

/** Figures, versions, inline code, names and quoted messages of each paragraph, item and row are the same. */
export function compareFacts(pair: Pair): Problem[] {
  const chinese = sectionsOf(pair.zh);
  const english = sectionsOf(pair.en);
  if (english.length !== chinese.length) return [];
  return english.flatMap((section, index) => compareSections(pair, section, chinese[index] ?? []));
}

function compareSections({ en, zh }: Pair, english: Block[], chinese: Block[]): Problem[] {
  return pairBlocks(english, chinese).flatMap(({ left, right }) => {
    const missing = lacking(right.facts, left.facts);
    const extra = lacking(left.facts, right.facts);
    if (missing.length === 0 && extra.length === 0) return [];
    return [
      {
        file: zh.file,
        line: right.line,
        check: 'languages',
        what: `the two languages say different things in this ${right.kind}`,
        expected: `${missing.join(', ') || 'nothing more'}  (${en.file}:${left.line})`,
        found: extra.length > 0 ? extra.join(', ') : 'nothing of it',
        fix: 'give both languages the same figures, versions, inline code, names and messages',
      },
    ];
  });
}

/** Each block with its twin; where one language has more paragraphs or items, the section's text as one. */
function pairBlocks(english: Block[], chinese: Block[]): { left: Block; right: Block }[] {
  const alike = (kinds: Kind[]) =>
    kinds.every((kind) => ofKind(english, [kind]).length === ofKind(chinese, [kind]).length);
  const pairs = (['heading', 'label', 'row'] as const).flatMap((kind) => inOrder([kind]));
  if (alike(['paragraph', 'item']))
    return [...pairs, ...inOrder(['paragraph']), ...inOrder(['item'])];
  const [left, right] = [english, chinese].map((blocks) =>
    join(ofKind(blocks, ['paragraph', 'item'])),
  );
  return left && right ? [...pairs, { left, right }] : pairs;

  function inOrder(kinds: Kind[]) {
    const twins = ofKind(chinese, kinds);
    return ofKind(english, kinds).flatMap((left, index) => {
      const right = twins[index];
      return right ? [{ left, right }] : [];
    });
  }
}

const ofKind = (blocks: Block[], kinds: Kind[]) =>
  blocks.filter(({ kind }) => kinds.includes(kind));

function join(blocks: Block[]): Block | undefined {
  const [first] = blocks;
  return first && { ...first, kind: 'section', facts: joinFacts(blocks.map(({ facts }) => facts)) };
}

/** The blocks of each section; the first section is what precedes all headings. */
function sectionsOf(page: Page): Block[][] {
  const sections: Block[][] = [[]];
  visit(page.tree, (node, _, parent) => {
    const kind = kindOf(node, parent);
    if (kind === undefined || !('children' in node)) return;
    if (kind === 'heading') sections.push([]);
    sections.at(-1)?.push({
      kind,
      line: node.position?.start.line ?? 1,
      facts: factsOf(node, page),
    });
  });
  return sections;
}

function kindOf(node: Nodes, parent: Parents | undefined): Kind | undefined {
  if (node.type === 'heading') return 'heading';
  if (node.type === 'tableRow') return 'row';
  if (node.type !== 'paragraph') return undefined;
  if (node.data && 'directiveLabel' in node.data) return 'label';
  return parent?.type === 'listItem' ? 'item' : 'paragraph';
}

function factsOf(block: Parents, page: Page): Facts {
  const code: string[] = [];
  const textOf = (node: Nodes): string => {
    if (node.type === 'inlineCode') {
      code.push(node.value);
      return ' ';
    }
    if (node.type === 'text') return node.value;
    if (node.type === 'textDirective') return `:${node.name}`;
    return 'children' in node
      ? node.children.map(textOf).join(node.type === 'tableRow' ? ' | ' : '')
      : '';
  };
  return readFacts(textOf(block), code, page.language);
}

import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A version that a page gives for something: “`help` (since 1.1.0)”. */
export interface ToldVersion {
  readonly version: string;
  readonly line: number;
  /** What it may be said of, likeliest first: the nearest name before it, or after “Since …,”, and the block's first. */
  readonly subjects: readonly string[];
}

interface Piece {
  readonly text: string;
  readonly isName: boolean;
  readonly line: number;
}

const NAME = /^[\w.$]+$/;
const TOLD = /\b([Ss])ince v?(\d+\.\d+\.\d+)/g;

/** The text of a block in pieces: names in code or of links, and what is between them. */
function piecesOf(node: Nodes): Piece[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'inlineCode' || node.type === 'link') {
    const text = toString(node);
    return [{ text, isName: NAME.test(text), line }];
  }
  if ('children' in node) return node.children.flatMap(piecesOf);
  return 'value' in node ? [{ text: node.value, isName: false, line }] : [];
}

function toldIn(block: Nodes): ToldVersion[] {
  const pieces = piecesOf(block);
  const first = pieces.find(({ isName }) => isName)?.text;
  return pieces.flatMap(({ text, line, isName }, at) =>
    isName
      ? []
      : [...text.matchAll(TOLD)].map(([, letter, version]) => {
          const before = pieces
            .slice(0, at)
            .filter((piece) => piece.isName)
            .at(-1)?.text;
          const after = pieces.slice(at + 1).find((piece) => piece.isName)?.text;
          const subjects = letter === 'S' ? [after, first] : [before, first];
          const named = subjects.filter((name): name is string => name !== undefined);
          return { version: version!, line, subjects: [...new Set(named)] };
        }),
  );
}

/** The versions since which a page says that something is there. */
export function toldVersions(tree: Root): ToldVersion[] {
  const told: ToldVersion[] = [];
  visit(tree, ['paragraph', 'tableRow'], (node) => {
    told.push(...toldIn(node as Nodes));
  });
  return told;
}

import { distance } from 'fastest-levenshtein';
import { asRead } from './as-read';
import type { Block, Part } from './blocks';

/** Where a page says something. */
export interface Quoted {
  block: Block;
  /** stretches of the block's text that are quoted */
  ranges: { start: number; end: number }[];
}

const shortest = 12;
const link = /\[([^\]]+)\]\([^)\s]*\)/g;

/**
 * The one block that says what is quoted: whole sentences, table rows or cells joined by ` | `, or a part of at least
 * twelve letters that doesn't break off in a word. Throws if there is none, with the nearest sentence, or more than one, with their lines.
 */
export function findQuote(blocks: Block[], quote: string): Quoted {
  const text = asRead(quote.replace(link, '$1'));
  const found = [blocks.flatMap(wholePart(text)), blocks.flatMap(somePart(text))].find(
    ({ length }) => length > 0,
  );
  if (found?.length === 1 && found[0]) return found[0];
  if (found) {
    const lines = found.map(({ block }) => block.line).join(', ');
    throw new Error(
      `expected “${text}” once on the page, found it on the lines ${lines}; quote more of the sentence, or name the \`section\``,
    );
  }
  if (text.length < shortest && blocks.some((block) => block.text.includes(text))) {
    throw new Error(
      `expected a quote of at least ${shortest} letters, two cells or a whole sentence, found “${text}”`,
    );
  }
  throw new Error(
    `expected the page to say\n  ${text}\nthe nearest it says is ${nearest(blocks, text)}`,
  );
}

const rangeOf = ({ start, end }: Part) => ({ start, end });

const wholePart =
  (text: string) =>
  (block: Block): Quoted[] => {
    if (block.text === text) return [{ block, ranges: [{ start: 0, end: text.length }] }];
    const part = block.parts.find((candidate) => candidate.text === text);
    return part ? [{ block, ranges: [rangeOf(part)] }] : [];
  };

const somePart =
  (text: string) =>
  (block: Block): Quoted[] => {
    const start = startOf(block.text, text);
    if (start !== -1 && (text.length >= shortest || touchesCells(block, text))) {
      return [{ block, ranges: [{ start, end: start + text.length }] }];
    }
    const cells = cellsOf(block, text);
    return cells ? [{ block, ranges: cells.map(rangeOf) }] : [];
  };

/** Where a part is, -1 where it isn't or breaks off in a word, a path or an address. */
function startOf(whole: string, part: string): number {
  for (let start = whole.indexOf(part); start !== -1; start = whole.indexOf(part, start + 1)) {
    if (!/^[\p{L}\p{N}/]/u.test(whole.slice(start + part.length))) return start;
  }
  return -1;
}

const touchesCells = (block: Block, text: string) => cellsOf(block, text) !== undefined;

/** The cells of a row that a quote names in their order, others between them left out; a cell may have a ` | ` in it. */
function cellsOf({ cells }: Block, text: string): Part[] | undefined {
  const found = takeCells(cells, text);
  return found && found.length > 1 ? found : undefined;
}

function takeCells(cells: Part[], text: string): Part[] | undefined {
  for (const [index, cell] of cells.entries()) {
    if (cell.text === text) return [cell];
    if (!text.startsWith(`${cell.text} | `)) continue;
    const rest = takeCells(cells.slice(index + 1), text.slice(cell.text.length + ' | '.length));
    if (rest) return [cell, ...rest];
  }
  return undefined;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function nearest(blocks: Block[], text: string): string {
  const words = wordsOf(text);
  const ranked = blocks
    .flatMap((block) => block.parts.map((part) => ({ block, part })))
    .map(({ block, part }) => {
      const own = wordsOf(part.text);
      const shared = [...words].filter((word) => own.has(word)).length;
      const likeness = shared / Math.max(words.size + own.size - shared, 1);
      return { block, part, likeness, distance: distance(text, part.text) };
    })
    .sort((a, b) => b.likeness - a.likeness || a.distance - b.distance);
  const best = ranked[0];
  return best ? `on line ${best.block.line}\n  ${best.part.text}` : 'nothing: it has no text';
}

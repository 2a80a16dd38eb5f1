import type { Page } from '../pages/page';
import { listHeadings } from '../pages/headings';
import { sectionRange } from '../pages/section-range';
import { listBlocks, type Block, type Part } from './blocks';
import { findQuote } from './find-quote';
import { findMarks, type Mark } from './marks';

/** A quote that something proves. */
export interface Quote {
  says: string;
  section?: string;
}

/** A sentence, table row or shown output that can be false. */
export interface Statement<Proof extends Quote = Quote> {
  line: number;
  /** as a reader sees it */
  text: string;
  marks: Mark[];
  /** whether nothing in it is left to be proved */
  proved: boolean;
  /** the quotes that touch it */
  proofs: Proof[];
}

interface Range {
  start: number;
  end: number;
}

const related = 'Related';

/**
 * The falsifiable statements of a page with what proves them. A statement is proved when what its quotes leave of it
 * claims nothing. Quotes that the page does not have are left out here: the proofs themselves fail.
 */
export function takeInventory<Proof extends Quote>(
  page: Page,
  quotes: Proof[],
): Statement<Proof>[] {
  const blocks = listBlocks(page);
  const quoted = quotes.flatMap((proof) => locate(page, blocks, proof));
  const links = listHeadings(page).some(({ text }) => text === related)
    ? sectionRange(page, related)
    : undefined;
  return blocks
    .filter(
      ({ kind, line }) => kind !== 'heading' && !(links && line > links.from && line < links.to),
    )
    .flatMap((block) => {
      const own = quoted.filter((entry) => entry.block === block);
      return partsOf(block).flatMap((part) => {
        const marks = marksOfPart(block, part);
        if (marks.length === 0) return [];
        const touching = own.filter(({ ranges }) => ranges.some((range) => meets(range, part)));
        const ranges = touching.flatMap((entry) => entry.ranges);
        return [
          {
            line: block.line,
            text: part.text,
            marks,
            proved: touching.length > 0 && leavesNothing(block, part, ranges),
            proofs: touching.map(({ proof }) => proof),
          },
        ];
      });
    });
}

/** Shown output is one statement, however many lines it has. */
function partsOf(block: Block): Part[] {
  if (block.kind !== 'output') return block.parts;
  return [{ text: block.text, start: 0, end: block.text.length, codes: [] }];
}

/** A row of a table and shown output say something in any case. */
function marksOfPart({ kind }: Block, { text, codes }: Part): Mark[] {
  const marks = findMarks(text, codes);
  if (kind === 'row' && marks.length === 0) return ['behaviour'];
  return kind === 'output' ? ['message'] : marks;
}

function locate<Proof extends Quote>(page: Page, blocks: Block[], proof: Proof) {
  try {
    const range = proof.section === undefined ? undefined : sectionRange(page, proof.section);
    const near = blocks.filter(({ line }) => !range || (line >= range.from && line < range.to));
    return [{ proof, ...findQuote(near, proof.says) }];
  } catch {
    return [];
  }
}

const meets = (a: Range, b: Range) => a.start < b.end && b.start < a.end;

function leavesNothing(block: Block, part: Part, ranges: Range[]): boolean {
  if (block.kind === 'row') {
    const [, ...values] = block.cells;
    return values.every((cell) => cell.text === '' || restOf(cell, ranges).trim() === '');
  }
  const rest = restOf(part, ranges);
  if (block.kind === 'output') return rest.trim() === '';
  return (
    findMarks(
      rest,
      part.codes.filter((code) => rest.includes(code)),
    ).length === 0
  );
}

/** What is left of a part's text outside some ranges of its block. */
function restOf({ text, start }: Part, ranges: Range[]): string {
  return [...text]
    .map((letter, index) => ({ letter, at: start + index }))
    .filter(({ at }) => !ranges.some((range) => at >= range.start && at < range.end))
    .map(({ letter }) => letter)
    .join('');
}

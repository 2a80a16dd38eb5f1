import { BY_THE_WAY, type AnsweredWord } from './hits';
import type { RecordKind, Records } from './records';

/** A section that answers: its number on the page, and whether its heading answers as well as its text. */
export interface SectionAnswer {
  readonly number: number;
  readonly isHeading: boolean;
}

/** What on a page answers to a query. */
export interface Evidence {
  /** Title, option name, address or description answer. */
  readonly isWhole: boolean;
  /** The sections that answer, best first. */
  readonly sections: readonly SectionAnswer[];
}

const OF_WHOLE: ReadonlySet<RecordKind> = new Set([
  'option',
  'title',
  'slug',
  'description',
  'keyword',
]);
const OF_HEADING: ReadonlySet<RecordKind> = new Set(['heading', 'anchor']);
/** A section that scores less than this share of the page's best one is not worth a row. */
const WORTH_A_ROW = 0.4;

interface Counts {
  heading: number;
  text: number;
}

/** How many of the words each record has, more than by the way. */
export function countWords(words: readonly AnsweredWord[], records: Records): Uint8Array {
  const counts = new Uint8Array(records.list.length);
  for (const { hits } of words)
    for (let i = 0; i < hits.records.length; i++)
      if (hits.qualities[i]! >= BY_THE_WAY) counts[hits.records[i]!]!++;
  return counts;
}

/** Gathers what on a page answers, section by section; `wordCounts` tells how many words each record has. */
export function evidenceOn(
  page: number,
  wordCounts: Uint8Array,
  records: Records,
  sectionScores: Float32Array,
): Evidence {
  const first = records.firstSection[page]!;
  const counts = new Map<number, Counts>();
  let isWhole = false;
  for (const id of records.recordsOfPage[page]!) {
    const answered = wordCounts[id]!;
    if (!answered) continue;
    const { kind, section } = records.list[id]!;
    if (OF_WHOLE.has(kind)) isWhole = true;
    else {
      const known = counts.get(section) ?? { heading: 0, text: 0 };
      const side = OF_HEADING.has(kind) ? 'heading' : 'text';
      known[side] = Math.max(known[side], answered);
      counts.set(section, known);
    }
  }
  const sections = [...counts].filter(([section]) => !(isWhole && section === first));
  const best = Math.max(0, ...sections.map(([section]) => sectionScores[section]!));
  return {
    isWhole,
    sections: sections
      .filter(([section]) => sectionScores[section]! >= best * WORTH_A_ROW)
      .sort(([a], [b]) => sectionScores[b]! - sectionScores[a]! || a - b)
      .map(([section, { heading, text }]) => ({
        number: section - first,
        isHeading: heading > 0 && heading >= text,
      })),
  };
}

import type { Page } from '../pages/page';
import { excerptAt, inlineCodeWord, lineAt, listProse, type Prose } from '../pages/prose';
import type { Language } from '../pages/page-paths';
import { sentenceSplitters } from '../statements/split-sentences';
import { rates, type Rate } from './rates';

export interface Place {
  file: string;
  line: number;
  /** the words around it, on one line */
  excerpt: string;
}

export interface Measure {
  rate: Rate;
  places: Place[];
  /** per 10,000 words or characters, or a percentage of the sentences */
  figure: number;
  /** how many there may be, or must be, in a text of this length */
  bound: number;
  /** words, characters or sentences in which it is counted */
  length: number;
  met: boolean;
}

/** Paragraphs outside lists and tables: what the rates are counted in. */
const runningText = (page: Page): Prose[] =>
  listProse(page).filter(({ kind }) => kind === 'paragraph');

/** The length of text, inline code left out: words of English, Han characters of Chinese. */
export function measureLength(text: string, language: Language): number {
  const unit = language === 'en' ? /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu : /\p{Script=Han}/gu;
  return text.replace(inlineCodeWord, ' ').match(unit)?.length ?? 0;
}

/** Length of the pages' running text in a language. */
export function textLength(pages: Page[], language: Language): number {
  return pages
    .filter((page) => page.language === language)
    .flatMap(runningText)
    .reduce((sum, { text }) => sum + measureLength(text, language), 0);
}

/** A part of a text in which a rate is counted, and where it begins. */
interface Part {
  page: Page;
  prose: Prose;
  text: string;
  start: number;
}

function sentencesOf(page: Page, prose: Prose): Part[] {
  let end = 0;
  return sentenceSplitters[page.language](prose.text).map((text) => {
    const start = prose.text.indexOf(text, end);
    end = start + text.length;
    return { page, prose, text: text.trimStart(), start };
  });
}

function partsOf(page: Page, per: Rate['per']): Part[] {
  return runningText(page).flatMap((prose) => {
    if (per === 'words') return [{ page, prose, text: prose.text, start: 0 }];
    const sentences = sentencesOf(page, prose);
    return per === 'sentences' ? sentences : sentences.slice(1);
  });
}

/** Every rate, counted in the running text of the pages. */
export function measure(pages: Page[]): Measure[] {
  return rates.map((rate) => {
    const parts = pages
      .filter(({ language }) => language === rate.language)
      .flatMap((page) => partsOf(page, rate.per));
    const places = parts.flatMap((part) => placesIn(part, rate.pattern));
    const length = rate.per === 'words' ? textLength(pages, rate.language) : parts.length;
    return { rate, places, length, ...judge(rate, places.length, length) };
  });
}

/** A count beside its aim. In a text too short for the share to be a whole number, one more than the share isn't a miss. */
export function judge(
  { per, atMost, atLeast }: Pick<Rate, 'per' | 'atMost' | 'atLeast'>,
  count: number,
  length: number,
) {
  const unit = per === 'words' ? 10_000 : 100;
  const share = ((atMost ?? atLeast ?? 0) * length) / unit;
  const bound = atMost === undefined ? Math.floor(share) : Math.ceil(share);
  return {
    figure: length === 0 ? 0 : (count * unit) / length,
    bound,
    met: atMost === undefined ? count >= bound : count <= bound,
  };
}

/** All places of a global pattern, or the first one of another. */
function placesIn({ page, prose, text, start }: Part, pattern: RegExp): Place[] {
  const found = pattern.global ? [...text.matchAll(pattern)] : [text.match(pattern)];
  return found.flatMap((match) =>
    match
      ? [
          {
            file: page.file,
            line: lineAt(prose, start + match.index!),
            excerpt: excerptAt(prose, start + match.index!, match[0].length),
          },
        ]
      : [],
  );
}

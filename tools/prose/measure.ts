import type { Page } from '../pages/page';
import { excerptAt, inlineCodeWord, lineAt, listProse, type Prose } from '../pages/prose';
import type { Language } from '../pages/page-paths';
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
  /** per 10,000 words or characters */
  figure: number;
  /** how many there may be, or must be, in a text of this length */
  bound: number;
  met: boolean;
}

/** Paragraphs outside lists and tables: what the rates are counted in. */
const runningText = (page: Page): Prose[] =>
  listProse(page).filter(({ kind }) => kind === 'paragraph');

/** The length of text, inline code left out: words of English, Han characters of Chinese. */
function lengthOf(text: string, language: Language): number {
  const unit = language === 'en' ? /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu : /\p{Script=Han}/gu;
  return text.replace(inlineCodeWord, ' ').match(unit)?.length ?? 0;
}

/** Length of the pages' running text in a language. */
export function textLength(pages: Page[], language: Language): number {
  return pages
    .filter((page) => page.language === language)
    .flatMap(runningText)
    .reduce((sum, { text }) => sum + lengthOf(text, language), 0);
}

/** Every rate, counted in the running text of the pages. */
export function measure(pages: Page[]): Measure[] {
  return rates.map((rate) => {
    const places = pages
      .filter(({ language }) => language === rate.language)
      .flatMap((page) => runningText(page).flatMap((prose) => placesIn(page, prose, rate.pattern)));
    const length = textLength(pages, rate.language);
    return { rate, places, ...judge(rate, places.length, length) };
  });
}

/** A count beside its aim. One more than the aim's share is no miss in a text too short for the share to be whole. */
export function judge(rate: Pick<Rate, 'atMost' | 'atLeast'>, count: number, length: number) {
  const share = ((rate.atMost ?? rate.atLeast ?? 0) * length) / 10_000;
  const bound = rate.atMost === undefined ? Math.floor(share) : Math.ceil(share);
  return {
    figure: length === 0 ? 0 : (count * 10_000) / length,
    bound,
    met: rate.atMost === undefined ? count >= bound : count <= bound,
  };
}

function placesIn(page: Page, prose: Prose, pattern: RegExp): Place[] {
  return [...prose.text.matchAll(pattern)].map(({ index, 0: found }) => ({
    file: page.file,
    line: lineAt(prose, index),
    excerpt: excerptAt(prose, index, found.length),
  }));
}

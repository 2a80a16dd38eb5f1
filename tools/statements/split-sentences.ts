import type { Language } from '../pages/page-paths';
import { codeEnd, codeStart } from './as-read';

const boundary = new RegExp(
  `[.!?]["”’)${codeEnd}]*\\s+(?=["“‘(\\[]?(?:${codeStart}|[A-Z0-9<@]))`,
  'g',
);
const abbreviation = /(?:\b(?:e\.g|i\.e|vs|etc|cf|approx|incl)\.|\s[A-Z]\.)\s+$/;

/** The sentences of a paragraph whose inline code is between marks. */
export function splitSentences(marked: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of marked.matchAll(boundary)) {
    const end = match.index + match[0].length;
    const sentence = marked.slice(start, end);
    if (isInCode(sentence) || abbreviation.test(sentence)) continue;
    sentences.push(sentence);
    start = end;
  }
  return [...sentences, marked.slice(start)].filter((sentence) => sentence.trim() !== '');
}

const isInCode = (text: string) => text.lastIndexOf(codeStart) > text.lastIndexOf(codeEnd);

/** The sentences of a Chinese paragraph whose inline code is between marks. */
export const splitChineseSentences = (marked: string): string[] =>
  marked.split(/(?<=[。！？][”）]*)(?![”）])/).filter((sentence) => sentence.trim() !== '');

/** How to take a paragraph of a language apart. */
export const sentenceSplitters: Record<Language, (marked: string) => string[]> = {
  en: splitSentences,
  zh: splitChineseSentences,
};

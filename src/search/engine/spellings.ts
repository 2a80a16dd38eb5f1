import { bitCount, isOneEditApart, isOneEditFromPrefix, letterSet } from './one-edit';
import { partsOf, type Word } from './tokens';

/** A spelling near to what was typed. */
export interface NearSpelling {
  readonly text: string;
  /** The numbers of the words that are spelt so, or have such a part. */
  readonly words: readonly number[];
  /** Whether all of it is near, not only its beginning. */
  readonly isWhole: boolean;
}

interface Spelling {
  readonly text: string;
  readonly letters: number;
  readonly words: number[];
}

/** Shorter ones are near to too much. */
const SHORTEST = 3;

const spellingsOf = (word: Word) =>
  [...new Set([word.text, ...word.text.split(/[./@]/), ...partsOf(word)])].filter(
    ({ length }) => length >= SHORTEST,
  );

/** How words and their parts are spelt, to be searched with a typing error. */
export class Spellings {
  private readonly list: readonly Spelling[];

  constructor(words: readonly Word[]) {
    const known = new Map<string, number[]>();
    for (const [number, word] of words.entries()) {
      for (const text of spellingsOf(word)) {
        const others = known.get(text);
        if (others) others.push(number);
        else known.set(text, [number]);
      }
    }
    this.list = [...known].map(([text, numbers]) => ({
      text,
      letters: letterSet(text),
      words: numbers,
    }));
  }

  /** The spellings that are one typing error away; with an unfinished text also those that it begins. */
  near(text: string, isUnfinished: boolean): NearSpelling[] {
    const letters = letterSet(text);
    const found: NearSpelling[] = [];
    for (const spelling of this.list) {
      if (bitCount(letters & ~spelling.letters) > 1) continue;
      const isWhole = isOneEditApart(text, spelling.text);
      if (isWhole || (isUnfinished && isOneEditFromPrefix(text, spelling.text)))
        found.push({ text: spelling.text, words: spelling.words, isWhole });
    }
    return found;
  }
}

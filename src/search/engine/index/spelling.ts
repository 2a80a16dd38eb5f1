import { partsOf, type Word } from '../text/tokenizer';

/** Whether two words differ by one letter: one more, one less, another one, or two that changed places. */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const difference = long.length - short.length;
  if (difference > 1) return false;
  let i = 0;
  while (i < short.length && short[i] === long[i]) i++;
  if (difference === 1) return short.slice(i) === long.slice(i + 1);
  if (i === short.length) return false;
  if (short.slice(i + 1) === long.slice(i + 1)) return true;
  const swapped = short[i] === long[i + 1] && short[i + 1] === long[i];
  return swapped && short.slice(i + 2) === long.slice(i + 2);
}

/** A set of a word's letters, as bits; two words one edit apart differ in at most two bits. */
export function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

/** How many bits of a 32-bit number are set. */
export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

interface Spelling {
  readonly text: string;
  readonly letters: number;
  /** The numbers of the words that are spelt so, or have such a part. */
  readonly words: number[];
}

/** Shorter words are one letter away from too many others. */
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

  /** The spellings that are one typing error away. */
  near(text: string): Spelling[] {
    if (text.length < SHORTEST) return [];
    const letters = letterSet(text);
    return this.list.filter(
      (spelling) =>
        bitCount(letters & ~spelling.letters) <= 1 && isOneEditApart(text, spelling.text),
    );
  }
}

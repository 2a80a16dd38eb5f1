/** Characters of which nothing but the case can be folded: ASCII and Han. */
const PLAIN = /^[\x00-\x7f\u3400-\u9fff]*$/;
/** Marks on any letter but a Cyrillic one; the marks of Kana and Hangul lie outside of this range. */
const ACCENTS = /([^\u0300-\u036f\u0400-\u052f])[\u0300-\u036f]+/g;
const INNER_HYPHEN = /(?<=[\p{L}\p{N}])[-_](?=[\p{L}\p{N}])/gu;
/** What is folded as a whole: conjoining Jamo, or a character with its marks. */
const CLUSTER = /[\u1100-\u11ff]+|[\s\S]\p{M}*/gu;

/** Lower case, accents removed, full-width forms as plain ones; Cyrillic keeps its marks, Hangul is composed. */
export function normalise(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(ACCENTS, '$1').normalize('NFC').toLowerCase();
}

/** Normalised, and without hyphens and underscores inside words: `asset-prefix`, `asset_prefix` and `assetPrefix` are one. */
export function fold(text: string): string {
  return normalise(text).replace(INNER_HYPHEN, '');
}

/** The letters and digits of a folded text, without anything between them. */
export const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** A folded text that knows where in the source each of its characters is. */
export interface FoldedText {
  readonly text: string;
  /** For each character the start and the end of its source. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Folds a text and keeps where each character comes from. */
export function foldWithSource(source: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (const { 0: cluster, index } of PLAIN.test(source) ? [] : source.matchAll(CLUSTER)) {
    const folded = normalise(cluster);
    for (let i = 0; i < folded.length; i++) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
    text += folded;
  }
  if (!text) {
    text = source.toLowerCase();
    for (let i = 0; i < text.length; i++) {
      starts.push(i);
      ends.push(i + 1);
    }
  }
  const hyphens = [...text.matchAll(INNER_HYPHEN)];
  for (const { index } of hyphens.reverse()) {
    starts.splice(index, 1);
    ends.splice(index, 1);
  }
  return { text: hyphens.length ? text.replace(INNER_HYPHEN, '') : text, starts, ends };
}

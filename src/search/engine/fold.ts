/** Marks on any letter but a Cyrillic one; the marks of Kana and Hangul lie outside of this range. */
const ACCENTS = /([^\u0300-\u036f\u0400-\u052f])[\u0300-\u036f]+/g;
const INNER_HYPHEN = /(?<=[\p{L}\p{N}])[-_](?=[\p{L}\p{N}])/gu;

/** Lower case, accents removed, full-width forms as plain ones; Cyrillic keeps its marks, Hangul is composed. */
export const normalise = (text: string): string =>
  text.normalize('NFKD').replace(ACCENTS, '$1').normalize('NFC').toLowerCase();

/** Normalised, and without hyphens and underscores inside words: `asset-prefix`, `asset_prefix` and `assetPrefix` are one. */
export const fold = (text: string): string => normalise(text).replace(INNER_HYPHEN, '');

/** The letters and digits of a folded text, without anything between them. */
export const toKey = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

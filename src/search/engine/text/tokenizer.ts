import { fold } from './fold';

/** Letters of scripts that put no spaces between words: Han, Kana and Hangul. */
const CJK =
  '[\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff]|[\\ud840-\\ud8bf][\\udc00-\\udfff]';
/** Letters and digits of all others, full-width Latin included. */
const LETTER =
  '0-9A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u02ff\\u0300-\\u1fff\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a';
const WORD = `(?:--?|@)?[${LETTER}](?:[${LETTER}_$@./-]*[${LETTER}])?`;
const TOKEN = new RegExp(`((?:${CJK})+)|${WORD}`, 'g');

/** A word, a name such as `dev.hmr`, a flag, or a run of CJK characters. */
export interface Token {
  /** As written. */
  readonly raw: string;
  readonly isCjk: boolean;
}

/** The tokens of a text, in order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(([raw, cjk]) => ({ raw, isCjk: cjk !== undefined }));
}

/** A word as the index knows it: folded, with the places where a part of it begins or a separator is. */
export interface Word {
  readonly text: string;
  /** Bit n is set when the word can be cut before its character n (n < 31). */
  readonly cuts: number;
}

const HUMP = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[-_])|(?=[./@])|(?<=[./@])/;

/** Folds a word and finds its parts: `assetPrefix` → asset, prefix; `@rsbuild/plugin-react` → rsbuild, plugin, react. */
export function wordOf(raw: string): Word {
  const [, sign = '', name = ''] = /^(-*)(.*)$/s.exec(raw)!;
  let text = sign;
  let cuts = 0;
  for (const part of name.split(HUMP)) {
    if (text && text.length < 31) cuts |= 1 << text.length;
    text += fold(part).replace(/[-_]$/, '');
  }
  return { text, cuts };
}

/** The parts of a word that are worth being found by themselves. */
export function partsOf({ text, cuts }: Word): string[] {
  if (!cuts) return [];
  const parts: string[] = [];
  let start = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && !(i < 31 && cuts & (1 << i))) continue;
    const part = text.slice(start, i);
    if (part.length > 1) parts.push(part);
    start = i;
  }
  return parts;
}

/** English endings, longest first; what remains has four letters at least. */
const ENDING = /(?<=^.{4,})(?:izations?|ations?|ments?|ings?|ions?|ers?|ies|ed|es|s|e|y)$/;

/** The beginning that the forms of an English word share (`deploying` → `deploy`), or undefined where there is no shorter one. */
export function stemOf(word: string): string | undefined {
  if (!/^[a-z]{5,}$/.test(word) || word.endsWith('ss')) return undefined;
  const stem = word.replace(ENDING, '').replace(/([bdgmnprt])\1$/, '$1');
  return stem.length < word.length && stem.length >= 4 ? stem : undefined;
}

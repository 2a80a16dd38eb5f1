/** English endings, longest first; what remains has four letters at least. */
const ENDING = /(?<=^.{4,})(?:izations?|ations?|ments?|ings?|ions?|ers?|ies|ed|es|s|e|y)$/;

/** The beginning that the forms of an English word share (`deploying` → `deploy`), or undefined where there is no shorter one. */
export function stemOf(word: string): string | undefined {
  if (!/^[a-z]{5,}$/.test(word) || word.endsWith('ss')) return undefined;
  const stem = word.replace(ENDING, '').replace(/([bdgmnprt])\1$/, '$1');
  return stem.length < word.length && stem.length >= 4 ? stem : undefined;
}

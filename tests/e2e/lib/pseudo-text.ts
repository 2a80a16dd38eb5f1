/** Names, and what isn't read: the mark of an admonition, entities, placeholders, tags and addresses. */
const KEPT = String.raw`(?<![\w@/-])(?:API|Rsbuild)(?![\w/.-]*\w)|:::\w+|&\w+;|\{\w+\}|<[^<>]*>|https?:\S+`;

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS: Readonly<Record<string, string>> = {
  // Accents alone: readers of English still know what it says.
  'en-XA': 'ábçdéfghíjklmñópqrštúvwxýž',
  // Letters of a right-to-left script, one for one.
  'ar-XB': 'ابثدعفغهيجكلمنوپقرستءڤوخىز',
};

export const PSEUDO_LOCALES = Object.keys(LETTERS);

/**
 * An English text as one of a language that nobody speaks: other letters, and each vowel twice, which makes words some
 * 40 % longer.
 * @example pseudoText('Copy code', 'en-XA') // => 'Çóópýý çóódéé'
 */
export function pseudoText(text: string, locale: string): string {
  const letters = [...LETTERS[locale]!];
  return text.replace(new RegExp(`${KEPT}|[a-z]`, 'gi'), (part) => {
    if (part.length > 1) return part;
    const lower = letters[LATIN.indexOf(part.toLowerCase())]!;
    const own = part < 'a' ? lower.toUpperCase() : lower;
    return /[aeiouy]/i.test(part) ? own + lower : own;
  });
}

import { inlineCode } from '../../statements/as-read';

/** Words after which something may stand in front in the other language: “`a` of `b`” is “`b` 的 `a`”. */
const attaching =
  /\b(?:if|when|while|unless|because|since|as|of|in|on|at|from|to|for|with|without|that|which|where|by|per|under|below|above|before|after|until|than|into|instead|except|whose|so|although|through|like|between|inside|over|matter)\b|[’']s\b/i;

/** Where what follows is said of something else: “`a` for `b`, and `c` for `d`”. */
const coordinating = /[,;]|\b(?:and|or|but|otherwise)\b/i;

/** “Rename `a` to `b`”, where the new name comes last in both languages. */
const becoming = /\b(?:renam\w*|set\w*|chang\w*|turn\w*|from)\b[^.;:,]*$/i;

interface Code {
  name: string;
  start: number;
  end: number;
}

/**
 * The first two names in the inline code of an English sentence that its translation has the other way round, and
 * that nothing in the sentence lets change their places: one doesn't belong to the other, or each belongs to
 * something by the same word. Names that are there more than once are left out.
 */
export function exchangedCode(english: string, chinese: string): [string, string] | undefined {
  const order = onceIn(chinese).map(({ name }) => name);
  const codes = onceIn(english).filter(({ name }) => order.includes(name));
  for (const [index, first] of codes.entries()) {
    const second = codes
      .slice(index + 1)
      .find(
        (code) =>
          order.indexOf(code.name) < order.indexOf(first.name) && !mayMove(english, first, code),
      );
    if (second) return [first.name, second.name];
  }
  return undefined;
}

function onceIn(marked: string): Code[] {
  const codes = [...marked.matchAll(inlineCode)].map(({ 0: whole, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + whole.length,
  }));
  return codes.filter(({ name }) => codes.filter((code) => code.name === name).length === 1);
}

function mayMove(sentence: string, first: Code, second: Code): boolean {
  const before = sentence.slice(0, first.start);
  const between = sentence.slice(first.end, second.start).replace(inlineCode, ' ');
  const word = wordBefore(sentence, second);
  const isParallel = attaching.test(word) && word === wordBefore(sentence, first);
  if (isParallel && coordinating.test(between)) return false;
  if (between.includes(',') && attaching.test(openingOf(before))) return true;
  return attaching.test(between) && !(between.trim() === 'to' && becoming.test(before));
}

/** The first word of the clause that a text ends with: “With `a`, …” may be said later. */
const openingOf = (text: string) => /(?:^|[.;:,] )\s*(\w+)[^.;:,]*$/.exec(text)?.[1] ?? '';

const wordBefore = (sentence: string, { start }: Code) =>
  /(\w+)\s*$/.exec(sentence.slice(0, start))?.[1]?.toLowerCase() ?? '';

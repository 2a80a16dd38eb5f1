import type { Language } from '../../pages/page-paths';

/** What a stretch of text states that no translation changes. */
export interface Facts {
  /** contents of inline code, each once */
  code: string[];
  /** numbers and versions written with digits: `3000`, `1.3.22`; thousands and millions are multiplied out */
  figures: string[];
  /** numbers written as words, which the other language may write with digits */
  spelled: string[];
  /** names of files and options outside inline code */
  names: string[];
  /** of Chinese, what is in quotation marks and in Latin letters: messages and labels of programs */
  quotes: string[];
  /** the text without inline code, squeezed, in which a word of the other language's code may be found */
  plain: string;
}

const numberWords: Record<Language, Record<string, RegExp>> = {
  en: {
    0: /\bzero\b/i,
    1: /\b(?:ones?|once|first|single)\b|\bJan(?:uary)?\b/i,
    2: /\b(?:two|twice|second|both|double)\b|\bFeb(?:ruary)?\b/i,
    3: /\b(?:three|third)\b|\bMarch\b/i,
    4: /\b(?:four|fourth)\b|\bApril\b/i,
    5: /\b(?:[Ff]ive|[Ff]ifth)\b|\bMay \d/,
    6: /\b(?:six|sixth|June)\b/i,
    7: /\b(?:seven|seventh|July)\b/i,
    8: /\b(?:eight|eighth|August)\b/i,
    9: /\b(?:nine|ninth|September)\b/i,
    10: /\b(?:ten|tenth|October)\b/i,
    11: /\b(?:eleven|November)\b/i,
    12: /\b(?:twelve|dozen|December)\b/i,
    20: /\btwenty\b/i,
    50: /\b(?:half|fifty)\b/i,
    100: /\bhundred\b/i,
    1000: /\bthousand\b/i,
  },
  zh: {
    0: /零/,
    1: /一|首/,
    2: /二|两|双/,
    3: /三/,
    4: /四/,
    5: /五/,
    6: /六/,
    7: /七/,
    8: /八/,
    9: /九/,
    10: /十/,
    11: /十一/,
    12: /十二/,
    20: /二十/,
    50: /半|五十/,
    100: /百/,
    1000: /千/,
  },
};

const magnitudes: Record<string, number> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
};

const figure =
  /(?<![\p{Script=Latin}\d._])v?(\d+(?:[.,]\d+)*)(?:\.x)?(?: ?(thousand|million|billion|百万|千万|千|万|亿))?/gu;

/** Names with a file's ending, `package.json`, or of an option, `output.distPath`; not Node.js and the like. */
const name = /(?<![\p{Script=Latin}\d@/._-])[a-z][\w-]*(?:\.[a-z][\w-]*)+(?![\w/])/gu;

const quote = /[“"]([\x20-\x7e…]*[a-z][\x20-\x7e…]*)[”"]/gi;

/** Reads the facts of text whose inline code has been taken out and is given apart. */
export function readFacts(text: string, code: string[], language: Language): Facts {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)];
  return {
    code: unique(code),
    figures: unique(all(figure).map(([, digits = '', unit]) => valueOf(digits, unit))),
    spelled: spelledIn(text, language),
    names: unique(all(name).map(([found]) => found)).filter(
      (found) => !/^(?:e\.g|i\.e)$/.test(found),
    ),
    quotes: language === 'zh' ? unique(all(quote).map(([, quoted = '']) => quoted)) : [],
    plain: squeeze(text),
  };
}

/** What a text lacks of the facts of the same text in the other language. */
export function lacking(facts: Facts, other: Facts): string[] {
  const words = new Set([...facts.code, ...facts.names].flatMap(wordsOf));
  const isTold = (word: string) =>
    words.has(word) || (word.length > 1 && facts.plain.includes(squeeze(word)));
  const translated = facts.code.filter((code) => !other.code.includes(code)).some(hasHan);
  const isKnown = (code: string) =>
    facts.code.includes(code) ||
    hasHan(code) ||
    (translated && code.includes(' ')) ||
    (/\w/.test(code) && wordsOf(code).every(isTold));
  return [
    ...other.code.filter((code) => !isKnown(code)).map((code) => `\`${code}\``),
    ...other.figures.filter(
      (value) =>
        !facts.figures.includes(value) && !facts.spelled.includes(value) && !words.has(value),
    ),
    ...other.names.filter((found) => !isKnown(found)),
    ...other.quotes
      .filter((quoted) => !facts.plain.includes(squeeze(quoted)))
      .map((quoted) => `“${quoted}”`),
  ];
}

/** A placeholder in code may be translated: `<名称>`. */
const hasHan = (code: string) => /\p{Script=Han}/u.test(code);

const unique = <T>(values: T[]) => [...new Set(values)];

/** Without what sets “sets up” apart from `setup`, or “targets” from `target`. */
const squeeze = (text: string) => text.toLowerCase().replace(/s\b|[\s-]/g, '');

/** `type: 'module'` → type, module */
const wordsOf = (code: string) => code.split(/[^\w$@/.-]+|^\.|(?<=\w)\.$/).filter(Boolean);

function valueOf(digits: string, unit?: string): string {
  const plain = digits.replace(/,(?=\d{3}(?:\D|$))/g, '');
  return unit === undefined ? plain : String(Number(plain) * (magnitudes[unit] ?? 1));
}

const spelledIn = (text: string, language: Language) =>
  Object.entries(numberWords[language]).flatMap(([value, words]) =>
    words.test(text) ? [value] : [],
  );

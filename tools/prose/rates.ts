import type { Language } from '../pages/page-paths';

/** How often something is written in running text. */
export interface Rate {
  name: string;
  language: Language;
  pattern: RegExp;
  /** per 10,000 words of English, per 10,000 Han characters of Chinese, over the whole site */
  atMost?: number;
  atLeast?: number;
}

const english: Omit<Rate, 'language'>[] = [
  { name: 'semicolons', pattern: /;/g, atMost: 12 },
  { name: 'colons', pattern: /:(?= *\S)/g, atMost: 30 },
  { name: 'you can', pattern: /\byou can\b/gi, atLeast: 25 },
  {
    name: 'contractions',
    pattern: /\w['’](?:t|re|ll|ve|d|m)\b|\b(?:it|that|there|here|what|let|who|where|how)['’]s\b/gi,
    atLeast: 20,
  },
  { name: 'of its own', pattern: /\bof (?:its|your|their|our) own\b/gi, atMost: 2 },
  { name: 'stand', pattern: /\bstands?\b(?!-| (?:for|out|in for|still)\b)/gi, atMost: 0 },
  {
    name: 'know',
    pattern: /(?<!\b(?:you|we|I|people|readers?|developers?)(?: \w+)? )(?<!\bto )\bknows?\b/gi,
    atMost: 2,
  },
  { name: 'several', pattern: /\bseveral\b/gi, atMost: 4 },
];

const chinese: Omit<Rate, 'language'>[] = [
  { name: '会', pattern: /会/g, atMost: 110 },
  { name: '请', pattern: /请/g, atMost: 25 },
  { name: '；', pattern: /；/g, atMost: 5 },
  { name: '：', pattern: /：(?=.)/g, atMost: 18 },
  { name: '得到', pattern: /得到/g, atMost: 4 },
  { name: '自己', pattern: /自己/g, atMost: 6 },
  { name: '它', pattern: /它/g, atMost: 70 },
];

/** The words and marks whose number tells a translated text from a written one, with the aim of each. */
export const rates: Rate[] = [
  ...english.map((rate) => ({ ...rate, language: 'en' as const })),
  ...chinese.map((rate) => ({ ...rate, language: 'zh' as const })),
];

/** The aim as it is printed: `≤ 12`. */
export const aimOf = ({ atMost, atLeast }: Rate) =>
  atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;

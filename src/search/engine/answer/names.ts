import { keyOf } from '../text/fold';
import type { IndexPage, IndexTexts } from '../index/index-format';

/** What a page is called, as keys to compare a query with. */
export interface PageNames {
  readonly option?: string;
  /** The last part of the option's path, or of a package's name. */
  readonly lastPart?: string;
  /** The last word of that, such as “prefix” of “assetPrefix”. */
  readonly lastWord?: string;
  readonly title: string;
  readonly slug: string;
  readonly headings: readonly string[];
  /** What readers call what they find here; it comes with the texts. */
  readonly keywords: readonly string[];
}

/** A query as keys: itself, and what it means. */
export interface QueryKeys {
  readonly key: string;
  readonly meantKeys: readonly string[];
}

const EXACT = { option: 1000, lastPart: 500, title: 400, slug: 200, heading: 15, keyword: 30 };
/** What a name counts that the query does not say, but means: without weak words, or by a synonym. */
const MEANT = 0.4;
const BEGINNING = { lastPart: 100, title: 80, lastWord: 25 };

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/** The names of a page, prepared for comparison; `strongKeyOf` leaves out what a heading need not have. */
export function namesOf(
  { title, option, path, headings }: IndexPage,
  strongKeyOf: (text: string) => string,
): PageNames {
  const packageName = title.startsWith('@') ? lastSegment(title) : undefined;
  const lastPart = option?.split('.').at(-1) ?? packageName;
  return {
    option: option && keyOf(option),
    lastPart: lastPart && keyOf(lastPart),
    lastWord: lastPart && keyOf(lastPart.split(/(?=[A-Z])/).at(-1)!),
    title: keyOf(title),
    slug: keyOf(lastSegment(path)),
    headings: headings.flatMap(([, text]) => [strongKeyOf(text), keyOf(text.split('.').at(-1)!)]),
    keywords: [],
  };
}

function exactBonus(key: string, { option, lastPart, title, slug }: PageNames): number {
  if (key === option) return EXACT.option;
  if (key === lastPart) return EXACT.lastPart;
  if (key === title) return EXACT.title;
  return key === slug ? EXACT.slug : 0;
}

function beginningBonus(key: string, { lastPart, title, lastWord }: PageNames): number {
  const share = (name: string) => 1 + key.length / name.length;
  if (key.length < 2) return 0;
  if (lastPart?.startsWith(key)) return BEGINNING.lastPart * share(lastPart);
  if (title.startsWith(key)) return BEGINNING.title * share(title);
  return lastWord?.startsWith(key) ? BEGINNING.lastWord * share(lastWord) : 0;
}

/** What a page gains when the query, or what is meant by it, is its name or begins it; exact names come first, options before all. */
export function nameBonus({ key, meantKeys }: QueryKeys, names: PageNames): number {
  if (!key) return 0;
  const exact = exactBonus(key, names);
  if (exact >= EXACT.title) return exact;
  const meant = Math.max(0, ...meantKeys.map((other) => exactBonus(other, names) * MEANT));
  const says = (known: readonly string[]) =>
    [key, ...meantKeys].some((each) => known.includes(each));
  return (
    Math.max(exact, meant) +
    beginningBonus(key, names) +
    (says(names.headings) ? EXACT.heading : 0) +
    (says(names.keywords) ? EXACT.keyword : 0)
  );
}

/** What it adds that a page has the query as it is written, by where it has it. */
const BONUS = { title: 30, heading: 14, description: 8, text: 6 };

const has = (text: string | undefined, phrase: string) => text?.toLowerCase().includes(phrase);

/** What a page gains by having a phrase, given in lower case, as it is written. */
export function phraseBonus(phrase: string, page: IndexPage, texts?: IndexTexts): number {
  if (has(page.title, phrase)) return BONUS.title;
  if (page.headings.some(([, heading]) => has(heading, phrase))) return BONUS.heading;
  if (has(texts?.description, phrase)) return BONUS.description;
  return texts?.texts.some((text) => has(text, phrase)) ? BONUS.text : 0;
}

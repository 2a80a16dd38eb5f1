import type { IndexPage, IndexTexts } from '../index/index-format';
import { keyOf } from '../text/fold';
import type { Query } from './query';

/** What a page is called, as keys to compare a query with. */
export interface PageNames {
  readonly option?: string;
  /** The last part of the option's path, or of a package's name. */
  readonly lastPart?: string;
  /** Names in other versions, of the option and of what the headings name. */
  readonly others: readonly string[];
  readonly title: string;
  readonly slug: string;
  /** What readers call what they find here; it comes with the texts. */
  readonly keywords: readonly string[];
}

/** What a page gains by a name that is the whole query: options come first, before all others. */
const EXACT = { option: 1000, otherName: 900, lastPart: 500, title: 400, slug: 200, keyword: 30 };
/** By an option's name or a title that begins with the query. */
const BEGINNING = 80;
/** By having a query of several words as it is written. */
const PHRASE = 7;

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/** The names of a page, prepared for comparison. */
export function namesOf({ title, option, otherNames = [], path, headings }: IndexPage): PageNames {
  const packageName = title.startsWith('@') ? lastSegment(title) : undefined;
  const lastPart = option?.split('.').at(-1) ?? packageName;
  return {
    option: option && keyOf(option),
    lastPart: lastPart && keyOf(lastPart),
    others: [
      ...otherNames,
      ...headings.flatMap(([, , , versions]) => versions?.otherNames ?? []),
    ].map(([name]) => keyOf(name)),
    title: keyOf(title),
    slug: keyOf(lastSegment(path)),
    keywords: [],
  };
}

function exactBonus(key: string, names: PageNames): number {
  const { option, others, lastPart, title, slug, keywords } = names;
  if (key === option) return EXACT.option;
  if (others.includes(key)) return EXACT.otherName;
  if (key === lastPart) return EXACT.lastPart;
  if (key === title) return EXACT.title;
  if (key === slug) return EXACT.slug;
  return keywords.includes(key) ? EXACT.keyword : 0;
}

/** What a page gains when the query, or what is meant by it, is its name or begins it. */
export function nameBonus({ key, meantKeys }: Query, names: PageNames): number {
  if (!key) return 0;
  const exact = Math.max(...[key, ...meantKeys].map((each) => exactBonus(each, names)));
  const begins = names.lastPart?.startsWith(key) || names.title.startsWith(key);
  return exact + (begins && key.length > 1 ? BEGINNING : 0);
}

/** What a page gains by having a query as it is written. */
export function phraseBonus(
  { text }: Query,
  { title, headings }: IndexPage,
  { description, texts }: Partial<IndexTexts> = {},
): number {
  const has = (each = '') => each.toLowerCase().includes(text);
  const isWritten =
    has(title) || has(description) || headings.some(([, each]) => has(each)) || texts?.some(has);
  return isWritten ? PHRASE : 0;
}

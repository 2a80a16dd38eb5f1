import type { IndexPage } from './index-format';
import { keyOf } from './query';

/** What a page is called, as keys to compare a query with. */
export interface PageNames {
  readonly option?: string;
  /** The last part of the option's path, or of a package's name. */
  readonly lastPart?: string;
  readonly title: string;
  readonly slug: string;
  readonly headings: readonly string[];
}

const EXACT = { option: 1000, lastPart: 500, title: 400, slug: 200, heading: 40 };
const BEGINNING = { lastPart: 100, title: 80 };

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/** The names of a page, prepared for comparison. */
export function namesOf({ title, option, path, headings }: IndexPage): PageNames {
  const packageName = title.startsWith('@') ? lastSegment(title) : undefined;
  const lastPart = option?.split('.').at(-1) ?? packageName;
  return {
    option: option && keyOf(option),
    lastPart: lastPart && keyOf(lastPart),
    title: keyOf(title),
    slug: keyOf(lastSegment(path)),
    headings: headings.map(([, text]) => keyOf(text)),
  };
}

/** What a page gains when the whole query is its name or begins it; exact names come first, options before all. */
export function nameBonus(key: string, names: PageNames): number {
  const { option, lastPart, title, slug, headings } = names;
  if (!key) return 0;
  if (key === option) return EXACT.option;
  if (key === lastPart) return EXACT.lastPart;
  if (key === title) return EXACT.title;
  const share = (name: string) => 1 + key.length / name.length;
  let bonus = (key === slug ? EXACT.slug : 0) + (headings.includes(key) ? EXACT.heading : 0);
  if (key.length < 2) return bonus;
  if (lastPart?.startsWith(key)) bonus += BEGINNING.lastPart * share(lastPart);
  else if (title.startsWith(key)) bonus += BEGINNING.title * share(title);
  return bonus;
}

import type { IndexPage, IndexTexts } from './index-format';

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

import { BuiltDocs, type FoundPages } from './built-docs';
import { LANGUAGES, type Language } from './built-index';
import { defineVerb } from '../command/verb';

export const verb = defineVerb({
  about: 'Searches the last build as its readers do.',
  takes: '<query>',
  flags: {
    lang: { type: 'string', choices: LANGUAGES, about: 'the language, English without it' },
    limit: { type: 'string', value: 'number', about: 'the most pages to show, 7 without it' },
    json: { type: 'boolean', about: 'print JSON' },
  },
  run({ lang = 'en', limit = '7', json }, words) {
    const query = words.join(' ').trim();
    if (!query) throw new Error('Expected a query, found none: npm run -s docs -- search alias');
    const most = Number(limit);
    if (!Number.isInteger(most) || most < 1)
      throw new Error(`--limit: expected a whole number from 1, found ${limit}.`);
    const found = new BuiltDocs(lang as Language).search(query, most);
    if (json) console.log(JSON.stringify(found, null, 2));
    else printPages(found);
  },
});

function printPages({ pages, total, query }: FoundPages) {
  if (!total) return console.log(`Nothing found for “${query}”.`);
  for (const { title, address, trail, passages } of pages) {
    console.log(`${title}  ${address}  (${trail.join(' › ')})`);
    for (const { heading, text } of passages)
      console.log(`  ${heading}${text ? `\n    ${text}` : ''}`);
  }
  console.log(`\n${pages.length} of ${total} pages`);
}

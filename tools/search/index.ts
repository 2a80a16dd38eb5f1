// npm run -s docs:search -- "alias" [--lang zh] [--limit 7] [--json]: searches the last build as its readers do.
import { parseArgs } from 'node:util';
import { BuiltDocs, type FoundPages } from '../../src/search/build/built-docs';
import { LANGUAGES, type Language } from '../../src/search/build/built-index';
import { runCommand } from '../command/run-command';

const USAGE = 'npm run -s docs:search -- "alias" --lang zh --limit 7 --json';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lang: { type: 'string', default: 'en' },
      limit: { type: 'string', default: '7' },
      json: { type: 'boolean', default: false },
    },
  });
  const query = positionals.join(' ').trim();
  if (!query) throw new Error(`Expected a query, found none: ${USAGE}`);
  const language = LANGUAGES.find((each) => each === values.lang);
  if (!language)
    throw new Error(`--lang: expected ${LANGUAGES.join(' or ')}, found ${values.lang}.`);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1)
    throw new Error(`--limit: expected a whole number from 1, found ${values.limit}.`);
  return { query, language: language as Language, limit, json: values.json };
}

function printPages({ pages, total, query }: FoundPages) {
  if (!total) return console.log(`Nothing found for “${query}”.`);
  for (const { title, address, trail, passages } of pages) {
    console.log(`${title}  ${address}  (${trail.join(' › ')})`);
    for (const { heading, text } of passages)
      console.log(`  ${heading}${text ? `\n    ${text}` : ''}`);
  }
  console.log(`\n${pages.length} of ${total} pages`);
}

function main() {
  const { query, language, limit, json } = readArguments();
  const found = new BuiltDocs(language).search(query, limit);
  if (json) console.log(JSON.stringify(found, null, 2));
  else printPages(found);
}

void runCommand(main);

import { openDocs } from '../pages/docs';
import type { Page } from '../pages/page';
import { selectPages } from '../pages/select-pages';
import { compose, median, tableShare } from './composition';
import { measure, textLength } from './measure';
import { formatAim, rates } from './rates';
import { defineVerb } from '../command/verb';

const units = { en: 'words of English', zh: 'Han characters of Chinese' };

/** Columns that a text takes in a terminal, where Chinese characters are two wide. */
const width = (text: string) => text.replace(/[\u3000-\uffef]/g, '$&$&').length;

const row = (cells: string[]) =>
  cells
    .map((cell, column) => {
      const gap = ' '.repeat(Math.max(0, (column === 0 ? 20 : 9) - width(cell)));
      return column === 0 ? cell + gap : gap + cell;
    })
    .join('');

function printTable(pages: Page[], language: 'en' | 'zh') {
  const length = textLength(pages, language);
  if (length === 0) return;
  console.log(`\n${length} ${units[language]} in running text`);
  console.log(row(['', 'count', 'bound', 'rate', 'aim']));
  for (const { rate, places, figure, bound, met } of measure(pages)) {
    if (rate.language !== language) continue;
    const cells = [rate.name, `${places.length}`, `${bound}`, figure.toFixed(1), formatAim(rate)];
    console.log(`${row(cells)}${met ? '' : '   ✗'}`);
  }
}

/** How the pages are put together, by the kind of page. */
function printComposition(pages: Page[]) {
  const kinds = {
    guides: pages.filter(({ file }) => file.startsWith('docs/guide/')),
    options: pages.filter(
      ({ file, frontMatter }) => file.startsWith('docs/config/') && frontMatter.values.option,
    ),
  };
  for (const [kind, chosen] of Object.entries(kinds)) {
    if (chosen.length === 0) continue;
    const composed = chosen.map(compose);
    const tablesFirst = composed.filter(({ tableFirst }) => tableFirst).length;
    const words = composed.flatMap(({ beforeCode }) => beforeCode ?? []);
    console.log(
      `\n${chosen.length} ${kind}: ${tableShare(composed).toFixed(0)} % of the words in tables (aim ≤ ${kind === 'guides' ? 12 : 25} %), a median of ${median(words)} words before the first code (aim ≤ 60), ${tablesFirst} with a table before it`,
    );
  }
}

function printPages(pages: Page[]) {
  for (const page of pages) {
    const missed = measure([page]).filter(
      ({ met, rate }) => !met && rate.language === page.language,
    );
    const words = missed.map(({ rate, places, bound }) => `${rate.name} ${places.length}/${bound}`);
    if (words.length > 0) console.log(`${page.file}: ${words.join(', ')}`);
  }
}

function printPlaces(pages: Page[], names: string[]) {
  const measures = measure(pages);
  for (const name of names) {
    const found = measures.find(({ rate }) => rate.name === name);
    for (const { file, line, excerpt } of found?.places ?? [])
      console.log(`${file}:${line}  ${name}: … ${excerpt} …`);
  }
}

export const verb = defineVerb({
  about:
    'Counts in the named pages, or in all, what makes a text sound translated, and prints the aim beside it. The aims apply\nto the whole site, so one page may miss one.',
  takes: '[pages…]',
  flags: {
    list: {
      type: 'string',
      multiple: true,
      choices: rates.map(({ name }) => name),
      value: 'name',
      about: 'print each place of this count instead',
    },
  },
  run: countProse,
});

function countProse({ list }: { list?: string[] }, positionals: string[]) {
  const docs = openDocs();
  const files = positionals.length > 0 ? selectPages(positionals, docs) : docs.files;
  const pages = files.flatMap((file) => docs.page(file) ?? []);
  if (list) return printPlaces(pages, list);
  printTable(pages, 'en');
  printTable(pages, 'zh');
  printComposition(pages);
  if (positionals.length === 0 || pages.length <= 2) return;
  console.log('\nPages that miss an aim (count/bound):');
  printPages(pages);
}

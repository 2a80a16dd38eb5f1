import path from 'node:path';
import type { Docs } from '../pages/docs';
import { projectRoot } from '../pages/project-root';
import { takeInventory, type Statement } from '../statements/inventory';
import type { TiedQuote } from './all-ties';

/** What one page claims and how much of it is proved. */
export interface PageShare {
  page: string;
  statements: Statement<TiedQuote>[];
  proved: number;
  /** sentences with always, never, every and the like that are not proved */
  openQuantified: number;
}

/** A part of the site with the share of its statements that is aimed at. */
export interface Section {
  name: string;
  folder: string;
  /** in percent; none for parts without an aim */
  aim?: number;
}

export const sections: Section[] = [
  { name: '/config/', folder: 'docs/config/', aim: 60 },
  { name: '/plugins/', folder: 'docs/plugins/', aim: 50 },
  { name: '/api/', folder: 'docs/api/', aim: 50 },
  { name: '/guide/', folder: 'docs/guide/', aim: 35 },
  { name: 'fragments', folder: 'docs/shared/' },
  { name: '/community/', folder: 'docs/community/' },
  { name: 'releases', folder: 'blog/' },
];

/** Where the shares are noted that the pages have reached: page → percent. */
export const recordFile = path.join(projectRoot, 'tests/docs/records/proof-shares.json');

/** The shares of the English pages among some files. */
export function listShares(files: string[], docs: Docs, quotes: TiedQuote[]): PageShare[] {
  return files.flatMap((file) => {
    const page = docs.page(file);
    if (page?.language !== 'en') return [];
    const statements = takeInventory(
      page,
      quotes.filter((quote) => quote.page === file),
    );
    return [
      {
        page: file,
        statements,
        proved: statements.filter(({ proved }) => proved).length,
        openQuantified: statements.filter(
          ({ proved, marks }) => !proved && marks.includes('quantifier'),
        ).length,
      },
    ];
  });
}

/** A share in whole percent, rounded down. */
export const toPercent = (proved: number, all: number) =>
  all === 0 ? 100 : Math.floor((100 * proved) / all);

/** Shares are noted in tens of percent: a page that is put differently may have a sentence more. */
const step = 10;

/** The shares to note: no page falls below what is noted already. */
export function raisedRecord(record: Record<string, number>, shares: PageShare[]) {
  const reached = shares.map(({ page, proved, statements }): [string, number] => [
    page,
    Math.max(
      proved === 0 ? 0 : Math.floor(toPercent(proved, statements.length) / step) * step,
      record[page] ?? 0,
    ),
  ]);
  return Object.fromEntries(
    reached.filter(([, share]) => share > 0).sort(([a], [b]) => a.localeCompare(b)),
  );
}

/** Pages whose share has fallen below the noted one, told with what to do. */
export function fallenShares(record: Record<string, number>, shares: PageShare[]): string[] {
  return shares.flatMap(({ page, proved, statements }) => {
    const share = toPercent(proved, statements.length);
    const noted = record[page] ?? 0;
    return share >= noted
      ? []
      : [
          `${page}: expected at least ${noted} % of its statements to be proved, found ${share} % (${proved} of ${statements.length}); \`npm run docs -- prove --open ${page}\` lists the open ones`,
        ];
  });
}

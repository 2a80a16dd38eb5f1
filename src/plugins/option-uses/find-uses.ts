import type { Sample } from './read-samples';

/** A sample, and the page that it is on. */
export interface PageSample<Page> extends Sample {
  readonly page: Page;
}

const MOST_PAGES = 5;
const MOST_PARTNERS = 4;

/** Two options belong together if this share of their samples has both: a share of the geometric mean of their numbers. */
const SHARE = 0.2;

const samplesWith = <S extends Sample>(samples: readonly S[], option: string): S[] =>
  samples.filter(({ options }) => options.includes(option));

/**
 * The sample of each page that is most about an option: the one that sets the fewest others. The page whose sample sets
 * the fewest comes first, then the page with more samples.
 */
export function pagesUsing<Page>(
  option: string,
  samples: readonly PageSample<Page>[],
): PageSample<Page>[] {
  const own = samplesWith(samples, option);
  const count = (wanted: Page) => own.filter(({ page }) => page === wanted).length;
  own.sort((a, b) => a.options.length - b.options.length || count(b.page) - count(a.page));
  return own
    .filter(({ page }, i) => own.findIndex((other) => other.page === page) === i)
    .slice(0, MOST_PAGES);
}

/**
 * The options that samples of two pages or more set along with one, those that belong most to it first. An option that
 * is set nearly everywhere belongs to none.
 */
export function partnersOf<Page>(option: string, samples: readonly PageSample<Page>[]): string[] {
  const own = samplesWith(samples, option);
  const others = new Set(own.flatMap(({ options }) => options).filter((other) => other !== option));
  return [...others]
    .map((other) => {
      const both = samplesWith(own, other);
      const mean = Math.sqrt(own.length * samplesWith(samples, other).length);
      const pages = new Set(both.map(({ page }) => page));
      return { other, pages: pages.size, share: both.length / mean };
    })
    .filter(({ pages, share }) => pages > 1 && share >= SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_PARTNERS)
    .map(({ other }) => other);
}

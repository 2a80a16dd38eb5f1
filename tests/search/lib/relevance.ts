import type { SearchEngine } from '../../../src/search/engine/engine';

/** A query as a reader types it, and the page, or one of the pages, that should come first. */
export interface ExpectedAnswer {
  readonly query: string;
  readonly page: string | readonly string[];
  readonly misspelt?: true;
}

export interface Ranked extends ExpectedAnswer {
  /** The place of the page, from 1; Infinity where it is not among those shown. */
  readonly place: number;
  readonly found: readonly string[];
}

const SHOWN = 7;

/** The addresses that an engine answers with, best first. */
export function addressesFor(engine: SearchEngine, query: string): string[] {
  return engine.search(query, SHOWN).pages.map(({ rows }) => rows[0]!.link.replace(/#.*/, ''));
}

export function rankOf(engine: SearchEngine, expected: ExpectedAnswer): Ranked {
  const found = addressesFor(engine, expected.query);
  const index = found.findIndex((address) => [expected.page].flat().includes(address));
  return { ...expected, found, place: index < 0 ? Infinity : index + 1 };
}

/** The share of queries whose page is among the first `places`. */
export function shareWithin(ranked: readonly Ranked[], places: number): number {
  return ranked.filter(({ place }) => place <= places).length / ranked.length;
}

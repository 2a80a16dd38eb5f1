import { readStorage, writeStorage } from '../../ui/storage';
import { MAX_QUERY } from '../engine/engine';

const KEY = 'site-recent-searches';
/** How many recent searches are kept. */
export const MAX_RECENT = 6;

/** Reads what storage holds: a few different queries, no longer than they can be typed; nothing where it is no list. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    const texts = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
    const queries = texts.map((each) => each.slice(0, MAX_QUERY)).filter((each) => each.trim());
    return [...new Set(queries)].slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** The list with a search at its beginning; the same search in another case is one. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const others = recent.filter((each) => each.toLowerCase() !== query.toLowerCase());
  return [query, ...others].slice(0, MAX_RECENT);
}

/** The reader's last searches in this browser, latest first. */
export const readRecent = (): string[] => parseRecent(readStorage(KEY));

export const writeRecent = (queries: readonly string[]): void =>
  writeStorage(KEY, JSON.stringify(queries));

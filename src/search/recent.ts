import { readStorage, writeStorage } from '../ui/storage';
import { MAX_QUERY } from './engine/limits';

/** Searches are kept as they were typed, pages as their address, a space and their title. */
type Kind = 'searches' | 'pages';

const keyOf = (kind: Kind) => `site-recent-${kind}`;
/** How many of each are kept; five of the pages are shown, since one may be the page that is open. */
export const MAX_RECENT = 6;

/** Reads what storage holds: a few different texts, no longer than a query can be; nothing where it is no list. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    const texts = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
    const cut = texts.map((each) => each.slice(0, MAX_QUERY)).filter((each) => each.trim());
    return [...new Set(cut)].slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** What makes two the same: the address of a page, a search in any case. */
const nameOf = (text: string, kind: Kind) =>
  kind === 'pages' ? text.replace(/ .*/s, '') : text.toLowerCase();

/** The list with a search or page at its beginning, once. */
export function addRecent(recent: readonly string[], text: string, kind: Kind): string[] {
  const others = recent.filter((each) => nameOf(each, kind) !== nameOf(text, kind));
  return [text, ...others].slice(0, MAX_RECENT);
}

/** The reader's last searches or pages in this browser, latest first. */
export const readRecent = (kind: Kind): string[] => parseRecent(readStorage(keyOf(kind)));

export const keepRecent = (kind: Kind, text: string): void =>
  writeStorage(keyOf(kind), JSON.stringify(addRecent(readRecent(kind), text, kind)));

export function clearRecent(): void {
  for (const kind of ['searches', 'pages'] as const) writeStorage(keyOf(kind), '[]');
}

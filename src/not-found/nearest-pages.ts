import { distance } from 'fastest-levenshtein';

/** The list of a language's pages, from which its 404 page suggests some. */
export const NOT_FOUND_FILE = 'not-found.json';

export interface PageLink {
  readonly path: string;
  readonly title: string;
}

const LIMIT = 5;
/** The share of an address that may differ before a page no longer counts as near. */
const MAX_DIFFERENCE = 0.6;

/** How much of an address is compared, since the time grows with its length. */
const MAX_LENGTH = 200;

const lastSegment = (path: string) => path.replace(/\/$/, '').split('/').at(-1) ?? '';

/** 0 for the same path, 1 for nothing in common; the last segment counts as much as the whole. */
function difference(wanted: string, path: string): number {
  const relative = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1);
  return (relative(wanted, path) + relative(lastSegment(wanted), lastSegment(path))) / 2;
}

/** Up to five pages whose paths are most like the wanted one, nearest first. */
export function nearestPages(wanted: string, pages: readonly PageLink[]): PageLink[] {
  const beginning = wanted.slice(0, MAX_LENGTH).toLowerCase();
  return pages
    .map((page) => ({ page, d: difference(beginning, page.path.toLowerCase()) }))
    .filter(({ d }) => d < MAX_DIFFERENCE)
    .sort((a, b) => a.d - b.d)
    .slice(0, LIMIT)
    .map(({ page }) => page);
}

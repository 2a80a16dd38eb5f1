/** How many recent searches are kept. */
export const MAX_RECENT = 6;

/** Reads what storage holds; nothing where it is not a list of texts. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** The list with a search at its beginning; the same search in another case is one. */
export function addRecent(recent: readonly string[], search: string): string[] {
  const query = search.trim().replace(/\s+/g, ' ');
  if (!query) return [...recent];
  const others = recent.filter((each) => each.toLowerCase() !== query.toLowerCase());
  return [query, ...others].slice(0, MAX_RECENT);
}

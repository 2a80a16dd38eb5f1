import { readPart } from '../../ui/build/read-part';
import { openResultCache } from '../../ui/build/result-cache';
import { sourcesVersion } from '../../ui/build/sources-version';
import { readPage, type PageText } from './read-page';

/** Reads built pages, those that are as the last build had them from a cache file. */
export interface PageReader {
  /** Undefined where the page asks not to be indexed. @throws Error where it has no article with a title. */
  read(html: string): PageText | undefined;
  /** Writes what was read, for the next build. */
  save(): void;
}

const SOURCES = ['src/search/build/read-page.ts'];

export function openPageReader(cacheFile: string): PageReader {
  // Null for pages that ask not to be indexed.
  const cache = openResultCache<PageText | null>(cacheFile, sourcesVersion(SOURCES));
  return {
    read(html) {
      const part = readPart(html);
      const known = cache.find(part);
      if (known !== undefined) return known ?? undefined;
      const text = readPage(html);
      cache.keep(part, text ?? null);
      return text;
    },
    save: () => cache.save(),
  };
}

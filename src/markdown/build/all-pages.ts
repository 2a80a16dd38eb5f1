import fs from 'node:fs';
import path from 'node:path';
import { builtFile } from '../../addresses/build/page-files';
import { inThread } from '../../ui/build/in-thread';
import { readPart } from '../../ui/build/read-part';
import { openResultCache } from '../../ui/build/result-cache';
import { sourcesVersion } from '../../ui/build/sources-version';
import type { ListedPage } from './llms-files';
import type { BuiltSite } from './read-pages';

/** As many as Docusaurus renders pages with, or as each machine that builds is expected to have cores. */
const THREADS = Number(process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ?? 2);
/** For fewer pages, a second thread takes longer to start than it saves. */
const PAGES_FOR_A_THREAD = 50;
/** What makes Markdown of a page. */
const SOURCES = [
  'src/markdown/build',
  'src/markdown/markdown-address.ts',
  'src/reading/package-versions.ts',
  'src/ui/rsbuild-version.ts',
];

/**
 * All pages of a language as Markdown, by their addresses, read in threads while the build goes on. Pages that are as
 * the last build had them are taken from a cache file, and mostly no thread is started.
 */
export async function readAllPages(
  site: BuiltSite,
  sourceOf: ReadonlyMap<string, string>,
  cacheFile: string,
): Promise<Map<string, ListedPage>> {
  const built = site.routesPaths.filter((address) => fs.existsSync(builtFile(site, address)));
  // Read at once: other plugins add tags to the pages.
  const texts = built.map((address) => readPart(fs.readFileSync(builtFile(site, address), 'utf8')));
  const facts = { ...site, outDir: '', routesPaths: built };
  // Null for pages that robots shall not read.
  const cache = openResultCache<ListedPage | null>(cacheFile, sourcesVersion(SOURCES, facts));
  const known = texts.map((text) => cache.find(text));
  const missing = built.filter((_, index) => known[index] === undefined);
  const threads = Math.min(THREADS, Math.ceil(missing.length / PAGES_FOR_A_THREAD));
  const parts = Array.from({ length: threads }, (_, part) =>
    inThread<typeof import('./read-pages'), 'readPages'>(
      path.join(__dirname, 'read-pages.ts'),
      'readPages',
      missing.filter((_, index) => index % threads === part),
      site,
      sourceOf,
    ),
  );
  const read = new Map((await Promise.all(parts)).flatMap((part) => [...part]));
  const pages = built.map((address, index) => {
    const page = known[index] ?? read.get(address) ?? null;
    if (known[index] === undefined) cache.keep(texts[index]!, page);
    return [address, page] as const;
  });
  cache.save();
  return new Map(pages.flatMap(([address, page]) => (page ? [[address, page]] : [])));
}

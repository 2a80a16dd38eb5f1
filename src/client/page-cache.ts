/** A page as the server sends it. */
export interface FetchedPage {
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly html: string;
}

/** How many pages are kept in memory; those asked for last. */
const KEPT = 30;

const pages = new Map<string, Promise<FetchedPage | undefined>>();

async function load(address: string): Promise<FetchedPage | undefined> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
  return isPage ? { url: response.url, html: await response.text() } : undefined;
}

/**
 * The page at an address without hash, fetched once; undefined where none answers: at a file, or a page that is missing.
 *
 * @throws TypeError where there is no network; the next call tries again
 */
export function fetchPage(address: string): Promise<FetchedPage | undefined> {
  const known = pages.get(address);
  pages.delete(address);
  const page = known ?? load(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  if (pages.size > KEPT) pages.delete(pages.keys().next().value!);
  return page;
}

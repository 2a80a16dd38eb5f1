import { markdownAddress } from '../../../markdown/markdown-address';

const IS_ABSOLUTE = /^[a-z][a-z\d+.-]*:/i;

export interface LinkSource {
  /** The site without a path, such as `https://example.com`. */
  readonly origin: string;
  /** The address of the page that has the link. */
  readonly page: string;
  readonly isPage: (address: string) => boolean;
}

/** Where a link of a page leads in its Markdown: an absolute address; that of the Markdown, if it leads to a page. */
export function resolveLink(href: string, { origin, page, isPage }: LinkSource): string {
  if (IS_ABSOLUTE.test(href)) return href;
  const { pathname, search, hash } = new URL(href, origin + page);
  const address = isPage(pathname) ? markdownAddress(pathname) : pathname;
  return origin + address + search + hash;
}

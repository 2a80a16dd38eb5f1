/** A page that is kept. */
export interface KeptPage {
  readonly address: string;
  readonly html: string;
}

/** Where the list of kept pages goes, and where it ends. */
export const LIST_START = '<!--kept-->';
export const LIST_END = '<!--/kept-->';

/** A link to a kept page by its title, which is HTML already; nothing for a page without a title. */
function linkTo({ address, html }: KeptPage): string {
  const title = /<title[^>]*>([^<]+)/.exec(html)?.[1];
  const { pathname } = new URL(address);
  const href = pathname.replace(/["&<>]/g, encodeURIComponent);
  return title ? `<li><a href="${href}">${title}</a></li>` : '';
}

/** The page that takes the place of one that can't be loaded, with links to those that are kept. */
export function unreadPage(template: string, pages: readonly KeptPage[]): string {
  const links = pages.map(linkTo).join('');
  const [before = '', list = '', after = ''] = template.split(/<!--\/?kept-->/);
  return before + (links && list.replace('<ul>', () => `<ul>${links}`)) + after;
}

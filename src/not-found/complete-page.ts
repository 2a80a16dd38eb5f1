import { addBase, normaliseAddress, removeBase, swapLanguage } from '../routing/address';
import { SITE_DATA_ID, siteData } from '../ui/site-data';
import { fetchFile } from '../ui/fetch-file';
import { makeElement } from '../ui/make-element';
import { splitNames } from '../ui/name-breaks';
import { parsePage } from '../ui/own-html';
import { nearestPages, NOT_FOUND_FILE, type PageLink } from './nearest-pages';

/** A page in the list, whose long names may break at their joints. */
function linkTo({ path, title }: PageLink): HTMLElement {
  const parts = splitNames(title).flatMap((part, i) => (i ? [makeElement('wbr'), part] : [part]));
  return makeElement('li', {}, makeElement('a', { href: path }, ...parts));
}

/**
 * Lists the pages of the language that are most like the address that was asked for.
 *
 * @throws where the build's list of pages doesn't come; the development server has none
 */
export async function suggestPages(page: HTMLElement): Promise<void> {
  const { base, locale, locales } = siteData();
  const path = normaliseAddress(removeBase(window.location.pathname, base)) ?? '';
  const response = await fetchFile(
    addBase(swapLanguage(`/${NOT_FOUND_FILE}`, locale, locales), base),
  );
  const pages = nearestPages(addBase(path, base), (await response.json()) as PageLink[]);
  const nav = page.querySelector('nav')!;
  nav.querySelector('ul')!.replaceChildren(...pages.map(linkTo));
  nav.hidden = pages.length === 0;
}

/** Puts the 404 page of another language into the document. @throws where it doesn't come */
export async function showLanguage(address: string): Promise<void> {
  const next = parsePage(await (await fetchFile(address)).text());
  document.documentElement.lang = next.documentElement.lang;
  document.getElementById(SITE_DATA_ID)!.replaceWith(next.getElementById(SITE_DATA_ID)!);
  document.body.replaceChildren(...next.body.childNodes);
}

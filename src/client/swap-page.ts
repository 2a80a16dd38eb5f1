import { markSidebar } from '../layout/sidebar-list';
import { dataName, dataAttributes, marked } from '../ui/dom-contract';

/** Docusaurus's id for the content between navbar and footer. */
const CONTENT = '#__docusaurus_skipToContent_fallback';
/** The parts of a head that describe its page, which are neither scripts nor style sheets. */
const ABOUT_PAGE = 'meta, link:not([rel="stylesheet"]), script[type="application/ld+json"]';

/** The files that a page is made with; another deployment of the site has others, and so has another language. */
const listFiles = (page: Document) => [
  page.querySelector(marked('scripts'))?.getAttribute(dataName('scripts')),
  ...[...page.querySelectorAll('head > link[rel="stylesheet"]')].map((link) =>
    link.getAttribute('href'),
  ),
];

/** Whether a page can take the place of the one shown without being loaded as a whole. */
export function canSwap(next: Document): boolean {
  const isMissing = document.querySelector(marked('missingPage')) !== null;
  const shown = listFiles(document);
  return !isMissing && listFiles(next).every((file) => file !== undefined && shown.includes(file));
}

function swapHead(next: Document): void {
  const about = (page: Document) =>
    new Map(
      [...page.head.querySelectorAll(ABOUT_PAGE)].map((element) => [element.outerHTML, element]),
    );
  const [shown, wanted] = [about(document), about(next)];
  for (const [html, element] of shown) if (!wanted.has(html)) element.remove();
  for (const [html, element] of wanted) if (!shown.has(html)) document.head.append(element);
  document.title = next.title;
}

/** The navbar stays, with its popovers and the focus: only its marks for the page shown change. */
function markNavbar(next: Document): void {
  const copy = (from: Element, to: Element, names: readonly string[]) => {
    for (const name of names) {
      const value = from.getAttribute(name);
      if (value === null) to.removeAttribute(name);
      else to.setAttribute(name, value);
    }
  };
  const [shown, wanted] = [document, next].map((page) => page.querySelector('.navbar'));
  if (!shown || !wanted) return;
  copy(wanted, shown, [dataName('navbar')]);
  const links = shown.querySelectorAll('a');
  wanted.querySelectorAll('a').forEach((link, i) => {
    if (links[i]) copy(link, links[i], ['href', 'class', 'aria-current']);
  });
}

function swapBanner(next: Document): void {
  document.querySelector(marked('banner'))?.remove();
  const banner = next.querySelector(marked('banner'));
  if (banner) document.querySelector('.navbar')?.before(banner);
}

/** Within a section the sidebar stays, with its place and the groups that its reader opened. */
function swapContent(next: Document): void {
  const [shown, wanted] = [document, next].map((page) => page.querySelector(CONTENT)!);
  const sidebar = shown!.querySelector<HTMLElement>(marked('sidebar'));
  const nextSidebar = wanted!.querySelector<HTMLElement>(marked('sidebar'));
  shown!.className = wanted!.className;
  if (
    sidebar &&
    nextSidebar &&
    dataAttributes(sidebar).sidebar === dataAttributes(nextSidebar).sidebar
  ) {
    shown!.querySelector('main')!.replaceWith(wanted!.querySelector('main')!);
    markSidebar(sidebar, nextSidebar);
  } else shown!.replaceChildren(...wanted!.childNodes);
}

/** Puts a page of the site in the place of the one shown. */
export function swapPage(next: Document): void {
  document.documentElement.className = next.documentElement.className;
  swapHead(next);
  swapBanner(next);
  markNavbar(next);
  swapContent(next);
}

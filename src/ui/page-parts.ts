export const PAGE_PARTS = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

type FrontMatter = Readonly<Record<string, unknown>>;

/** The parts that a page hides: by front matter `false`, or by the query value `0`. */
export function hiddenParts(frontMatter: FrontMatter, search: string): PagePart[] {
  const query = new URLSearchParams(search);
  return PAGE_PARTS.filter((part) => frontMatter[part] === false || query.get(part) === '0');
}

/** The classes of `<html>` that tell CSS the type of a page and the parts that it hides. */
export function pageClasses(frontMatter: FrontMatter): string[] {
  const { pageType = 'doc' } = frontMatter;
  return [`page-${pageType}`, ...hiddenParts(frontMatter, '').map((part) => `hide-${part}`)];
}

/** Whether a page is its content alone, without sidebar, outline and doc footer. */
export function isBare({ pageType }: FrontMatter): boolean {
  return pageType === 'home' || pageType === 'custom' || pageType === 'blank';
}

/** The class that pages with front matter `globalUIComponents: false` have on `<html>`. */
const NO_EXTRAS_CLASS = 'hide-globalUIComponents';

/** Whether image zoom, feed links and redirects are on for the page shown. */
export function hasGlobalExtras(): boolean {
  const isOffInPage = document.documentElement.classList.contains(NO_EXTRAS_CLASS);
  return !isOffInPage && !hiddenParts({}, window.location.search).includes('globalUIComponents');
}

export const PAGE_PARTS = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** The parts that a page hides: by front matter `false`, or by the query value `0` (behaviours 2.6). */
export function hiddenParts(
  frontMatter: Readonly<Record<string, unknown>>,
  search: string,
): PagePart[] {
  const query = new URLSearchParams(search);
  return PAGE_PARTS.filter((part) => frontMatter[part] === false || query.get(part) === '0');
}

/** The plugin that makes the lists of overview pages. */
export const OVERVIEW_PLUGIN = 'overview-pages';

/** Whether a page's front matter asks for the list of the pages below it. */
export function isOverview(frontMatter: Readonly<Record<string, unknown>>): boolean {
  return frontMatter.overview === true || frontMatter.pageType === 'overview';
}

/** The name of the data file with an overview page's list; the page by its path from the site's folder. */
export function overviewFile(source: string): string {
  return `${source.replace(/\W+/g, '-')}.json`;
}

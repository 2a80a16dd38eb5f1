import type { Props } from '@docusaurus/types';
import type { BuiltPage } from './built-page';
import type { BuiltSite } from './built-site';
import { pageTrails } from './page-trails';

/** A page that can be shared: every page that search engines may list. */
export interface SharedPage {
  /** Its address, with base and language. */
  readonly path: string;
  readonly kind: 'home' | 'doc' | 'option' | 'release' | 'list';
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Its section in the navbar and its groups in the sidebar. */
  readonly trail: readonly string[];
  /** When it was published, and when it was last changed; `2025-02-28T00:00:00.000Z`. */
  readonly published?: string;
  readonly modified?: string;
}

type Facts = Pick<SharedPage, 'kind' | 'published' | 'modified'>;

const isoDate = (time?: number | null) => (time ? new Date(time).toISOString() : undefined);

/** The metadata of each page from the content plugins, by address. */
const factsByPath = ({ docs, blogPosts }: Pick<BuiltSite, 'docs' | 'blogPosts'>) =>
  new Map<string, Facts>([
    ...docs.docs.map(({ permalink, frontMatter, lastUpdatedAt }): [string, Facts] => [
      permalink,
      { kind: 'option' in frontMatter ? 'option' : 'doc', modified: isoDate(lastUpdatedAt) },
    ]),
    ...blogPosts.map(({ metadata }): [string, Facts] => [
      metadata.permalink,
      {
        kind: 'release',
        published: metadata.date.toISOString(),
        modified: isoDate(metadata.lastUpdatedAt),
      },
    ]),
  ]);

/**
 * A title without the site's name.
 * @example withoutSite('dev.hmr - Rsbuild', 'Rsbuild', '-') // => 'dev.hmr'
 * @example withoutSite('Rsbuild - The build tool', 'Rsbuild', '-') // => 'The build tool'
 */
export function withoutSite(title: string, site: string, delimiter: string): string {
  const [before, after] = [`${site} ${delimiter} `, ` ${delimiter} ${site}`];
  if (title.startsWith(before)) return title.slice(before.length);
  return title.endsWith(after) ? title.slice(0, -after.length) : title;
}

/**
 * Returns what reads a page: undefined for one that search engines are to leave out.
 * @throws Error where a page has no title or description
 */
export function sharedPages(
  site: Pick<BuiltSite, 'docs' | 'blogPosts'> & Pick<Props, 'baseUrl' | 'siteConfig'>,
): (page: BuiltPage) => SharedPage | undefined {
  const { title: name, titleDelimiter } = site.siteConfig;
  const trailOf = pageTrails(site, site.docs);
  const facts = factsByPath(site);
  return (page) => {
    if (!page.isListed) return undefined;
    const { path, title } = page;
    const description = page.meta('description');
    if (!title || !description) {
      throw new Error(
        `expected a title and a description, which shared links show, found “${title}” and “${description ?? ''}”.`,
      );
    }
    return {
      path,
      title: withoutSite(title, name, titleDelimiter),
      description,
      trail: trailOf(path),
      ...(facts.get(path) ?? { kind: path === site.baseUrl ? 'home' : 'list' }),
    };
  };
}

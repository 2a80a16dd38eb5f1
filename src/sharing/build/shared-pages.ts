import fs from 'node:fs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin, Props } from '@docusaurus/types';
import { parseDocument } from 'htmlparser2';
import { builtFile } from '../../addresses/build/page-files';
import { loadedVersions, pluginContent } from '../../reading/build/loaded-docs';
import { pageTrails } from '../../search/build/page-trails';

/** A page that can be shared: every page that search engines may list. */
export interface SharedPage {
  /** Its file in the output. */
  readonly file: string;
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

/** What the content plugins know of each page beyond its HTML, by address. */
function factsByPath(props: Props): Map<string, Facts> {
  const { loadedVersions: versions } = pluginContent<LoadedContent>(
    props,
    'docusaurus-plugin-content-docs',
  );
  const { blogPosts } = pluginContent<BlogContent>(props, 'docusaurus-plugin-content-blog');
  const docs = versions.flatMap(({ docs }) => docs);
  return new Map<string, Facts>([
    ...docs.map(({ permalink, frontMatter, lastUpdatedAt }): [string, Facts] => [
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
}

/** What a page's head says of it; undefined for pages that search engines are to leave out. */
export function readHead(html: string): Pick<SharedPage, 'title' | 'description'> | undefined {
  const { children } = parseDocument(html.slice(html.indexOf('<title'), html.indexOf('</head>')));
  let title = '';
  const named = new Map<string, string>();
  for (const node of children) {
    if (!('attribs' in node)) continue;
    const { name, content = '' } = node.attribs;
    if (name) named.set(name, content);
    const [text] = node.children;
    if (node.name === 'title' && text?.type === 'text') title = text.data;
  }
  if (named.get('robots')?.includes('noindex')) return undefined;
  return { title, description: named.get('description') ?? '' };
}

/** `dev.hmr - Rsbuild` and `Rsbuild - The build tool` without the site's name. */
export function withoutSite(title: string, site: string, delimiter: string): string {
  const [before, after] = [`${site} ${delimiter} `, ` ${delimiter} ${site}`];
  if (title.startsWith(before)) return title.slice(before.length);
  return title.endsWith(after) ? title.slice(0, -after.length) : title;
}

/** What shared links show of a page. */
export type PageLooks = Pick<SharedPage, 'kind' | 'title' | 'description' | 'trail'>;

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/** What docs and releases will look like where they are shared, as far as it is known before they are built. */
export function expectedLooks(
  site: Pick<Props, 'siteConfig' | 'baseUrl'>,
  allContent: AllContent,
): PageLooks[] {
  const [version] = loadedVersions(allContent);
  const blog = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
  const trailOf = pageTrails(site, version!);
  return [
    ...version!.docs.map(({ title, description, permalink, frontMatter }): PageLooks => ({
      kind: 'option' in frontMatter ? 'option' : 'doc',
      title,
      description,
      trail: trailOf(permalink),
    })),
    ...blog.blogPosts.map(({ metadata }): PageLooks => ({
      kind: 'release',
      title: metadata.title,
      description: metadata.description,
      trail: trailOf(metadata.permalink),
    })),
  ];
}

/** The pages of a build that can be shared. @throws Error where one has no title or description. */
export function sharedPages(props: Props): SharedPage[] {
  const { baseUrl, siteConfig, routesPaths } = props;
  const docs = pluginContent<LoadedContent>(props, 'docusaurus-plugin-content-docs');
  const trailOf = pageTrails(props, docs.loadedVersions[0]!);
  const facts = factsByPath(props);
  const { title: site, titleDelimiter: delimiter } = siteConfig;
  return [...new Set(routesPaths)].sort().flatMap((address): SharedPage[] => {
    const file = builtFile(props, address);
    if (!fs.existsSync(file)) return [];
    const head = readHead(fs.readFileSync(file, 'utf8'));
    if (!head) return [];
    const { title, description } = head;
    if (!title || !description) {
      throw new Error(
        `${file}: expected a title and a description, which shared links show, found “${title}” and “${description}”.`,
      );
    }
    return [
      {
        file,
        path: address,
        title: withoutSite(title, site, delimiter),
        description,
        trail: trailOf(address),
        ...(facts.get(address) ?? { kind: address === baseUrl ? 'home' : 'list' }),
      },
    ];
  });
}

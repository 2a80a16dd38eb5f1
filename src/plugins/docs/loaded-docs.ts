import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';

export type LoadedVersion = LoadedContent['loadedVersions'][number];
export type LoadedDoc = LoadedVersion['docs'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page or a link of a sidebar. */
export interface SidebarEntry {
  /** The address of a page, or a link's target. */
  readonly link: string;
  /** Undefined for a link. */
  readonly doc?: LoadedDoc;
  /** The labels of the categories that it is in, outermost first. */
  readonly categories: readonly string[];
}

/** Finds the versions that the docs plugins loaded in the argument of `allContentLoaded`; the main docs come first. */
export function loadedVersions(
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): LoadedVersion[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return (instances as LoadedContent[]).flatMap((docs) => docs.loadedVersions);
}

/** The content of one of the site's plugins, once it is loaded. @throws Error where there is no such plugin. */
export function pluginContent<Content>({ plugins }: Pick<Props, 'plugins'>, name: string): Content {
  const plugin = plugins.find((each) => each.name === name);
  if (!plugin) {
    const names = plugins.map((each) => each.name).join(', ');
    throw new Error(`expected the plugin ${name}, found ${names}.`);
  }
  return (plugin as unknown as { content: Content }).content;
}

/** The entries of a sidebar in the order in which readers see them. */
export function sidebarEntries(
  { docs, sidebars }: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  name: string,
): SidebarEntry[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const toEntries = (items: readonly SidebarItem[], categories: string[]): SidebarEntry[] =>
    items.flatMap((item): SidebarEntry[] => {
      if (item.type === 'category') return toEntries(item.items, [...categories, item.label]);
      if (item.type === 'link') return [{ link: item.href, categories }];
      const doc = 'id' in item ? byId.get(item.id) : undefined;
      return doc ? [{ link: doc.permalink, doc, categories }] : [];
    });
  return toEntries(sidebars[name] ?? [], []);
}

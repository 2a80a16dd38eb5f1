import GithubSlugger from 'github-slugger';
import type { OverviewGroup, OverviewItem } from '../../option/overview';
import type { LoadedDoc, SidebarEntry } from '../docs/loaded-docs';

/** The pages below an address, by their outermost category in the sidebar's order; pages of none come last, in a group without a name. */
export function overviewGroups(
  path: string,
  entries: readonly SidebarEntry[],
  itemOf: (doc: LoadedDoc) => OverviewItem,
): OverviewGroup[] {
  const groups = new Map<string, OverviewItem[]>();
  for (const { link, doc, categories } of entries) {
    if (!doc || link === path || !link.startsWith(path)) continue;
    const [name = ''] = categories;
    groups.set(name, [...(groups.get(name) ?? []), itemOf(doc)]);
  }
  return [...groups]
    .map(([name, items]) => ({ name, id: GithubSlugger.slug(name || 'others'), items }))
    .sort((a, b) => Number(!a.name) - Number(!b.name));
}

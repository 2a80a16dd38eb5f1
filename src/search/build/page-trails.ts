import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];
interface NavbarItem {
  readonly label?: string;
  readonly activeBaseRegex?: string;
}

/** The groups above each doc and each link of a sidebar, outermost first; by doc id and by address. */
function groupsAbove(
  items: readonly SidebarItem[],
  above: readonly string[] = [],
): [string, readonly string[]][] {
  return items.flatMap((item): [string, readonly string[]][] => {
    if (item.type === 'category') return groupsAbove(item.items, [...above, item.label]);
    if (item.type === 'link') return [[item.href, above]];
    return 'id' in item ? [[item.id, above]] : [];
  });
}

/** The place of a page in the site, by its address: its section in the navbar and its groups in the sidebar. */
export function pageTrails({ plugins, siteConfig, baseUrl }: Props): (path: string) => string[] {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  const version = (docs as unknown as { content: LoadedContent }).content.loadedVersions[0]!;
  const idOf = new Map(version.docs.map(({ permalink, id }) => [permalink, id]));
  const groups = new Map(Object.values(version.sidebars).flatMap((items) => groupsAbove(items)));
  const { navbar } = siteConfig.themeConfig as { navbar: { items: NavbarItem[] } };
  return (path) => {
    const section = navbar.items.find(
      ({ activeBaseRegex }) => activeBaseRegex && new RegExp(activeBaseRegex).test(path),
    );
    const above = groups.get(idOf.get(path) ?? `/${path.slice(baseUrl.length)}`) ?? [];
    return [...new Set([...(section?.label ? [section.label] : []), ...above])];
  };
}

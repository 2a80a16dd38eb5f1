import type { OverviewGroup, OverviewItem } from '../overview';

/** As much of a sidebar as an overview reads. */
export type SidebarNode =
  | { readonly type: 'page'; readonly link: string }
  | { readonly type: 'group'; readonly label: string; readonly children: readonly SidebarNode[] };

export interface OverviewSource {
  /** The address of the overview page. */
  readonly path: string;
  readonly sidebar: readonly SidebarNode[];
  readonly itemOf: (link: string) => OverviewItem | undefined;
}

function pagesOf(node: SidebarNode): string[] {
  return node.type === 'page' ? [node.link] : node.children.flatMap(pagesOf);
}

/** The sidebar's groups below a path, in order; pages outside a group come last, in a group without a name (behaviours 2.6). */
export function overviewGroups({ path, sidebar, itemOf }: OverviewSource): OverviewGroup[] {
  const items = (nodes: readonly SidebarNode[]) =>
    nodes
      .flatMap(pagesOf)
      .filter((link) => link !== path && link.startsWith(path))
      .flatMap((link) => itemOf(link) ?? []);

  const groups = sidebar.flatMap((node) =>
    node.type === 'group' ? [{ name: node.label, items: items([node]) }] : [],
  );
  const others = { name: '', items: items(sidebar.filter(({ type }) => type === 'page')) };
  return [...groups, others].filter((group) => group.items.length > 0);
}

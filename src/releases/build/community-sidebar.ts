import type { LoadedContent, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import type { CommunitySidebar } from '../community-sidebar';

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** The items as the theme's sidebar wants them: docs as links with their addresses and titles. */
function toPropItem(item: SidebarItem, version: Version): PropSidebarItem[] {
  if (item.type === 'category') {
    const { label, collapsible, collapsed } = item;
    const items = item.items.flatMap((child) => toPropItem(child, version));
    return [{ type: 'category', label, collapsible, collapsed, items }];
  }
  if (item.type === 'link') return [{ type: 'link', label: item.label, href: item.href }];
  const doc = 'id' in item ? version.docs.find(({ id }) => id === item.id) : undefined;
  if (!doc) return [];
  return [
    {
      type: 'link',
      label: doc.frontMatter.sidebar_label ?? doc.title,
      href: doc.permalink,
      docId: doc.id,
    },
  ];
}

/** Hands the community sidebar to the release announcements, which belong to the blog plugin (specification 2.2). */
export function communitySidebar(): Plugin {
  return {
    name: 'community-sidebar',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const version = docs.loadedVersions[0]!;
      const items = version.sidebars.community!.flatMap((item) => toPropItem(item, version));
      actions.setGlobalData({ items } satisfies CommunitySidebar);
    },
  };
}

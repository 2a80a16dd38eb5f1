import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** What the release announcements get of the docs: the community section's sidebar. */
export interface CommunitySidebar {
  readonly items: PropSidebarItem[];
}

import { usePluginData } from '@docusaurus/useGlobalData';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';

/** The sidebars that src/plugins/docs shares with other plugins' pages, by name. */
export type SharedSidebars = Record<string, PropSidebar>;

/** A sidebar of the docs, for a page that isn't one of them. */
export function useSharedSidebar(name: string): PropSidebar {
  const data = usePluginData('docusaurus-plugin-content-docs') as {
    readonly sharedSidebars: SharedSidebars;
  };
  return data.sharedSidebars[name]!;
}

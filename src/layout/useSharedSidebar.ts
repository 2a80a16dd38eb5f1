import { usePluginData } from '@docusaurus/useGlobalData';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';

/** What src/plugins/docs/index.ts hands to pages of other plugins: sidebars by their names. */
export type SharedSidebars = Record<string, PropSidebar>;

/** A sidebar of the docs, for a page that isn't one of them. */
export function useSharedSidebar(name: string): PropSidebar {
  const data = usePluginData('docusaurus-plugin-content-docs') as {
    readonly sharedSidebars: SharedSidebars;
  };
  return data.sharedSidebars[name]!;
}

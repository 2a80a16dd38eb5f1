import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import type { SharedSidebars } from '../../layout/useSharedSidebar';
import type { LoadedDoc } from './loaded-docs';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/** The sidebars that pages of other plugins show: the releases are beside the community section's. */
const SHARED_SIDEBARS = ['community'];

const versionMetadata = (version: RouteConfig) => version.props!.version as PropVersionMetadata;

/** @throws Error naming the docs that are in no sidebar and so can't be found by a reader. */
export function refuseOutsideSidebars(
  docs: readonly Pick<LoadedDoc, 'id' | 'source' | 'sidebar'>[],
): void {
  const outside = docs.filter(({ sidebar }) => !sidebar);
  if (outside.length === 0) return;
  const lines = outside.map(
    ({ id, source }) =>
      `${source.replace('@site/', '')}: expected a sidebar with this page, found none. ` +
      `Add '${id}', or a group of its folder, to a sidebar in sidebars.ts; a fragment that pages import belongs in docs/shared/.`,
  );
  throw new Error(lines.join('\n'));
}

/** The docs plugin. It also shares sidebars with other plugins' pages, and refuses pages that are in no sidebar. */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({ content, actions }) {
      refuseOutsideSidebars(content.loadedVersions.flatMap((version) => version.docs));
      const sharedSidebars: SharedSidebars = {};
      const addRoute = (root: RouteConfig) => {
        for (const version of root.routes!)
          for (const name of SHARED_SIDEBARS)
            sharedSidebars[name] ??= versionMetadata(version).docsSidebars[name]!;
        actions.addRoute(root);
      };
      // The docs plugin calls this after it has added its routes.
      const setGlobalData = (data: unknown) =>
        actions.setGlobalData({ ...(data as object), sharedSidebars });
      await plugin.contentLoaded!({ content, actions: { ...actions, addRoute, setGlobalData } });
    },
  };
}

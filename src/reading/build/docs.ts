import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import type { SharedSidebars } from '../useSharedSidebar';
import { refuseOutsideSidebars, refuseSharedFolders } from './sidebar-rules';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/** The sidebars that pages of other plugins show: the releases are beside the community section's. */
const SHARED_SIDEBARS = ['community'];

interface DocRoute extends RouteConfig {
  readonly sidebar?: string;
}

/** `/zh/guide` for `/zh/guide/start/`: the first folder below the base, which a sidebar's docs share. */
function sectionOf(path: string, base: string): string {
  return base + path.slice(base.length).split('/')[0];
}

const metadataOf = (version: RouteConfig) => version.props!.version as PropVersionMetadata;

/** A version's routes as one branch per sidebar, each with the data of that sidebar alone. */
function splitBySidebar(version: RouteConfig, base: string): RouteConfig[] {
  const metadata = metadataOf(version);
  const [sidebarRoute] = version.routes as [RouteConfig];
  const docs = sidebarRoute.routes as DocRoute[];
  return Object.entries(metadata.docsSidebars).map(([sidebar, items]) => {
    const routes = docs.filter((doc) => doc.sidebar === sidebar);
    const path = sectionOf(routes[0]!.path, base);
    return {
      ...version,
      path,
      props: { version: { ...metadata, docsSidebars: { [sidebar]: items }, docs: {} } },
      routes: [{ ...sidebarRoute, path, routes }],
    };
  });
}

/**
 * The docs plugin with less data for the browser: the original gives every page the sidebars of all sections and
 * lists of all docs, which only version menus and doc cards read; this site has neither.
 */
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
        for (const version of root.routes!) {
          const { docsSidebars } = metadataOf(version);
          for (const name of SHARED_SIDEBARS) sharedSidebars[name] ??= docsSidebars[name]!;
          const sections = splitBySidebar(version, context.baseUrl);
          refuseSharedFolders(
            Object.keys(docsSidebars).map((name, i) => [name, sections[i]!.path]),
          );
          // One root per section: a root at the base path would match every address, also those of the 404 page.
          for (const section of sections)
            actions.addRoute({ ...root, path: section.path, routes: [section] });
        }
      };
      // The docs plugin calls this after it has added its routes.
      const setGlobalData = (data: unknown) => {
        const { versions, ...rest } = data as { versions: object[] };
        actions.setGlobalData({
          ...rest,
          versions: versions.map((version) => ({ ...version, docs: [] })),
          sharedSidebars,
        });
      };
      await plugin.contentLoaded!({ content, actions: { ...actions, addRoute, setGlobalData } });
    },
  };
}

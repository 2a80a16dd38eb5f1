import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import type routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import type { LazyRoutes } from '../addresses/site-routes';
import { loadContent, servedPath, type Load } from '../reading/served-content';

type Route = (typeof routes)[number];

/** What the pages of a list have in common: their sidebar, and the chunks that they need beside their text. */
interface Common {
  readonly sidebar?: string;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** The texts of the pages of each list, by path. */
type Texts = readonly Readonly<Record<string, Load>>[];

interface PageList extends Common {
  readonly section: string;
  readonly routes: Route[];
}

const lists: PageList[] = [];

/** A place for the pages of a section, which come later. */
export function pageList(section: string, common: Common): Route[] {
  const list: PageList = { ...common, section, routes: [] };
  lists.push(list);
  return list.routes;
}

/** Adds a page to its list in the form that Docusaurus's own routes have. */
function addPage({ routes, sidebar, parts }: PageList, path: string, load: Load): void {
  if (routes.some((route) => route.path === path)) return;
  Object.assign(registry, { [path]: [() => loadContent(load)] });
  Object.assign(chunkNames, { [`${path}-`]: { ...parts, content: path } });
  routes.push({ path, exact: true, sidebar, component: ComponentCreator(path, '') } as Route);
}

/** Routes whose pages are fetched when they are first asked for, but for the page that the server sent. */
export function withPages(
  known: Route[],
  fetchTexts: () => Promise<{ default: Texts }>,
): LazyRoutes {
  const load = async () => {
    const { default: texts } = await fetchTexts();
    lists.forEach((list, i) => {
      for (const [path, text] of Object.entries(texts[i]!)) addPage(list, path, text);
    });
    return texts;
  };
  const first = servedPath();
  const index = lists.findIndex(({ section }) => first?.startsWith(section));
  if (first && index >= 0)
    addPage(lists[index]!, first, async () => (await load())[index]![first]!());
  return Object.assign(known, { load });
}

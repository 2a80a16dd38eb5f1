import fs from 'node:fs';
import path from 'node:path';

/** The tree of routes as Docusaurus generates it, each with the key of its chunks instead of a component. */
function readRoutes(folder) {
  const source = fs.readFileSync(path.join(folder, 'routes.js'), 'utf8');
  const tree = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  return new Function('ComponentCreator', tree)((route, hash) => `${route}-${hash}`);
}

const modulesOf = (folder) =>
  new Map(
    [
      ...fs
        .readFileSync(path.join(folder, 'registry.js'), 'utf8')
        .matchAll(/"([^"]+)": \[\(\) => import\(.*? "([^"]+)"\)/g),
    ].map(([, name, module]) => [name, module]),
  );

/**
 * Takes the pages out of the routes that Docusaurus generates in a folder: `routes` are the others, in which `list`
 * says where the pages of `lists` belong: each its path, its module and the name of its chunk. Pages of a list differ
 * in nothing else. `keys` are those of the pages in the list of chunks.
 */
export function readPages(folder) {
  const chunks = JSON.parse(fs.readFileSync(path.join(folder, 'routesChunkNames.json'), 'utf8'));
  const modules = modulesOf(folder);
  const lists = [];
  const keys = new Set();
  const isPage = ({ component, routes }) => !routes && chunks[component].content !== undefined;
  const listOf = (routes) => {
    const [{ sidebar, component }] = routes;
    const { content: _, ...parts } = chunks[component];
    const pages = routes.map((route) => {
      const name = chunks[route.component].content;
      keys.add(route.component);
      return [route.path, modules.get(name), name];
    });
    return lists.push({ sidebar, parts, pages }) - 1;
  };
  const withoutPages = ({ routes, ...route }) => {
    if (!routes) return route;
    return routes.every(isPage)
      ? { ...route, list: listOf(routes) }
      : { ...route, routes: routes.map(withoutPages) };
  };
  const routes = readRoutes(folder).map((route) =>
    route.path === '*' ? route : withoutPages(route),
  );
  return { routes, lists, keys };
}

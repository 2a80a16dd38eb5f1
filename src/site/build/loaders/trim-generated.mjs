import fs from 'node:fs';
import path from 'node:path';
import { readPages } from './generated-pages.mjs';

/** Modules that pages load together: one chunk instead of one for each of them. */
const SHARED_CHUNKS = [
  [/^@theme\/Doc/, 'docs'],
  [/\?truncated=true$/, 'releases'],
];

/** A few bytes: not worth a request. */
const SMALL = /\/__plugin\.json$|^@generated\/docusaurus-plugin-content-blog\//;

/** The text of a page. The first page's is in its HTML. */
const PAGE = /\.mdx?$/;
const LOAD_CONTENT = "import { loadContent } from '@site/src/reading/served-content';\n";

/** What only the build reads of the site's configuration. */
const BUILD_ONLY = new Set([
  ...['presets', 'plugins', 'themes', 'markdown', 'clientModules', 'staticDirectories'],
  ...['ssrTemplate', 'headTags', 'scripts', 'stylesheets', 'prism', 'v4', 'faster'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes', 'experimental_vcs'],
]);

/** The configuration as it is generated, before and after what browsers read of it. */
const CONFIG = /^(export default )(\{\n[\s\S]*^\});$/m;

/** Short names for the chunks that the registry in a folder lists, by their long ones. */
function shortNames(folder) {
  const registry = fs.readFileSync(path.join(folder, 'registry.js'), 'utf8');
  const names = [...registry.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name);
  return new Map(names.map((name, index) => [name, index.toString(36)]));
}

const js = JSON.stringify;

/** How the browser loads a module: in a chunk of a short name. */
function loaderOf(module, name) {
  const [, chunk] = SHARED_CHUNKS.find(([modules]) => modules.test(module)) ?? [];
  const mode = SMALL.test(module) ? 'webpackMode: "eager"' : `webpackChunkName: "${chunk ?? name}"`;
  return `() => import(/* ${mode} */ "${module}")`;
}

/** The parts of a route by the short names of their chunks. */
const shorten = (parts, names) =>
  js(parts, (_, value) => (typeof value === 'string' ? names.get(value) : value));

/** The routes of a folder without its pages, which are in a chunk of their own. */
function routesWithoutPages({ routes, lists }, names) {
  const write = ({ path: address, component, exact, routes: inner, list }) => {
    const hash = component.slice(address.length + 1);
    const parts = list !== undefined && {
      sidebar: lists[list].sidebar,
      parts: JSON.parse(shorten(lists[list].parts, names)),
    };
    const below = parts
      ? `pageList(${js(address)}, ${js(parts)})`
      : inner && `[${inner.map(write)}]`;
    return `{ path: ${js(address)}, component: ComponentCreator(${js(address)}, ${js(hash)})${
      exact ? ', exact: true' : ''
    }${below ? `, routes: ${below}` : ''} }`;
  };
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import { pageList, withPages } from '@site/src/site/page-routes';
export default withPages([${routes.map(write)}], () =>
  import(/* webpackChunkName: "pages", webpackPrefetch: true */ './routes.js?pages'));`;
}

/** The texts of the pages of each list, by path. */
function textsOf({ lists }, names) {
  const texts = lists.map(({ pages }) =>
    pages.map(([address, module, name]) => `${js(address)}: ${loaderOf(module, names.get(name))}`),
  );
  return `export default [${texts.map((list) => `{${list}}`)}];`;
}

const trim = {
  'routes.js': (_, names, pages, query) =>
    query === '?pages' ? textsOf(pages, names) : routesWithoutPages(pages, names),
  // Without the names and ids of modules, which only the server's renderer reports.
  'registry.js': (source, names, { lists }) => {
    const listed = new Set(lists.flatMap(({ pages }) => pages.map(([, , name]) => name)));
    const entry = (_, name, module) => {
      if (listed.has(name)) return '';
      const load = loaderOf(module, names.get(name));
      const loader = PAGE.test(module) ? `() => loadContent(${load})` : load;
      return `"${names.get(name)}": [${loader}],`;
    };
    return source
      .replace(/"([^"]+)": \[\(\) => import\(.*? "([^"]+)"\), .*\],/g, entry)
      .replace('export default {', `${LOAD_CONTENT}export default {`);
  },
  'routesChunkNames.json': (source, names, { keys }) => {
    const kept = Object.entries(JSON.parse(source)).filter(([key]) => !keys.has(key));
    return shorten(Object.fromEntries(kept), names);
  },
  'docusaurus.config.mjs': (source) =>
    source.replace(CONFIG, (_, start, config) => {
      const read = (key, value) => (BUILD_ONLY.has(key) ? undefined : value);
      return `${start}${js(JSON.parse(config, read))};`;
    }),
  'site-metadata.json': (source) => js({ ...JSON.parse(source), pluginVersions: {} }),
  // The texts are where they are shown: see inline-labels.cjs.
  'codeTranslations.json': () => '{}',
};

/** Webpack loader for the files that Docusaurus generates: leaves out what browsers do not read. */
export default function trimGenerated(source) {
  const { dir, base } = path.parse(this.resourcePath);
  const trimmed = trim[base](source, shortNames(dir), readPages(dir), this.resourceQuery);
  // The default language has no translations to leave out.
  if (trimmed === source && base !== 'codeTranslations.json') {
    throw new Error(
      `${base}: expected the form that Docusaurus 3.10.2 generates, found nothing to leave out. ` +
        'Compare the file in .docusaurus/ with src/site/build/loaders/trim-generated.mjs.',
    );
  }
  return trimmed;
}

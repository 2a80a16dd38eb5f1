import fs from 'node:fs';
import path from 'node:path';

/** Parts of every docs page: one chunk instead of one for each of them. */
const DOCS_PART = /^@theme\/Doc/;

/** What only the build reads of the site's configuration. */
const BUILD_ONLY = /^ {2}"(?:presets|plugins|themes|markdown)": [[{][\s\S]*?^ {2}[\]}],?\n/gm;

/** Short names for the chunks that the registry in a folder lists, by their long ones. */
function shortNames(folder) {
  const registry = fs.readFileSync(path.join(folder, 'registry.js'), 'utf8');
  const names = [...registry.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name);
  return new Map(names.map((name, index) => [name, index.toString(36)]));
}

const trim = {
  // Without the names and ids of modules, which only the server's renderer reports.
  'registry.js': (source, names) =>
    source.replace(/"([^"]+)": \[\(\) => import\(.*? "([^"]+)"\), .*\],/g, (_, name, module) => {
      const chunk = DOCS_PART.test(module) ? 'docs' : names.get(name);
      return `"${names.get(name)}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}")],`;
    }),
  'routesChunkNames.json': (source, names) =>
    source.replace(/: "([^"]+)"/g, (_, name) => `: "${names.get(name)}"`),
  'docusaurus.config.mjs': (source) => source.replace(BUILD_ONLY, ''),
  'site-metadata.json': (source) => JSON.stringify({ ...JSON.parse(source), pluginVersions: {} }),
  // The texts are where they are shown: see inline-labels.mjs.
  'codeTranslations.json': () => '{}',
};

/** Webpack loader for the files that Docusaurus generates: leaves out what browsers do not read. */
export default function trimGenerated(source) {
  const { dir, base } = path.parse(this.resourcePath);
  const trimmed = trim[base](source, shortNames(dir));
  // The default language has no translations to leave out.
  if (trimmed === source && base !== 'codeTranslations.json') {
    throw new Error(
      `${base}: expected the form that Docusaurus 3.10.2 generates, found nothing to leave out. ` +
        'Compare the file in .docusaurus/ with src/site/build/loaders/trim-generated.mjs.',
    );
  }
  return trimmed;
}

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as localSearch from '@easyops-cn/docusaurus-search-local';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { builtFile } from '../../plugins/after-build/built-site';
import { pageTrails } from '../../plugins/after-build/page-trails';
import { headingMember } from '../../plugins/history/heading-member';
import { coreHistory } from '../../plugins/history/option-history';
import { otherVersions } from '../../plugins/history/other-versions';
import { pluginContent } from '../../plugins/docs/loaded-docs';
import type { IndexFile, IndexHeading, IndexPage, NamesFile } from '../engine/index-format';
import { INDEX_FOLDER } from './built-index';
import { readNames } from './read-names';
import { traditionalOf } from './traditional';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** The package's types tell of its options alone. */
const { default: makePlugin, validateOptions } = localSearch as unknown as {
  readonly default: (context: LoadContext, options: PluginOptions) => Plugin;
  readonly validateOptions: PluginModule['validateOptions'];
};
export { validateOptions };

const SOURCES = ['docs', 'blog', 'i18n', 'src'];
const SHOWN_TYPE_LENGTH = 80;
const KEYWORDS = 3;

/** A name for the state of the site's sources: what is made of them gets a new address when one changes. */
function sourceVersion(siteDir: string): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const files = fs.readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.sort()) {
      const full = path.join(siteDir, folder, file);
      if (fs.statSync(full).isFile()) hash.update(file).update(fs.readFileSync(full));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** The type as it fits a row: the expression without helper declarations, on one line. */
function shownType(type: string): string {
  const expression = type
    .trim()
    .split(/\n\s*\n/)
    .at(-1)!
    .replace(/\s+/g, ' ')
    .trim();
  return expression.length > SHOWN_TYPE_LENGTH
    ? `${expression.slice(0, SHOWN_TYPE_LENGTH - 1)}…`
    : expression;
}

/** The addresses of docs and releases, with their sources and what those of options say of them. */
function indexedPages(props: Props): Map<string, { source?: string; option?: Partial<IndexPage> }> {
  const { loadedVersions } = pluginContent<LoadedContent>(props, 'docusaurus-plugin-content-docs');
  const { blogPosts } = pluginContent<BlogContent>(props, 'docusaurus-plugin-content-blog');
  const docs = loadedVersions
    .flatMap((version) => version.docs)
    .filter(({ unlisted }) => !unlisted)
    .map(({ permalink, source, frontMatter }) => {
      const { option, type } = frontMatter as Record<string, unknown>;
      if (typeof option !== 'string') return [permalink, { source }] as const;
      const facts = { option, type: shownType(String(type)), ...otherVersions(option) };
      return [permalink, { source, option: facts }] as const;
    });
  const posts = blogPosts.map(({ metadata: { permalink } }) => [permalink, {}] as const);
  return new Map([...docs, ...posts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A heading with what its name is in other versions, where it names a member of the package. */
function withVersions(heading: IndexHeading, source = ''): IndexHeading {
  const [depth, text, id] = heading;
  const member = headingMember(text, source);
  const versions = member && otherVersions(member.name, coreHistory[member.kind]);
  return versions && Object.keys(versions).length > 0 ? [depth, text, id, versions] : heading;
}

/** What is known of the pages at the first key stroke. */
function namedPages(props: Props): IndexPage[] {
  const { loadedVersions } = pluginContent<LoadedContent>(props, 'docusaurus-plugin-content-docs');
  const trailOf = pageTrails(props, loadedVersions[0]!);
  return [...indexedPages(props)].map(([address, { source, option }]) => {
    const file = builtFile(props, address);
    try {
      const { title, headings } = readNames(fs.readFileSync(file, 'utf8'));
      return {
        path: address,
        title,
        trail: trailOf(address),
        ...option,
        headings: headings.map((heading) => withVersions(heading, source)),
      };
    } catch (error) {
      throw new Error(`Search index: ${file}: ${(error as Error).message}`, { cause: error });
    }
  });
}

/** The plugin's index without what nothing asks for: where in a text each word is, and the breadcrumbs. */
export function slimIndex(file: IndexFile): IndexFile {
  return file.map(({ documents, index }) => ({
    documents: documents.map(({ i, t, u, h }) => ({ i, t, u, ...(h && { h }) })),
    index: {
      ...index,
      invertedIndex: index.invertedIndex.map(([word, { _index, t }]) => [
        word,
        { _index, t: Object.fromEntries(Object.keys(t).map((document) => [document, {}])) },
      ]),
    },
  }));
}

/** Takes the file that the plugin wrote, and names it by what is in it. */
function takeIndex(outDir: string): { name: string; index: IndexFile } {
  const built = fs.readdirSync(outDir).find((file) => /^search-index.*\.json$/.test(file));
  if (!built) throw new Error(`${outDir}: expected search-index*.json of the plugin, found none.`);
  const file = path.join(outDir, built);
  const index = slimIndex(JSON.parse(fs.readFileSync(file, 'utf8')));
  fs.rmSync(file);
  const text = JSON.stringify(index);
  const name = `index.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  fs.mkdirSync(path.join(outDir, INDEX_FOLDER), { recursive: true });
  fs.writeFileSync(path.join(outDir, INDEX_FOLDER, name), text);
  return { name, index };
}

/** Has the plugin write its index, and writes the names. */
async function writeIndex(
  props: Props,
  build: () => Promise<void> | void,
  namesFile: string,
): Promise<void> {
  await build();
  const { outDir, baseUrl } = props;
  const { name, index } = takeIndex(outDir);
  const pages = namedPages(props);
  const texts = [
    ...pages.flatMap(({ title, headings }) => [title, ...headings.map(([, text]) => text)]),
    ...index[KEYWORDS]!.documents.map(({ t }) => t),
  ];
  const names: NamesFile = {
    index: `${baseUrl}${INDEX_FOLDER}/${name}`,
    pages,
    ...(props.i18n.currentLocale === 'zh' && { traditional: traditionalOf(texts) }),
  };
  fs.writeFileSync(path.join(outDir, INDEX_FOLDER, namesFile), JSON.stringify(names));
}

/** The plugin, which writes its index as a step of the ordered pass over the built pages. */
export interface SearchPlugin extends Plugin {
  writeIndex(props: Props): Promise<void>;
}

/** The search plugin; beside its index it writes a small file with names, whose address it tells the browser. */
export default function searchIndex(context: LoadContext, options: PluginOptions): SearchPlugin {
  const plugin = makePlugin(context, options);
  const isBuild = process.env.NODE_ENV === 'production';
  const namesFile = `names.${isBuild ? sourceVersion(context.siteDir) : ''}.json`;
  return {
    ...plugin,
    name: 'search-index',
    // The site has swizzled all that it uses of the theme; nothing else is to be found, or translated.
    getThemePath: undefined,
    getDefaultCodeTranslationMessages: undefined,
    async contentLoaded(args) {
      await plugin.contentLoaded!(args);
      args.actions.setGlobalData(
        isBuild ? { names: `${context.baseUrl}${INDEX_FOLDER}/${namesFile}` } : {},
      );
    },
    postBuild: undefined,
    writeIndex: (props) => writeIndex(props, () => plugin.postBuild!(props), namesFile),
  };
}

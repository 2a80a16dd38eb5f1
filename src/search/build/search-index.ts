import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { builtFile } from '../../addresses/build/page-files';
import { headingMember } from '../../history/build/heading-member';
import { coreHistory } from '../../history/build/option-history';
import { otherVersions } from '../../history/build/other-versions';
import { pluginContent } from '../../reading/build/loaded-docs';
import type { IndexFiles, IndexHeading } from '../engine/index/index-format';
import { findIndexFiles, INDEX_FOLDER } from './built-index';
import { indexFiles, type OptionFacts, type SourcePage } from './index-files';
import { openPageReader } from './page-reader';
import { pageTrails } from './page-trails';

const SOURCES = ['docs', 'blog', 'i18n', 'src'];
/** Outside of the output, which each build empties. */
const CACHE = 'node_modules/.cache/search-pages';

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

/** What is known of a page before it is read. */
interface IndexedPage {
  /** The file that it was built from, where its headings may name members of the package. */
  readonly source?: string;
  readonly option?: OptionFacts;
}

/** The addresses of docs and releases, with the facts of those that document an option. */
function indexedPages(props: Props): Map<string, IndexedPage> {
  const { loadedVersions } = pluginContent<LoadedContent>(props, 'docusaurus-plugin-content-docs');
  const { blogPosts } = pluginContent<BlogContent>(props, 'docusaurus-plugin-content-blog');
  const docs = loadedVersions
    .flatMap((version) => version.docs)
    .map(({ permalink, source, frontMatter }): [string, IndexedPage] => {
      const { option, type, default: value } = frontMatter as Record<string, unknown>;
      if (typeof option !== 'string') return [permalink, { source }];
      const facts = { option, type: String(type), default: JSON.stringify(value) };
      return [permalink, { source, option: { ...facts, ...otherVersions(option) } }];
    });
  const posts = blogPosts.map(({ metadata: { permalink } }): [string, IndexedPage] => [
    permalink,
    {},
  ]);
  return new Map([...docs, ...posts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A heading with what its name is in other versions, where it names a member of the package. */
function withVersions(heading: IndexHeading, source = ''): IndexHeading {
  const [depth, text, id] = heading;
  const member = headingMember(text, source);
  const versions = member && otherVersions(member.name, coreHistory[member.kind]);
  return versions && Object.keys(versions).length > 0 ? [depth, text, id, versions] : heading;
}

/** Reads the pages as they were built. */
function readPages(props: Props, cacheFile: string): SourcePage[] {
  const { loadedVersions } = pluginContent<LoadedContent>(props, 'docusaurus-plugin-content-docs');
  const trailOf = pageTrails(props, loadedVersions[0]!);
  const reader = openPageReader(cacheFile);
  const pages = [...indexedPages(props)].flatMap(([address, { source, option }]) => {
    const file = builtFile(props, address);
    try {
      const text = reader.read(fs.readFileSync(file, 'utf8'));
      if (!text) return [];
      const headings = text.headings.map((heading) => withVersions(heading, source));
      return [{ path: address, trail: trailOf(address), option, text: { ...text, headings } }];
    } catch (error) {
      throw new Error(`Search index: ${file}: ${(error as Error).message}`, { cause: error });
    }
  });
  reader.save();
  return pages;
}

/** The index of the last build, which a development server shows. */
function lastIndex({ outDir, baseUrl }: LoadContext): Partial<IndexFiles> {
  const files = findIndexFiles(path.join(outDir, INDEX_FOLDER));
  if (!files) return {};
  return {
    titles: `${baseUrl}${INDEX_FOLDER}/${files.titles}`,
    texts: `${baseUrl}${INDEX_FOLDER}/${files.texts}`,
  };
}

/** Writes the search index, and tells the browser the addresses of its files; none where there is no index. */
export default function searchIndex(context: LoadContext): Plugin<void> {
  const { baseUrl, siteDir, outDir, i18n } = context;
  const isBuild = process.env.NODE_ENV === 'production';
  const version = isBuild ? sourceVersion(siteDir) : '';
  const built: IndexFiles = {
    titles: `${baseUrl}${INDEX_FOLDER}/titles.${version}.json`,
    texts: `${baseUrl}${INDEX_FOLDER}/texts.${version}.json`,
  };
  return {
    name: 'search-index',
    async contentLoaded({ actions }) {
      actions.setGlobalData(isBuild ? built : lastIndex(context));
    },
    configureWebpack() {
      const directory = path.join(outDir, INDEX_FOLDER);
      const devServer = {
        static: [{ directory, publicPath: `${baseUrl}${INDEX_FOLDER}`, watch: false }],
      };
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild(props) {
      const cacheFile = path.join(siteDir, CACHE, `${i18n.currentLocale}.json`);
      const { titles, texts } = indexFiles(readPages(props, cacheFile));
      const fileOf = (address: string) => path.join(props.outDir, address.slice(baseUrl.length));
      await fs.promises.mkdir(path.join(props.outDir, INDEX_FOLDER), { recursive: true });
      await fs.promises.writeFile(fileOf(built.titles), JSON.stringify(titles));
      await fs.promises.writeFile(fileOf(built.texts), JSON.stringify(texts));
    },
  };
}

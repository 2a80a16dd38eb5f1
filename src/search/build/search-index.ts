import fs from 'node:fs';
import path from 'node:path';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule, Props } from '@docusaurus/types';
import { headingDepths } from './heading-depths';
import { type OptionFacts, indexFiles, readDocuments } from './index-files';
import type { IndexFiles } from '../engine/index/index-format';
import { pageTrails } from './page-trails';
import { sourceVersion } from './source-version';

/** The package's types leave out its functions. */
const { default: createPlugin, validateOptions } = searchLocal as unknown as {
  readonly default: (context: LoadContext, options: PluginOptions) => Plugin<void>;
  readonly validateOptions: NonNullable<PluginModule['validateOptions']>;
};
export { validateOptions };

const FOLDER = 'assets/search';
const isIndexOfPlugin = (file: string) => /^search-index.*\.json$/.test(file);

/** The options that the pages document, by the pages' addresses. */
function documentedOptions({ plugins }: Props): Map<string, OptionFacts> {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  const { loadedVersions } = (docs as unknown as { content: LoadedContent }).content;
  return new Map(
    loadedVersions.flatMap((version) =>
      version.docs.flatMap(({ permalink, frontMatter }) => {
        const { option, type, default: value } = frontMatter as Record<string, unknown>;
        if (typeof option !== 'string') return [];
        const facts = { option, type: String(type), default: JSON.stringify(value) };
        return [[permalink, facts] as const];
      }),
    ),
  );
}

/** Turns the plugin's index into the two files that the reader's side fetches. */
async function writeIndex(props: Props, names: IndexFiles): Promise<void> {
  const { outDir, baseUrl } = props;
  const [found] = fs.readdirSync(outDir).filter(isIndexOfPlugin);
  const source = path.join(outDir, found!);
  const documents = readDocuments(JSON.parse(await fs.promises.readFile(source, 'utf8')));
  const options = documentedOptions(props);
  const trailOf = pageTrails(props);
  const { titles, texts } = indexFiles(documents, (address) => ({
    option: options.get(address),
    trail: trailOf(address),
    depths: headingDepths(
      fs.readFileSync(path.join(outDir, address.slice(baseUrl.length), 'index.html'), 'utf8'),
    ),
  }));
  const fileOf = (address: string) => path.join(outDir, address.slice(baseUrl.length));
  await fs.promises.mkdir(path.join(outDir, FOLDER), { recursive: true });
  await fs.promises.writeFile(fileOf(names.titles), JSON.stringify(titles));
  await fs.promises.writeFile(fileOf(names.texts), JSON.stringify(texts));
  await fs.promises.rm(source);
}

/** The index of the last build, which a development server shows. */
function lastIndex({ outDir, baseUrl }: LoadContext): Partial<IndexFiles> {
  const folder = path.join(outDir, FOLDER);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const [titles, texts] = ['titles', 'texts'].map((kind) =>
    files.find((file) => file.startsWith(`${kind}.`)),
  );
  if (!titles || !texts) return {};
  return {
    titles: `${baseUrl}${FOLDER}/${titles}`,
    texts: `${baseUrl}${FOLDER}/${texts}`,
  };
}

/**
 * The search index: the documents are search-local's, the files and all of the reader's side are the site's own.
 * Tells the browser the addresses of the files; none where there is no index.
 */
export default function searchIndex(context: LoadContext, options: PluginOptions): Plugin<void> {
  const { baseUrl, siteDir, outDir } = context;
  const isBuild = process.env.NODE_ENV === 'production';
  const plugin = createPlugin(context, options);
  const version = isBuild ? sourceVersion(siteDir) : '';
  const built: IndexFiles = {
    titles: `${baseUrl}${FOLDER}/titles.${version}.json`,
    texts: `${baseUrl}${FOLDER}/texts.${version}.json`,
  };
  return {
    name: 'search-index',
    async contentLoaded({ actions }) {
      actions.setGlobalData(isBuild ? built : lastIndex(context));
    },
    configureWebpack() {
      const directory = path.join(outDir, FOLDER);
      const devServer = {
        static: [{ directory, publicPath: `${baseUrl}${FOLDER}`, watch: false }],
      };
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild(props) {
      await plugin.postBuild!(props);
      await writeIndex(props, built);
    },
  };
}

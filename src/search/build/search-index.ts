import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { IndexFiles } from '../engine/index/index-format';
import { findIndexFiles, INDEX_FOLDER } from './built-index';

const SOURCES = ['docs', 'blog', 'i18n', 'src'];

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

/** The addresses of the index files that a build of these sources writes. */
export function indexAddresses({ siteDir, baseUrl }: Pick<LoadContext, 'siteDir' | 'baseUrl'>) {
  const version = sourceVersion(siteDir);
  return {
    titles: `${baseUrl}${INDEX_FOLDER}/titles.${version}.json`,
    texts: `${baseUrl}${INDEX_FOLDER}/texts.${version}.json`,
  } satisfies IndexFiles;
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

/** Tells the browser the addresses of the index files; none where there is no index. src/plugins/after-build writes them. */
export default function searchIndex(context: LoadContext): Plugin<void> {
  const { baseUrl, outDir } = context;
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'search-index',
    async contentLoaded({ actions }) {
      actions.setGlobalData(isBuild ? indexAddresses(context) : lastIndex(context));
    },
    configureWebpack() {
      const directory = path.join(outDir, INDEX_FOLDER);
      const devServer = {
        static: [{ directory, publicPath: `${baseUrl}${INDEX_FOLDER}`, watch: false }],
      };
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}

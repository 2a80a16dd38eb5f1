import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as localSearch from '@easyops-cn/docusaurus-search-local';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { INDEX_FOLDER } from '../../search/engine/index-format';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** The package's types tell of its options alone. */
const { default: makePlugin, validateOptions } = localSearch as unknown as {
  readonly default: (context: LoadContext, options: PluginOptions) => Plugin;
  readonly validateOptions: PluginModule['validateOptions'];
};
export { validateOptions };

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

/** The search plugin, whose index is written as a step of the ordered pass over the built pages. */
export interface SearchPlugin extends Plugin {
  /** Has the plugin read the pages and write its index. */
  buildIndex(props: Props): void | Promise<void>;
  /** Where the browser looks for the names, below the folder of the language. */
  readonly namesFile: string;
}

/** The search plugin without its theme: the site has swizzled all that it uses of it. */
export default function searchIndex(context: LoadContext, options: PluginOptions): SearchPlugin {
  const plugin = makePlugin(context, options);
  const isBuild = process.env.NODE_ENV === 'production';
  const namesFile = `${INDEX_FOLDER}/names.${isBuild ? sourceVersion(context.siteDir) : ''}.json`;
  return {
    ...plugin,
    name: 'search-index',
    getThemePath: undefined,
    getDefaultCodeTranslationMessages: undefined,
    async contentLoaded(args) {
      await plugin.contentLoaded!(args);
      args.actions.setGlobalData(isBuild ? { names: context.baseUrl + namesFile } : {});
    },
    postBuild: undefined,
    buildIndex: (props) => plugin.postBuild!(props),
    namesFile,
  };
}

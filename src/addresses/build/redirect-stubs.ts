import fs from 'node:fs/promises';
import path from 'node:path';
import clientRedirects, { type PluginOptions } from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isExternal } from '../resolve-redirect';
import { keepHashOnly } from './keep-hash-only';
import { copyBesideFolder } from './page-files';

export { validateOptions } from '@docusaurus/plugin-client-redirects';

/** The client-redirects plugin, with pages that pass on what the browser's redirects do. */
export default function redirectStubs(context: LoadContext, options: PluginOptions): Plugin<void> {
  const plugin = clientRedirects(context, options) as Plugin<void>;
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild!(props);
      for (const { from, to } of options.redirects) {
        for (const address of [from].flat()) {
          const file = path.join(props.outDir, address, 'index.html');
          const html = await fs.readFile(file, 'utf8');
          await fs.writeFile(file, keepHashOnly(html, isExternal(to), file));
          await copyBesideFolder(props.outDir, address);
        }
      }
    },
  };
}

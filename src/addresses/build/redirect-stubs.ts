import fs from 'node:fs/promises';
import path from 'node:path';
import clientRedirects, { type PluginOptions } from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';

export { validateOptions } from '@docusaurus/plugin-client-redirects';

/** The client-redirects plugin, whose stub pages pass query and hash on; ours keep the hash only, and not to another site (behaviours 2.5). */
export default function redirectStubs(context: LoadContext, options: PluginOptions): Plugin<void> {
  const plugin = clientRedirects(context, options) as Plugin<void>;
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild!(props);
      for (const { from, to } of options.redirects) {
        const file = path.join(props.outDir, ...[from].flat(), 'index.html');
        const html = (await fs.readFile(file, 'utf8')).replace(' + window.location.search', '');
        const isInternal = to.startsWith('/');
        await fs.writeFile(file, isInternal ? html : html.replace(' + window.location.hash', ''));
      }
    },
  };
}

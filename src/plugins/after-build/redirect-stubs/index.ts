import fs from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import { isExternal } from '../../../routing/resolve-redirect';
import type { BuiltSite } from '../built-site';
import type { Step } from '../step';
import { copyBesideFolder } from '../write-pages';
import { keepHashOnly } from './keep-hash-only';
import { staticRedirects } from './static-redirects';

/** Writes a page at each old address, which passes on what the browser's redirects do. */
export const writeRedirectStubs = (site: BuiltSite): Step => ({
  async atEnd() {
    const redirects = staticRedirects();
    const options = { id: 'redirect-stubs', fromExtensions: [], toExtensions: [], redirects };
    await clientRedirects(site, options)!.postBuild!({ ...site, content: undefined });
    for (const { from, to } of redirects) {
      for (const address of [from].flat()) {
        const file = path.join(site.outDir, address, 'index.html');
        const html = await fs.readFile(file, 'utf8');
        await fs.writeFile(file, keepHashOnly(html, isExternal(to), file));
        await copyBesideFolder(site.outDir, address);
      }
    }
  },
});

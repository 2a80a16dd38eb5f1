import fs from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import { isExternal } from '../../../routing/resolve-redirect';
import type { BuiltSite } from '../built-site';
import type { Step } from '../run-steps';
import { copyBesideFolder } from '../write-pages';
import { staticRedirects } from './static-redirects';

const SCRIPT = /<script>\s*window\.location\.href = '[^']*'[^<]*<\/script>/;

/** The same on every page, so that one hash in the site's policy allows it. */
export const KEEP_HASH =
  "location.replace(document.querySelector('meta[http-equiv]').content.slice(7)+location.hash)";

/** A page of the client-redirects plugin passes on query and hash; ours the hash alone, and nothing to another site. */
export function keepHashOnly(html: string, isToOtherSite: boolean, file: string): string {
  if (!SCRIPT.test(html) || !html.includes('content="0; url=')) {
    throw new Error(
      `${file}: expected a redirect with “window.location.href = '…'” and “content="0; url=…"”, found none. ` +
        'Compare src/plugins/after-build/redirect-stubs with the template of @docusaurus/plugin-client-redirects.',
    );
  }
  return html.replace(SCRIPT, isToOtherSite ? '' : `<script>${KEEP_HASH}</script>`);
}

/** Writes a page at each old address, which passes on what the browser's redirects do. */
export const writeRedirectStubs = (site: BuiltSite): Step => ({
  async atEnd() {
    const redirects = staticRedirects();
    const options = { id: 'redirect-stubs', fromExtensions: [], toExtensions: [], redirects };
    await clientRedirects(site, options)!.postBuild!({ ...site, content: undefined });
    for (const { from, to } of redirects) {
      const file = path.join(site.outDir, from, 'index.html');
      const html = await fs.readFile(file, 'utf8');
      await fs.writeFile(file, keepHashOnly(html, isExternal(to), file));
      await copyBesideFolder(site.outDir, from);
    }
  },
});

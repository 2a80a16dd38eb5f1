import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { removeBase } from '../../../addresses/address';
import { KEEP_HASH } from '../../../addresses/build/keep-hash-only';
import { hostedSite } from './hosted-site';
import { inlineScripts } from './policy';
import { headersFile, redirectsFile, vercelJson } from './static-hosts';

/** The inline scripts of the pages at some addresses, and these. */
async function withScriptsOf(
  pages: readonly string[],
  outDir: string,
  these: readonly string[],
): Promise<Set<string>> {
  const scripts = new Set(these);
  for (const page of pages) {
    const file = path.join(outDir, page, page.endsWith('.html') ? '' : 'index.html');
    for (const script of inlineScripts(await fs.readFile(file, 'utf8'))) scripts.add(script);
  }
  return scripts;
}

/**
 * Writes the files in the site's folder by which static hosts are told of headers and redirects.
 * All languages have the same inline scripts, so the pages of the default one are read.
 */
export function hostFiles({ baseUrl, outDir, i18n }: LoadContext): Plugin {
  return {
    name: 'host-files',
    async postBuild({ routesPaths }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const pages = routesPaths.map((route) => removeBase(route, baseUrl));
      // Other plugins write these into pages at the same time as this one reads them.
      const late = [KEEP_HASH];
      const site = hostedSite(baseUrl, await withScriptsOf(pages, outDir, late));
      const files = {
        _headers: headersFile(site),
        _redirects: redirectsFile(site),
        'vercel.json': vercelJson(site),
        '.nojekyll': '',
      };
      for (const [file, text] of Object.entries(files)) {
        await fs.writeFile(path.join(outDir, file), text);
      }
    },
  };
}

import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { removeBase } from '../../routing/address';
import { builtFile } from './built-site';
import type { Step } from './run-steps';

/** The file of a page beside its folder: `/a/b` is `a/b.html`; undefined for a folder's address and for a file's. */
export function fileBesideFolder(address: string): string | undefined {
  return /\/$|\.html$/.test(address) ? undefined : `${address.slice(1)}.html`;
}

/** Copies a page's `index.html` to the file beside its folder. */
export async function copyBesideFolder(outDir: string, address: string): Promise<void> {
  const file = fileBesideFolder(address);
  if (file) {
    await fs.copyFile(path.join(outDir, address, 'index.html'), path.join(outDir, file));
  }
}

/**
 * Writes the pages that have changed, and lays each out twice: as `a/b.html`, which hosts with clean addresses answer
 * `/a/b` with at once, and as `a/b/index.html`, which a plain file server finds after one redirect to `/a/b/`.
 */
export const writePages = (site: Pick<Props, 'outDir' | 'baseUrl'>): Step => ({
  async eachPage(page) {
    const file = builtFile(site, page.path);
    if (page.isChanged) {
      // In one step, as the blog plugin reads its posts for the feeds at the same time.
      await fs.writeFile(`${file}.part`, page.html);
      await fs.rename(`${file}.part`, file);
    }
    await copyBesideFolder(site.outDir, removeBase(page.path, site.baseUrl));
  },
});

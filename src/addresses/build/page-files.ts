import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { removeBase } from '../address';

/** The file of a page beside its folder: `/a/b` is `a/b.html`; undefined for a folder's address and for a file's. */
export function pageFile(address: string): string | undefined {
  return /\/$|\.html$/.test(address) ? undefined : `${address.slice(1)}.html`;
}

/** Where Docusaurus builds the page at an address, which begins with the language's base. */
export const builtFile = (
  { outDir, baseUrl }: { readonly outDir: string; readonly baseUrl: string },
  address: string,
): string => path.join(outDir, address.slice(baseUrl.length), 'index.html');

/** Copies a page's `index.html` to the file beside its folder. */
export async function copyBesideFolder(outDir: string, address: string): Promise<void> {
  const file = pageFile(address);
  if (file) {
    await fs.copyFile(path.join(outDir, address, 'index.html'), path.join(outDir, file));
  }
}

/**
 * Lays each page out twice: as `a/b.html`, which hosts with clean addresses answer `/a/b` with at once,
 * and as `a/b/index.html`, which a plain file server finds after one redirect to `/a/b/`.
 */
export function pageFiles({ baseUrl, outDir }: { baseUrl: string; outDir: string }): Plugin {
  return {
    name: 'page-files',
    async postBuild({ routesPaths }) {
      for (const route of routesPaths) await copyBesideFolder(outDir, removeBase(route, baseUrl));
    },
  };
}

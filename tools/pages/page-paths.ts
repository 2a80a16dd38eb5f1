import {
  kindOfPage,
  sourceOfTranslation,
  translationPath,
  ZH_BLOG,
  ZH_DOCS,
} from '../../src/i18n/content-path';

export type Language = 'en' | 'zh';

export const pageFolders = ['docs', 'blog', ZH_DOCS, ZH_BLOG];

const addresses = [
  { folder: 'docs/', route: '/' },
  { folder: 'blog/', route: '/community/releases/' },
];

/** The language of a page, from its path. */
export function pageLanguage(file: string): Language {
  return sourceOfTranslation(file) === undefined ? 'en' : 'zh';
}

/** The path of the same page in the other language; undefined for a file that is no page. */
export function twinPath(file: string): string | undefined {
  return sourceOfTranslation(file) ?? translationPath(file);
}

/** The English path of a page, whichever language is given. */
export function englishPath(file: string): string {
  return sourceOfTranslation(file) ?? file;
}

/** `docs/config/dev/hmr.mdx` → `/config/dev/hmr`; undefined for a fragment, which has no address. */
export function findRoute(file: string): string | undefined {
  const english = englishPath(file);
  const address = addresses.find(({ folder }) => english.startsWith(folder));
  if (!address || kindOfPage(file) === 'fragment') return undefined;
  const name = english.slice(address.folder.length).replace(/\.mdx$/, '');
  return (address.route + name).replace(/\/index$/, '/');
}

/** The English files that may answer at an address. */
export function filesOfRoute(route: string): string[] {
  return addresses
    .filter((address) => route.startsWith(address.route))
    .map((address) => {
      const name = route.slice(address.route.length).replace(/(^|\/)$/, '$1index');
      return `${address.folder}${name}.mdx`;
    });
}

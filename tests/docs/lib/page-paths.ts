export type Language = 'en' | 'zh';

/** The English folders of pages and where their Chinese twins stand. */
const folders = [
  { en: 'docs/', zh: 'i18n/zh/docusaurus-plugin-content-docs/current/', route: '/' },
  { en: 'blog/', zh: 'i18n/zh/docusaurus-plugin-content-blog/', route: '/community/releases/' },
] as const;

export const pageFolders: string[] = folders.flatMap(({ en, zh }) => [en, zh]);

/** The language of a page, from its path. */
export function languageOf(file: string): Language {
  return file.startsWith('i18n/zh/') ? 'zh' : 'en';
}

/** The path of the same page in the other language; undefined for a file that is no page. */
export function twinOf(file: string): string | undefined {
  for (const { en, zh } of folders) {
    if (file.startsWith(en)) return zh + file.slice(en.length);
    if (file.startsWith(zh)) return en + file.slice(zh.length);
  }
  return undefined;
}

/** The English path of a page, whichever language is given. */
export function englishPathOf(file: string): string {
  return languageOf(file) === 'en' ? file : (twinOf(file) ?? file);
}

/** `docs/config/dev/hmr.mdx` → `/config/dev/hmr`; undefined for a fragment, which has no address. */
export function routeOf(file: string): string | undefined {
  const english = englishPathOf(file);
  const folder = folders.find(({ en }) => english.startsWith(en));
  if (!folder || isFragment(file)) return undefined;
  return (folder.route + english.slice(folder.en.length))
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '/');
}

/** The files that may answer at an address, English paths. */
export function filesOfRoute(route: string): string[] {
  return folders
    .filter((folder) => route.startsWith(folder.route))
    .map(
      (folder) =>
        `${folder.en}${route.slice(folder.route.length).replace(/(^|\/)$/, '$1index')}.mdx`,
    );
}

/** Fragments are imported by pages; they have no front matter and no address. */
export function isFragment(file: string): boolean {
  return englishPathOf(file).startsWith('docs/shared/');
}

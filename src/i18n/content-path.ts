/** The kinds of Markdown files: a page of the docs, a fragment that pages import, or a release announcement. */
export type PageKind = 'doc' | 'fragment' | 'release';

export const ZH_DOCS = 'i18n/zh/docusaurus-plugin-content-docs/current';
export const ZH_BLOG = 'i18n/zh/docusaurus-plugin-content-blog';

const ROOTS = [
  { en: 'docs', zh: ZH_DOCS },
  { en: 'blog', zh: ZH_BLOG },
];

/** A file of a folder of translations: its language, the plugin whose content it is, and its path there. */
const TRANSLATION =
  /(?:^|\/)i18n\/([^/]+)\/docusaurus-plugin-content-(docs(?=\/current)|blog)(?:\/current)?(\/.+)/;

const readTranslationPath = (file: string) => TRANSLATION.exec(file.replaceAll('\\', '/'));

/** The English file that one in another language translates, or undefined; both relative to the site's folder, with slashes. */
export function sourceOfTranslation(file: string): string | undefined {
  const [, , plugin, name] = readTranslationPath(file) ?? [];
  return plugin && plugin + name;
}

/** The language of a file, by its path. */
export const findLocale = (file = ''): string => readTranslationPath(file)?.[1] ?? 'en';

/** The Chinese file of an English one, or undefined. */
export function translationPath(file: string): string | undefined {
  const root = ROOTS.find(({ en }) => file.startsWith(`${en}/`));
  return root && root.zh + file.slice(root.en.length);
}

/** The kind of a Markdown file of the content trees; undefined for any other file. */
export function kindOfPage(file: string): PageKind | undefined {
  const english = sourceOfTranslation(file) ?? file;
  if (english.startsWith('docs/shared/')) return 'fragment';
  if (english.startsWith('docs/')) return 'doc';
  return english.startsWith('blog/') ? 'release' : undefined;
}

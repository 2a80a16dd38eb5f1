import {
  sourceOfTranslation,
  translationPath,
  ZH_BLOG,
  ZH_DOCS,
} from '../../src/i18n/content-path';

export type Language = 'en' | 'zh';

export const pageFolders = ['docs', 'blog', ZH_DOCS, ZH_BLOG];

/** The language of a page, from its path. */
export function pageLanguage(file: string): Language {
  return sourceOfTranslation(file) === undefined ? 'en' : 'zh';
}

/** The path of the same page in the other language; undefined for a file that isn't a page. */
export function twinPath(file: string): string | undefined {
  return sourceOfTranslation(file) ?? translationPath(file);
}

/** The English path of a page, whichever language is given. */
export function englishPath(file: string): string {
  return sourceOfTranslation(file) ?? file;
}

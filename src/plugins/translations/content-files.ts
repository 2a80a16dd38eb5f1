import fs from 'node:fs';
import path from 'node:path';
import { sourceOfTranslation, translationPath, ZH_BLOG, ZH_DOCS } from '../../i18n/content-path';
import { contentHash } from './content-hash';
import { readSourceHash } from './source-hash';

/** Markdown files by their paths from the site's folder, with slashes. */
export interface TranslationReport {
  /** English files without a translation. */
  readonly missing: string[];
  /** Translations whose English text has changed since, or that record none. */
  readonly stale: string[];
  /** Translations of files that are not there. */
  readonly orphaned: string[];
}

/** The texts of the Markdown files below some folders. */
const readTexts = (siteDir: string, folders: readonly string[]) =>
  new Map(
    folders.flatMap((folder) =>
      fs
        .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => [
          `${folder}/${file.split(path.sep).join('/')}`,
          fs.readFileSync(path.join(siteDir, folder, file), 'utf8'),
        ]),
    ),
  );

/** The state of the translations as the files on disk have it. */
export function translationsOnDisk(siteDir: string): TranslationReport {
  const english = readTexts(siteDir, ['docs', 'blog']);
  const chinese = readTexts(siteDir, [ZH_DOCS, ZH_BLOG]);
  const sourceOf = (file: string) => english.get(sourceOfTranslation(file)!);
  const files = [...chinese.keys()];
  return {
    missing: [...english.keys()].filter((file) => !chinese.has(translationPath(file)!)),
    stale: files.filter((file) => {
      const source = sourceOf(file);
      return source !== undefined && readSourceHash(chinese.get(file)!) !== contentHash(source);
    }),
    orphaned: files.filter((file) => sourceOf(file) === undefined),
  };
}

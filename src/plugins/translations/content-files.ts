import fs from 'node:fs';
import path from 'node:path';
import { ZH_BLOG, ZH_DOCS } from '../../i18n/content-path';
import { contentHash } from './content-hash';
import { readSourceHash } from './source-hash';
import { translationReport, type TranslationReport } from './translation-report';

/** The Markdown files below some folders, relative to the site's folder, with slashes. */
function markdownFiles(siteDir: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  );
}

const read = (siteDir: string, file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

/** The state of the translations as the files on disk have it. */
export function translationsOnDisk(siteDir: string): TranslationReport {
  const english = markdownFiles(siteDir, ['docs', 'blog']).map(
    (file) => [file, contentHash(read(siteDir, file))] as const,
  );
  const chinese = markdownFiles(siteDir, [ZH_DOCS, ZH_BLOG]).map(
    (file) => [file, readSourceHash(read(siteDir, file))] as const,
  );
  return translationReport(new Map(english), new Map(chinese));
}

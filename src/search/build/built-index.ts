import fs from 'node:fs';
import path from 'node:path';
import type { IndexFiles, TextsFile, TitlesFile } from '../engine/index/index-format';

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The index of a language as it was read from a build. */
export interface BuiltIndex {
  readonly titles: TitlesFile;
  readonly texts: TextsFile;
  /** The two files. */
  readonly files: IndexFiles;
}

/** Where builds are, unless `--out-dir` says otherwise. */
export const BUILD_FOLDER = path.resolve(__dirname, '../../../build');

/** The folder of a language's pages in a build. */
export const languageFolder = (language: Language, build = BUILD_FOLDER) =>
  path.join(build, language === 'en' ? '' : language);

/** A page that each language has: what is before it in its path is the base of them all. */
const FIRST_PAGE = 'guide/start/';

/** The path below which the pages of an index are, such as `/zh/`. */
export const basePath = ({ pages }: TitlesFile) =>
  pages.find(({ path }) => path.endsWith(FIRST_PAGE))!.path.slice(0, -FIRST_PAGE.length);

/** Where the index files are, below the folder of a language. */
export const INDEX_FOLDER = 'assets/search';

/** The names of the index files in a folder; undefined where one is missing. */
export function findIndexFiles(folder: string): IndexFiles | undefined {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const [titles, texts] = ['titles', 'texts'].map((kind) =>
    names.find((name) => name.startsWith(`${kind}.`)),
  );
  return titles && texts ? { titles, texts } : undefined;
}

/** The index of a language as a build wrote it. @throws Error that says how to get one. */
export function builtIndex(language: Language, build = BUILD_FOLDER): BuiltIndex {
  const folder = path.join(languageFolder(language, build), INDEX_FOLDER);
  const names = findIndexFiles(folder);
  if (!names) {
    throw new Error(
      `${folder}: expected titles.*.json and texts.*.json, found none. Run \`npm run build\` first.`,
    );
  }
  const files = {
    titles: path.join(folder, names.titles),
    texts: path.join(folder, names.texts),
  };
  return {
    titles: JSON.parse(fs.readFileSync(files.titles, 'utf8')),
    texts: JSON.parse(fs.readFileSync(files.texts, 'utf8')),
    files,
  };
}

import fs from 'node:fs';
import path from 'node:path';
import { INDEX_FOLDER, type IndexFile, type NamesFile } from '../../src/search/engine/index-format';

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The index of a language as it was read from a build. */
export interface BuiltIndex {
  readonly names: NamesFile;
  readonly index: IndexFile;
  /** The two files. */
  readonly files: { readonly names: string; readonly index: string };
}

/** Where builds are, unless `--out-dir` says otherwise. */
export const BUILD_FOLDER = path.resolve(__dirname, '../../build');

/** The folder of a language's pages in a build. */
export const languageFolder = (language: Language, build = BUILD_FOLDER) =>
  path.join(build, language === 'en' ? '' : language);

/** A page that each language has: what is before it in its path is the base of them all. */
const FIRST_PAGE = 'guide/start/';

/** The path below which the pages of an index are, such as `/zh/`. */
export const basePath = ({ pages }: NamesFile) =>
  pages.find(({ path }) => path.endsWith(FIRST_PAGE))!.path.slice(0, -FIRST_PAGE.length);

const findFile = (folder: string, kind: string) =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder).find((name) => name.startsWith(`${kind}.`))
    : undefined;

/** The index of a language as a build wrote it. @throws Error that says how to get one. */
export function builtIndex(language: Language, build = BUILD_FOLDER): BuiltIndex {
  const folder = path.join(languageFolder(language, build), INDEX_FOLDER);
  const names = findFile(folder, 'names');
  const index = findFile(folder, 'index');
  if (!names || !index) {
    throw new Error(
      `${folder}: expected names.*.json and index.*.json, found ${names ?? index ?? 'none'}. Run \`npm run build\` first.`,
    );
  }
  const files = { names: path.join(folder, names), index: path.join(folder, index) };
  return {
    names: JSON.parse(fs.readFileSync(files.names, 'utf8')),
    index: JSON.parse(fs.readFileSync(files.index, 'utf8')),
    files,
  };
}

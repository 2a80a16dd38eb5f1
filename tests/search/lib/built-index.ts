import fs from 'node:fs';
import path from 'node:path';
import type { TextsFile, TitlesFile } from '../../../src/search/engine/index/index-format';

export type Language = 'en' | 'zh';

export interface BuiltIndex {
  readonly titles: TitlesFile;
  readonly texts: TextsFile;
  /** The two files. */
  readonly files: { readonly titles: string; readonly texts: string };
}

const build = path.resolve(__dirname, '../../../build');

/** The index of a language as the last build wrote it. @throws Error that says how to get one. */
export function builtIndex(language: Language): BuiltIndex {
  const folder = path.join(build, language === 'en' ? '' : language, 'assets/search');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const fileOf = (kind: string) => {
    const name = names.find((each) => each.startsWith(`${kind}.`));
    if (name) return path.join(folder, name);
    throw new Error(`${folder}: expected ${kind}.*.json, found none. Run \`npm run build\` first.`);
  };
  const files = { titles: fileOf('titles'), texts: fileOf('texts') };
  return {
    titles: JSON.parse(fs.readFileSync(files.titles, 'utf8')),
    texts: JSON.parse(fs.readFileSync(files.texts, 'utf8')),
    files,
  };
}

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { INDEX_FOLDER, type IndexFile } from '../../search/engine/index-format';

/** The plugin's index without what nothing asks for: where in a text each word is, and the breadcrumbs. */
export function slimIndex(file: IndexFile): IndexFile {
  return file.map(({ documents, index }) => ({
    documents: documents.map(({ i, t, u, h }) => ({ i, t, u, ...(h && { h }) })),
    index: {
      ...index,
      invertedIndex: index.invertedIndex.map(([word, { _index, t }]) => [
        word,
        { _index, t: Object.fromEntries(Object.keys(t).map((document) => [document, {}])) },
      ]),
    },
  }));
}

/** Replaces the file that the plugin wrote by a smaller one, named by what is in it. */
export function replaceIndex(outDir: string): { file: string; index: IndexFile } {
  const built = fs.readdirSync(outDir).find((name) => /^search-index.*\.json$/.test(name));
  if (!built) throw new Error(`${outDir}: expected search-index*.json of the plugin, found none.`);
  const index = slimIndex(JSON.parse(fs.readFileSync(path.join(outDir, built), 'utf8')));
  fs.rmSync(path.join(outDir, built));
  const text = JSON.stringify(index);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = `${INDEX_FOLDER}/index.${hash}.json`;
  fs.mkdirSync(path.join(outDir, INDEX_FOLDER), { recursive: true });
  fs.writeFileSync(path.join(outDir, file), text);
  return { file, index };
}

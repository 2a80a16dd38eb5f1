import fs from 'node:fs';
import path from 'node:path';
import type { IndexGroup } from '../../search/engine/index-format';

/** lunr writes weights of words with three digits behind the point; one ranks alike and is much smaller. */
const rounded = (vector: readonly number[]) =>
  vector.map((value, i) => (i % 2 ? Math.round(value * 10) / 10 : value));

/** A group of the plugin's index without what nothing asks for: where in a text each word is, and the breadcrumbs. */
function slimGroup({ documents, index }: IndexGroup): IndexGroup {
  return {
    documents: documents.map(({ i, t, u, h }) => ({ i, t, u, ...(h && { h }) })),
    index: {
      ...index,
      fieldVectors: index.fieldVectors.map(([text, vector]) => [text, rounded(vector)]),
      invertedIndex: index.invertedIndex.map(([word, { _index, t }]) => [
        word,
        { _index, t: Object.fromEntries(Object.keys(t).map((document) => [document, {}])) },
      ]),
    },
  };
}

/** Takes the file that the plugin wrote out of the way. @throws Error where there is none */
export function takeIndex(outDir: string): IndexGroup[] {
  const built = fs.readdirSync(outDir).find((name) => /^search-index.*\.json$/.test(name));
  if (!built) throw new Error(`${outDir}: expected search-index*.json of the plugin, found none.`);
  const file = path.join(outDir, built);
  const groups: IndexGroup[] = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(file);
  return groups.map(slimGroup);
}

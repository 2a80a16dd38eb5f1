import fs from 'node:fs';
import path from 'node:path';
import type { IndexDocument, IndexGroup } from '../../search/engine/index-format';

/** A group as the plugin writes it. */
interface PluginGroup {
  readonly documents: readonly IndexDocument[];
  readonly index: {
    readonly fieldVectors: readonly (readonly [text: string, vector: readonly number[]])[];
    readonly invertedIndex: readonly (readonly [word: string, { readonly _index: number }])[];
  };
}

/**
 * Pairs of a word's number, as the step from the one before it, and its weight in tenths, which rank like lunr's
 * thousandths.
 */
function slimVector(vector: readonly number[], numbers: ReadonlyMap<number, number>): number[] {
  const pairs = vector.flatMap((word, i) =>
    i % 2 ? [] : [[numbers.get(word)!, Math.round(vector[i + 1]! * 10)] as const],
  );
  const sorted = pairs.sort(([a], [b]) => a - b);
  return sorted.flatMap(([word, weight], i) => [word - (sorted[i - 1]?.[0] ?? 0), weight]);
}

/**
 * A group of the plugin's index without breadcrumbs, and without the list of each word's texts,
 * which follows from the words of each text and takes a quarter of the file.
 */
export function slimGroup({ documents, index }: PluginGroup): IndexGroup {
  const numbers = new Map(index.invertedIndex.map(([, { _index }], i) => [_index, i]));
  return {
    documents: documents.map(({ i, t, u, h }) => ({ i, t, u, ...(h && { h }) })),
    words: index.invertedIndex.map(([word]) => word),
    vectors: index.fieldVectors.map(([text, vector]) => [text, slimVector(vector, numbers)]),
  };
}

/** Takes the file that the plugin wrote out of the way. @throws Error where there is none */
export function takeIndex(outDir: string): IndexGroup[] {
  const built = fs.readdirSync(outDir).find((name) => /^search-index.*\.json$/.test(name));
  if (!built) throw new Error(`${outDir}: expected search-index*.json of the plugin, found none.`);
  const file = path.join(outDir, built);
  const groups: PluginGroup[] = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(file);
  return groups.map(slimGroup);
}

import assert from 'node:assert/strict';
import { listDrawnFiles, listForReaders, listPrintedFiles } from '#tools/guides/file-listing';
import { compact, toExpression } from '#tools/guides/shown';

/** Fails unless a text contains what the page shows; spaces don't count, `…` and hashes are any text. */
export function looksLike(actual: string, shown: string): void {
  assert.match(
    compact(actual),
    toExpression(shown),
    `expected what the page shows, found\n${actual}`,
  );
}

/** Fails unless the files of a build are those that the page lists or draws as a tree; hashes may differ. */
export function sameFiles(files: string[], shown: string): void {
  const drawn = listDrawnFiles(shown).map((file) => `dist/${file}`);
  const listed = drawn.length > 0 ? drawn : listPrintedFiles(shown);
  assert.deepEqual(listForReaders(files), listed);
}

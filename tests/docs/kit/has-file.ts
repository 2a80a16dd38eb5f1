import assert from 'node:assert/strict';

/** Fails unless one of the files is like this. */
export function hasFile(files: string[], pattern: RegExp): void {
  assert.ok(
    files.some((file) => pattern.test(file)),
    `expected a file like ${pattern}, found ${files.join(', ')}`,
  );
}

import assert from 'node:assert/strict';
import { inspect } from 'node:util';

/**
 * Gives a failing `assert.ok` without a message one. Node would look for the code of the call: it reads the file on the
 * disk at the place that the call has in the single line that tsx made of it, which takes minutes and finds nothing.
 */
export function nameFailedValues() {
  const { ok } = assert;
  const named: typeof assert.ok = (
    value,
    message = `expected a value that counts as true, found ${inspect(value)}`,
  ) => ok(value, message);
  assert.ok = named;
}

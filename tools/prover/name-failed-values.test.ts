import assert from 'node:assert/strict';
import { nameFailedValues } from './name-failed-values';

describe('a failed assert.ok', () => {
  const { ok } = assert;
  beforeAll(nameFailedValues);
  afterAll(() => {
    assert.ok = ok;
  });

  it('names the value, where it has no message', () => {
    expect(() => assert.ok('')).toThrow("expected a value that counts as true, found ''");
  });

  it('keeps its message', () => {
    expect(() => assert.ok(false, 'no chunk')).toThrow('no chunk');
  });
});

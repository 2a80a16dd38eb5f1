import { readSourceHash, writeSourceHash } from '../../../../src/translations/build/source-hash';

const page = '---\ntitle: a\n---\n\nText.\n';
const fragment = 'Text.\n';

test.each([
  ['a page', page, "---\ntitle: a\nsource_hash: '0123456789ab'\n---\n\nText.\n"],
  ['a fragment', fragment, '{/* source_hash: 0123456789ab */}\n\nText.\n'],
])('the hash of %s is written, read and replaced', (_, text, expected) => {
  const written = writeSourceHash(text, '0123456789ab');
  expect(written).toBe(expected);
  expect(readSourceHash(written)).toBe('0123456789ab');
  expect(writeSourceHash(writeSourceHash(text, 'ffffffffffff'), '0123456789ab')).toBe(expected);
});

test.each([page, fragment])('a text without a hash has none', (text) => {
  expect(readSourceHash(text)).toBeUndefined();
});

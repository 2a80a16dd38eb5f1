import { readSourceHash, writeSourceHash } from '../../../../src/plugins/translations/source-hash';

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

test('Windows line ends and other quotes are read and replaced too', () => {
  const windows = '---\r\ntitle: a\r\nsource_hash: "ffffffffffff"\r\n---\r\nText.\r\n';
  expect(readSourceHash(windows)).toBe('ffffffffffff');
  expect(readSourceHash(writeSourceHash(windows, '0123456789ab'))).toBe('0123456789ab');
  expect(writeSourceHash(windows, '0123456789ab')).not.toContain('ffffffffffff');
  const bare = '---\nsource_hash:ffffffffffff\ntitle: a\n---\n';
  expect(readSourceHash(bare)).toBe('ffffffffffff');
  const comment = '{/* source_hash: ffffffffffff */}\r\n\r\nText.\r\n';
  expect(readSourceHash(comment)).toBe('ffffffffffff');
  expect(writeSourceHash(comment, '0123456789ab')).toBe(
    '{/* source_hash: 0123456789ab */}\n\nText.\r\n',
  );
});

test('a hash that the text shows is no record', () => {
  const shown = 'Text.\n{/* source_hash: ffffffffffff */}\n\n';
  expect(readSourceHash(shown)).toBeUndefined();
  expect(writeSourceHash(shown, '0')).toBe(`{/* source_hash: 0 */}\n\n${shown}`);
  expect(readSourceHash("---\ntitle: a\nmy_source_hash: 'ffffffffffff'\n---\n")).toBeUndefined();
});

test.each([page, fragment])('a text without a hash has none', (text) => {
  expect(readSourceHash(text)).toBeUndefined();
});

import { isChecked, type CheckedRecord } from '../../../../src/reading/build/is-checked';
import { contentHash } from '../../../../src/translations/build/content-hash';

const record: CheckedRecord = {
  package: '@rsbuild/core',
  version: '1.3.22',
  pages: { 'docs/a.mdx': contentHash('text\n') },
};

describe('isChecked', () => {
  it.each([
    ['the text that was checked', 'docs/a.mdx', 'text\n', true],
    ['the same text with Windows line ends', 'docs/a.mdx', 'text\r\n', true],
    ['a text that changed since', 'docs/a.mdx', 'text!\n', false],
    ['a page that was never checked', 'docs/b.mdx', 'text\n', false],
  ])('%s', (_, file, text, expected) => {
    expect(isChecked(record, file, text)).toBe(expected);
  });
});

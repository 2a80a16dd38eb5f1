import {
  checkedPage,
  countHeld,
  isChecked,
  type CheckedRecord,
} from '../../../../src/plugins/records/checked-record';
import { contentHash } from '../../../../src/plugins/translations/content-hash';

const record: CheckedRecord = {
  package: '@rsbuild/core',
  version: '1.3.22',
  pages: {
    'docs/a.mdx': contentHash('text\n'),
    'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx': contentHash('文本\n'),
    'docs/unproved.mdx': contentHash('text\n'),
  },
  statements: {
    'docs/a.mdx': { statements: 51, proved: 46 },
    'docs/unproved.mdx': { statements: 3, proved: 0 },
  },
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

describe('checkedPage', () => {
  const against = '@rsbuild/core 1.3.22';
  const share = {
    statements: 51,
    proved: 46,
    list: 'assets/proved/docs/a.json',
    versions: [['2.3.2', 43]],
  };
  it.each([
    ['a page with proofs', 'docs/a.mdx', 'text\n', { against, share }],
    [
      'its translation, which says the same',
      'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx',
      '文本\n',
      { against, share },
    ],
    ['a page whose statements no proof holds', 'docs/unproved.mdx', 'text\n', { against }],
    ['a text that changed since', 'docs/a.mdx', 'text!\n', undefined],
  ])('%s', (_, file, text, expected) => {
    expect(checkedPage(record, file, text, () => [['2.3.2', 43]])).toEqual(expected);
  });
});

test('what holds in each recorded version is counted by page', () => {
  const held: Readonly<Record<string, string[]>> = { One: ['1.0.19', '2.3.2'], Two: ['1.0.19'] };
  const count = countHeld(
    { 'docs/a.mdx': ['One', 'Two', 'Three'] },
    {
      versions: ['1.0.19', '1.7.6', '2.3.2'],
      versionsOf: (_, entry) => held[String(entry)] ?? [],
    },
  );
  expect(count('docs/a.mdx')).toEqual([
    ['1.0.19', 2],
    ['2.3.2', 1],
  ]);
});

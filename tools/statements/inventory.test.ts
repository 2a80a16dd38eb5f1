import { readPage } from '../pages/page';
import { takeInventory } from './inventory';
import { findMarks, type Mark } from './marks';
import { fallenShares, listShares, raisedRecord } from '../prover/shares';
import { openDocs } from '../pages/docs';

describe('a sentence can be false', () => {
  const cases: [string, string[], Mark[]][] = [
    ['The limit is 4096 bytes.', [], ['figure']],
    ['It has come with Vite 6.', [], ['figure']],
    ['Look into dist/index.html for it.', ['dist/index.html'], ['file']],
    [
      'It says Port is occupied, please choose another one.',
      ['Port is occupied, please choose another one'],
      ['message'],
    ],
    ['The default suits most applications.', [], ['default']],
    ['The option is ignored here.', [], ['behaviour']],
    ['Arrays are joined, not replaced.', [], ['behaviour']],
    ['A taken port throws.', [], ['behaviour']],
    ['Scripts still reload the page.', [], ['behaviour']],
    ['It never comes back.', [], ['behaviour', 'quantifier']],
    ['Nothing, and only that.', [], ['quantifier']],
  ];

  it.each(cases)('%s', (text, codes, marks) => {
    expect(findMarks(text, codes)).toEqual(marks);
  });

  it.each([
    'Choose another name.',
    'Use it for a small library.',
    'Rendering on the server is another matter.',
    'Do not ship that.',
    'Take it after all.',
  ])('but not: %s', (text) => {
    expect(findMarks(text)).toEqual([]);
  });

  it('by a quantifier, but not by the name of an option', () => {
    expect(findMarks('See all-in-one for it.', ['all-in-one'])).toEqual([]);
  });
});

const page = readPage(
  'docs/a.mdx',
  `---
description: The hash is removed by default.
---

Files are copied. Their names carry no hash, and folders are \`dist/a\` and \`dist/b\`.

## Any heading

| Value | Script | Style |
| --- | --- | --- |
| \`true\` | \`a.1.js\` | \`a.1.css\` |
| \`false\` | Yes | No |

\`\`\`txt
one
two
\`\`\`

Think about it.

## Related

- [All options](/b): every page
`,
);
const proved = (...says: string[]) =>
  takeInventory(
    page,
    says.map((text) => ({ says: text })),
  )
    .filter((statement) => statement.proved)
    .map(({ text }) => text);

describe('the inventory of a page', () => {
  it('has its sentences, rows and shown output; headings, links and advice are none', () => {
    expect(takeInventory(page, []).map(({ line, text }) => `${line} ${text}`)).toEqual([
      '2 The hash is removed by default.',
      '5 Files are copied.',
      '5 Their names carry no hash, and folders are dist/a and dist/b.',
      '11 true | a.1.js | a.1.css',
      '12 false | Yes | No',
      '15 one two',
    ]);
  });

  it('counts what is quoted as a whole', () => {
    expect(proved('Files are copied.', 'true | a.1.js | a.1.css', 'one two')).toHaveLength(3);
    expect(
      proved('Files are copied. Their names carry no hash, and folders are dist/a and dist/b.'),
    ).toHaveLength(2);
  });

  it('counts a part only if the rest claims nothing', () => {
    expect(proved('names carry no hash')).toEqual([]);
    expect(proved('names carry no hash', 'folders are `dist/a` and `dist/b`')).toHaveLength(1);
    expect(proved('true | a.1.js')).toEqual([]);
    expect(proved('true | a.1.js', 'true | a.1.css')).toHaveLength(1);
  });

  it('leaves out quotes that the page does not have', () => {
    expect(proved('Files are moved.')).toEqual([]);
  });
});

describe('the share that is proved', () => {
  const docs = openDocs({ 'docs/a.mdx': page.text });
  const says = 'Files are copied.';
  const quotes = [{ says, literal: says, page: 'docs/a.mdx', proof: 'a.ts', line: 1 }];
  const shares = listShares(['docs/a.mdx'], docs, quotes);

  it('is noted in tens, and never noted lower', () => {
    expect(raisedRecord({}, shares)).toEqual({ 'docs/a.mdx': 10 });
    expect(raisedRecord({ 'docs/a.mdx': 50 }, shares)).toEqual({ 'docs/a.mdx': 50 });
  });

  it('may not fall', () => {
    expect(fallenShares({ 'docs/a.mdx': 16 }, shares)).toEqual([]);
    expect(fallenShares({ 'docs/a.mdx': 17 }, shares)).toEqual([
      expect.stringMatching(/^docs\/a\.mdx: expected at least 17 % .* found 16 % \(1 of 6\)/),
    ]);
  });

  it('counts open sentences with a quantifier', () => {
    expect(shares[0]?.openQuantified).toBe(0);
  });
});

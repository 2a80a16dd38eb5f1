import { provedEntry, provedStatements } from '../../../../src/plugins/records/proved-record';

const page = 'docs/config/mode.mdx';
const own = 'tests/docs/proofs/config/mode.ts';
const guide = 'tests/docs/guides/cases/basic.ts';
const lines: Record<string, number> = { [`${own} It stops.`]: 7, [`${own} It starts.`]: 3 };
const findLine = (file: string, says: string) => lines[`${file} ${says}`];

test.each([
  ['a statement that a proof says word by word', 'It stops.', [{ file: own, says: 'It stops.' }]],
  ['one that a proof says in other words', 'It always stops.', [{ file: own, says: 'It stops.' }]],
  [
    'one with several proofs, some in another file',
    'It stops.',
    [
      { file: own, says: 'It stops.' },
      { file: guide, says: 'It stops.' },
      { file: own, says: 'It starts.' },
    ],
  ],
  ['one whose proof has no words of its own', 'a | b', [{ file: own, says: '' }]],
])('%s keeps its proofs, and gets their lines when it is shown', (_, text, proofs) => {
  const entry = provedEntry(page, text, proofs);
  expect(JSON.stringify(entry)).not.toMatch(/:\d|"line"/);
  expect(provedStatements(page, [entry], findLine)).toEqual([
    {
      text,
      proofs: proofs.map(({ file, says }) => {
        const line = findLine(file, says);
        return line ? `${file}:${line}` : file;
      }),
    },
  ]);
});

test('a statement that its proof says word by word takes no more than its text', () => {
  expect(provedEntry(page, 'It stops.', [{ file: own, says: 'It stops.' }])).toBe('It stops.');
});

import { provedEntry, provedStatements } from '../../../../src/plugins/records/proved-record';

const page = 'docs/config/mode.mdx';
const own = 'tests/docs/proofs/config/mode.ts';
const guide = 'tests/docs/guides/cases/basic.ts';
const sources: Readonly<Record<string, string>> = {
  [own]: `export const proofs = [
  {
    says: 'It starts.',
    run: 'dev',
  },
  {
    says: 'It stops.',
    run: 'build',
  },
];
`,
  [guide]: '',
};
const lines: Readonly<Record<string, number>> = { 'It starts.': 3, 'It stops.': 7 };

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
  const places = proofs.map(({ file, says }) =>
    file === own && says ? `${file}:${lines[says]}` : file,
  );
  expect(
    provedStatements(
      page,
      [entry],
      (file) => sources[file]!,
      () => ['2.3.2'],
    ),
  ).toMatchObject([{ text, proofs: places, versions: ['2.3.2'] }]);
});

test('a statement that its proof says word by word takes no more than its text', () => {
  expect(provedEntry(page, 'It stops.', [{ file: own, says: 'It stops.' }])).toBe('It stops.');
});

test('a statement has what its first proof runs; without a line that is not known', () => {
  const read = (file: string) => sources[file]!;
  const other = { file: guide, says: 'It stops.' };
  const [tried, untried] = provedStatements(
    page,
    ['It starts.', ['It stops.', other]],
    read,
    () => [],
  );
  expect(tried).toMatchObject({ tried: 'dev' });
  expect(untried).not.toHaveProperty('tried');
});

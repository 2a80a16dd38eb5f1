import { holdsIn, type VersionRecord } from '../../../../src/plugins/records/version-record';

const own = 'tests/docs/proofs/a.ts';
const other = 'tests/docs/proofs/b.ts';
const guide = 'tests/docs/guides/cases/start.ts';
const hashOf = () => 'now';

const record: VersionRecord = {
  [own]: {
    hash: 'now',
    program: 'now',
    holds: 2,
    differs: [{ proof: 1, says: ['It rests.', 'It stops.'], found: 'goes on' }],
    cannotRun: [{ proof: 2, says: ['It jumps.'], found: 'no jump()' }],
  },
  [other]: { hash: 'now', program: 'now', holds: 0, failure: 'Cannot find module' },
};

test.each([
  ['a proof that holds', 'It starts.', true],
  ['one that differs', 'It stops.', false],
  ["one that can't run", 'It jumps.', false],
  ['two proofs of which one differs', ['It goes.', 'It starts.', 'It stops.'], false],
  ['a proof in a file that does not load', ['It goes.', { file: other, says: 'It runs.' }], false],
  [
    'a proof in a file that was never run',
    ['It goes.', { file: 'tests/docs/proofs/c.ts', says: 'It runs.' }],
    false,
  ],
  ['a proof without words', ['It goes.', ''], false],
  [
    'the project of a guide alone, which is not run',
    ['It goes.', { file: guide, says: 'It goes.' }],
    false,
  ],
  [
    'the project of a guide beside a proof that holds',
    ['It goes.', { file: guide, says: 'It goes.' }, 'It starts.'],
    true,
  ],
] as const)('%s', (_, entry, expected) => {
  expect(holdsIn(record, 'docs/a.mdx', entry, hashOf)).toBe(expected);
});

test('nothing is known of a proof that has changed since', () => {
  expect(holdsIn(record, 'docs/a.mdx', 'It starts.', () => 'later')).toBe(false);
});

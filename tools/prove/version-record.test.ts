import type { Outcome } from '../prover/proof';
import { briefly, countTexts, toRecord } from './version-record';

const outcome = (
  page: string,
  says: string[],
  error?: string,
  run: Outcome['run'] = 'build',
): Outcome => ({
  proof: 'tests/docs/proofs/a.ts',
  line: 1,
  literal: says[0] ?? '',
  page,
  says,
  run,
  error,
});

describe('what the proofs gave with another version', () => {
  const record = toRecord([
    {
      file: 'tests/docs/proofs/a.ts',
      found: [
        outcome('docs/b.mdx', ['One.', 'Two.']),
        outcome('docs/a.mdx', ['Three.'], "expected 'a'\n+ actual"),
        outcome('docs/a.mdx', ['Four.'], 'api.later is not a function'),
      ],
    },
    { file: 'tests/docs/proofs/c.ts', found: [], failure: "Cannot find module 'gone'" },
  ]);

  test('texts that hold are counted by page', () => {
    expect(record.holds).toEqual({ 'docs/b.mdx': 2 });
  });

  test('a proof that shows something else differs, with what came', () => {
    expect(record.differs).toEqual({ 'docs/a.mdx': { 'Three.': "expected 'a'" } });
  });

  test('a proof that needs what the version lacks says nothing, and neither does a file that does not load', () => {
    expect(record.cannotRun).toEqual({
      'docs/a.mdx': { 'Four.': 'api.later is not a function' },
      'tests/docs/proofs/c.ts': { 'all of it': "Cannot find module 'gone'" },
    });
    expect(countTexts(record.cannotRun)).toBe(2);
  });

  test('where nothing of a kind holds, its proofs say nothing', () => {
    const { differs, cannotRun } = toRecord([
      {
        file: 'tests/docs/proofs/a.ts',
        found: [
          outcome('docs/a.mdx', ['Built.']),
          outcome('docs/a.mdx', ['Served.'], 'expected 200', 'dev'),
        ],
      },
    ]);
    expect(differs).toEqual({});
    expect(cannotRun).toEqual({ 'docs/a.mdx': { 'Served.': 'expected 200' } });
  });

  test('of a comparison, both values are told', () => {
    expect(
      briefly("Expected values to be strictly equal:\n+ actual - expected\n\n+ ':10'\n- ':8'"),
    ).toBe("Expected ':8', found ':10'");
  });

  test('folders and ports, which differ from run to run, are left out', () => {
    expect(briefly('no file /tmp/rsbuild-guide-Ab12/dist at localhost:3012\nmore')).toBe(
      'no file <project>/dist at localhost:<port>',
    );
  });
});

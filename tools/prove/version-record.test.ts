import type { Outcome } from '../prover/proof';
import { briefly, brokenWays, programHash, toOutcome, withQuotes } from './version-record';

const file = 'tests/docs/proofs/a.ts';

const outcome = (says: string[], error?: string, run: Outcome['run'] = 'build'): Outcome => ({
  proof: file,
  line: 1,
  literal: says[0] ?? '',
  page: 'docs/a.mdx',
  says,
  run,
  error,
});

describe('what the proofs gave with another version', () => {
  const noted = toOutcome(
    {
      file,
      found: [
        outcome(['One.', 'Two.']),
        outcome(['Three.'], "expected 'a'\n+ actual"),
        outcome(['Four.', 'Five.'], 'api.later is not a function'),
      ],
    },
    'source',
  );

  test('proofs that hold are counted', () => {
    expect(noted.holds).toBe(1);
  });

  test('a proof that shows something else differs, with what came', () => {
    expect(noted.differs).toEqual([{ proof: 1, says: ['Three.'], found: "expected 'a'" }]);
  });

  test('a proof that needs what the version lacks says nothing', () => {
    expect(noted.cannotRun).toEqual([
      { proof: 2, says: ['Four.', 'Five.'], found: 'api.later is not a function' },
    ]);
  });

  test('what a comparison looked for, or the tool printed, is no lack', () => {
    const { cannotRun, differs } = toOutcome(
      {
        file,
        found: [
          outcome(['Six.'], 'The input did not match the regular expression /Cannot find module/.'),
          outcome(['Seven.'], 'expected one file, found none\nprinted:\nCannot find module'),
        ],
      },
      '',
    );
    expect(cannotRun).toBeUndefined();
    expect(differs!.flatMap(({ says }) => says)).toEqual(['Six.', 'Seven.']);
  });

  test('a file that does not load says nothing', () => {
    const failed = toOutcome({ file, found: [], failure: "Cannot find module 'gone'" }, '');
    expect(failed).toMatchObject({ holds: 0, failure: "Cannot find module 'gone'" });
  });

  test('what a proof quotes now is noted without running it again', () => {
    const renewed = withQuotes(noted, [outcome(['1']), outcome(['2', '3']), outcome(['4'])], 'new');
    expect(renewed).toMatchObject({
      hash: toOutcome({ file, found: [] }, 'new').hash,
      holds: 1,
      differs: [{ proof: 1, says: ['2', '3'], found: "expected 'a'" }],
      cannotRun: [{ proof: 2, says: ['4'] }],
    });
  });

  test.each([
    ['another quote', "[{ says: 'b', run: 'build' }]", true],
    ['several quotes', "[{ says: ['b', `c`], run: 'build' }]", true],
    ['another run', "[{ says: 'a', run: 'dev' }]", false],
    ['another proof', "[{ says: 'a', run: 'build' }, { says: 'a', run: 'build' }]", false],
    ['a text that is no quote', "[{ says: 'a', run: 'build', title: 'b' }]", false],
  ])('%s', (_, source, isAlike) => {
    expect(programHash(source) === programHash("[{ says: 'a', run: 'build' }]")).toBe(isAlike);
  });

  test('another source has another hash', () => {
    const hashOf = (source: string) => toOutcome({ file, found: [] }, source).hash;
    expect(hashOf('a')).not.toBe(hashOf('b'));
  });

  test('a way of running of which nothing holds is broken', () => {
    const served = (error?: string) => outcome(['Served.'], error, 'dev');
    const failing = Array.from({ length: 5 }, () => served('refused'));
    const ways = (found: Outcome[]) =>
      brokenWays([
        { file, found: [outcome(['Built.'])] },
        { file, found },
      ]);
    expect(ways(failing)).toEqual(['dev']);
    expect(ways([...failing, served()])).toEqual([]);
    expect(ways(failing.slice(1))).toEqual([]);
  });

  test('of a comparison, both values are told', () => {
    expect(
      briefly("Expected values to be strictly equal:\n+ actual - expected\n\n+ ':10'\n- ':8'"),
    ).toBe("Expected ':8', found ':10'");
  });

  test.each([
    ["Expected values to be strictly equal:\n\n'late' !== ''\n", "strictly equal: 'late' !== ''"],
    ["The input did not match /a/. Input:\n\n'b' +\n 'c'", "match /a/. Input: 'b' +"],
    ['expected what the page shows, found\n<html>\nprinted:', 'shows, found <html>'],
  ])('what a line announces is told: %j', (error, told) => {
    expect(briefly(error)).toContain(told);
  });

  test('folders and ports, which differ from run to run, are left out', () => {
    expect(briefly('no file /tmp/rsbuild-guide-Ab12/dist at localhost:3012\nmore')).toBe(
      'no file <project>/dist at localhost:<port>',
    );
    expect(
      briefly(
        `'{"@swc/helpers":"/home/me/.cache/rsbuild-docs-versions/1.7.6/version/node_modules/a"}'`,
      ),
    ).toBe(`'{"@swc/helpers":"<version>/node_modules/a"}'`);
    expect(
      briefly(
        'Command failed: /usr/bin/node /home/me/rsbuild-docs-versions/1.7.6/project/a.js build',
      ),
    ).toBe('Command failed: node <version>/a.js build');
    expect(
      briefly('vendors-home_me_cache_rsbuild-docs-versions_1_7_6_version_node_modules_a.js'),
    ).toBe('vendors-node_modules_a.js');
  });
});

import { askChecks } from './lib/ask-checks';
import { formatProblem } from './lib/problem';
import type { CheckReport } from './lib/run-checks';

const names = [
  'readable',
  'front-matter',
  'option-types',
  'option-defaults',
  'sample-types',
  'config-loads',
  'links',
  'languages',
  'json',
  'commands',
  'glossary',
  'chinese-copy',
  'spelling',
  'coverage',
  'unread-defaults',
];

describe('the pages, against @rsbuild/core and each other', () => {
  let report: CheckReport;

  beforeAll(async () => {
    report = await askChecks({});
    const figures = report.checks.flatMap(({ name, count }) =>
      count === undefined ? [] : [`${name} ${count}`],
    );
    console.log(`${report.files.length} pages; looked at: ${figures.join(', ')}`);
  }, 600_000);

  it.each(names)('%s: no problem on any page', (name) => {
    const problems = report.problems.filter(({ check }) => check === name);
    expect(problems.map(formatProblem).join('\n')).toBe('');
  });

  it('runs every check that is named here, and no other', () => {
    expect(report.checks.map(({ name }) => name)).toEqual(names);
  });
});

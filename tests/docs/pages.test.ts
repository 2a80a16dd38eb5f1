import fs from 'node:fs';
import path from 'node:path';
import record from './records/checked.json';
import { isChecked } from '../../src/plugins/records/checked-record';
import { askChecks } from '#tools/check/ask-checks';
import { formatProblem } from '#tools/pages/problem';
import type { CheckReport } from '#tools/check/run-checks';

const names = [
  'readable',
  'composition',
  'front-matter',
  'option-types',
  'option-defaults',
  'since',
  'sample-types',
  'config-loads',
  'languages',
  'json',
  'external-links',
  'commands',
  'glossary',
  'chinese-copy',
  'spelling',
  'prose',
  'heading-twins',
  'read-statements',
  'coverage',
  'unread-defaults',
  'interface',
  'rate-limits',
];

describe('the pages, against @rsbuild/core and each other', () => {
  let report: CheckReport;

  beforeAll(async () => {
    report = await askChecks({});
    const figures = report.checks.flatMap(({ name, count }) =>
      count === undefined ? [] : [`${name} ${count}`],
    );
    console.log(`${report.files.length} pages; looked at: ${figures.join(', ')}`);
  }, 1_200_000);

  it.each(names)('%s: no problem on any page', (name) => {
    const problems = report.problems.filter(({ check }) => check === name);
    expect(problems.map(formatProblem).join('\n')).toBe('');
  });

  it('has no page on record as checked whose text has a problem', () => {
    const failing = report.problems.filter(({ file }) => {
      const target = path.resolve(__dirname, '../..', file);
      return fs.existsSync(target) && isChecked(record, file, fs.readFileSync(target, 'utf8'));
    });
    expect(failing.map(formatProblem).join('\n')).toBe('');
  });

  it('runs every check that is named here, and no other', () => {
    expect(report.checks.map(({ name }) => name)).toEqual(names);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { inParallel } from '../lib/in-parallel';
import { fileOfOption } from '../lib/option-path';
import { withSecondTry } from '../lib/second-try';
import { askCases } from './ask-cases';
import type { Outcome } from './case';

const folder = path.join(__dirname, 'cases');
const modules = fs.readdirSync(folder);
const processes = 2;

/** The claims that do not hold, with the reasons; undefined if all do. */
function tellFailed(outcomes: Outcome[]): string | undefined {
  const failed = outcomes.filter(({ error }) => error !== undefined);
  if (failed.length === 0) return undefined;
  return failed.map(({ option, claim, error }) => `${option}: ${claim}\n${error}`).join('\n');
}

describe('what pages claim, shown by real builds and servers', () => {
  let outcomes: Outcome[][] = [];

  beforeAll(async () => {
    outcomes = await inParallel(processes, modules, (name) =>
      withSecondTry(() => askCases(path.join(folder, name)), tellFailed),
    );
  }, 600_000);

  it.each(modules)('%s: every claim holds', (name) => {
    const failed = tellFailed(outcomes[modules.indexOf(name)] ?? []);
    if (failed !== undefined) throw new Error(failed);
  });

  it('covers at least 40 options, each with a page', () => {
    const options = [...new Set(outcomes.flat().map(({ option }) => option))];
    const root = path.resolve(__dirname, '../../..');
    const without = options.filter(
      (option) => !fs.existsSync(path.join(root, fileOfOption(option))),
    );
    expect(without).toEqual([]);
    expect(options.length).toBeGreaterThanOrEqual(40);
  });
});

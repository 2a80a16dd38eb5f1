import fs from 'node:fs';
import path from 'node:path';
import { inParallel } from '../lib/in-parallel';
import { fileOfOption } from '../lib/option-path';
import { askCases } from './ask-cases';
import type { Outcome } from './case';

const folder = path.join(__dirname, 'cases');
const modules = fs.readdirSync(folder);
const processes = 2;

describe('what pages claim, shown by real builds and servers', () => {
  let outcomes: Outcome[][] = [];

  beforeAll(async () => {
    outcomes = await inParallel(processes, modules, (name) => askCases(path.join(folder, name)));
  }, 600_000);

  it.each(modules)('%s: every claim holds', (name) => {
    const failed = outcomes[modules.indexOf(name)]?.filter(({ error }) => error !== undefined);
    expect(
      failed?.map(({ option, claim, error }) => `${option}: ${claim}\n${error}`).join('\n'),
    ).toBe('');
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

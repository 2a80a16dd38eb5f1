import fs from 'node:fs';
import path from 'node:path';
import { fileOfOption } from '../lib/option-path';
import { askCases } from './ask-cases';
import type { Outcome } from './case';

const folder = path.join(__dirname, 'cases');
const modules = fs.readdirSync(folder);
const processes = 2;

/** Takes modules off the list until it is empty. */
async function work(list: string[], outcomes: Map<string, Outcome[]>): Promise<void> {
  for (let name = list.shift(); name !== undefined; name = list.shift()) {
    outcomes.set(name, await askCases(path.join(folder, name)));
  }
}

describe('what pages claim, shown by real builds and servers', () => {
  const outcomes = new Map<string, Outcome[]>();
  const all = () => [...outcomes.values()].flat();

  beforeAll(async () => {
    const list = [...modules];
    await Promise.all(Array.from({ length: processes }, () => work(list, outcomes)));
    console.log(
      `${all().length} cases, ${new Set(all().map(({ option }) => option)).size} options`,
    );
  }, 300_000);

  it.each(modules)('%s: every claim holds', (name) => {
    const failed = outcomes.get(name)?.filter(({ error }) => error !== undefined);
    expect(
      failed?.map(({ option, claim, error }) => `${option}: ${claim}\n${error}`).join('\n'),
    ).toBe('');
  });

  it('covers at least 40 options, each with a page', () => {
    const options = [...new Set(all().map(({ option }) => option))];
    const root = path.resolve(__dirname, '../../..');
    const without = options.filter(
      (option) => !fs.existsSync(path.join(root, fileOfOption(option))),
    );
    expect(without).toEqual([]);
    expect(options.length).toBeGreaterThanOrEqual(40);
  });
});

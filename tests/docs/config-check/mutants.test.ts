import { readConfigFacts } from '#tools/explain/known-options';
import path from 'node:path';
import { samplesRoot } from '#tools/check/samples/samples';
import { createVirtualProgram } from '#tools/package/virtual-program';
import { checkConfig, type CheckOptions } from '../../../src/config-check/check-config';
import { listPlaces, mutate, seededRandom, type Mutant } from './mutants';
import { validSamples } from './samples';
import { configSchemas } from '../../../src/plugins/config-check/config-schemas';

const COUNT = 2000;
/** Of all mutants: how many have to be judged as TypeScript judges them. */
const AGREEMENT = 0.98;
/** Of names with one wrong letter: for how many the right one is named. */
const NAMED = 0.99;

let options: CheckOptions;
beforeAll(async () => {
  options = { facts: await readConfigFacts(), schema: configSchemas()['1.3']! };
});

const errorsIn = (code: string) =>
  checkConfig(code, options).findings.filter(({ isError }) => isError);

function makeMutants(kinds: readonly Mutant['kind'][], count: number, seed: number): Mutant[] {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const places = validSamples.flatMap(({ code }) =>
    listPlaces(code).map((place) => ({ code, place })),
  );
  const mutants: Mutant[] = [];
  while (mutants.length < count) {
    const { code, place } = pick(places);
    const mutant = mutate(code, place, pick(kinds), random);
    if (mutant) mutants.push(mutant);
  }
  return mutants;
}

/** Whether TypeScript rejects each program; all are compiled in one. */
function rejections(codes: readonly string[]): boolean[] {
  const fileOf = (i: number) => path.join(samplesRoot, 'mutants', String(i), 'rsbuild.config.ts');
  const files = new Map(codes.map((code, i) => [fileOf(i), `${code}\n`]));
  const program = createVirtualProgram(files);
  return codes.map((_, i) => {
    const source = program.getSourceFile(fileOf(i));
    return program
      .getSemanticDiagnostics(source)
      .some(({ code }) => ![2307, 7016, 7006, 7031].includes(code));
  });
}

test('no sample of the site has a finding', () => {
  const found = validSamples.flatMap(({ page, fence, code }) =>
    errorsIn(code).map(({ text }) => `${page.file}:${fence.line}: ${text}`),
  );
  expect(found).toEqual([]);
  expect(validSamples.length).toBeGreaterThan(450);
});

test('judges changed samples as TypeScript does', () => {
  const mutants = makeMutants(['renamed', 'moved', 'retyped'], COUNT, 1);
  const rejected = rejections(mutants.map(({ code }) => code));
  const misses = mutants.flatMap(({ kind, what, code }, i) => {
    const errors = errorsIn(code);
    if (errors.length > 0 === rejected[i]) return [];
    return [`${kind}: ${what}: ${rejected[i] ? 'passed' : errors[0]!.text}`];
  });
  if (misses.length > COUNT * (1 - AGREEMENT)) throw new Error(misses.join('\n'));
});

test('names the option that was meant by one with a wrong letter', () => {
  const random = seededRandom(2);
  const names = Object.keys(options.facts.options);
  const misses: string[] = [];
  let count = 0;
  for (const name of [...names, ...names, ...names, ...names]) {
    const parts = name.split('.');
    const last = parts.at(-1)!;
    const wrong = mutateName(last, random);
    const value = [...parts.slice(0, -1), wrong].reduceRight<string>(
      (inner, key) => `{ '${key}': ${inner} }`,
      'anything',
    );
    count++;
    const [finding] = errorsIn(`export default ${value}`);
    if (finding?.options[0] !== name) misses.push(`${name} → ${wrong}: ${finding?.text}`);
  }
  if (misses.length > count * (1 - NAMED)) throw new Error(misses.join('\n'));
});

function mutateName(name: string, random: () => number): string {
  const code = `export default { ${name}: 1 }`;
  const [place] = listPlaces(code);
  return /→ (.*)$/.exec(mutate(code, place!, 'misspelled', random)!.what)![1]!;
}

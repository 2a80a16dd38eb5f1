import path from 'node:path';
import { readConfigFacts } from '#tools/explain/known-options';
import { samplesRoot } from '#tools/check/samples/samples';
import { installPackage } from '#tools/package/install-package';
import { createVirtualProgram } from '#tools/package/virtual-program';
import { checkConfig } from '../../../src/config-check/check-config';
import { schemaLine } from '../../../src/config-check/facts';
import { configSchemas } from '../../../src/plugins/config-check/config-schemas';
import { seededRandom } from './mutants';
import { validSamples } from './samples';

const COUNT = 300;

/** Of the configurations in which an error is found: how many TypeScript rejects with the other version, too. */
const PRECISION = 0.95;

/** Of those that it rejects: in how many an error is found. What functions get and return is read by TypeScript alone. */
const RECALL = 0.85;

/** What a sample imports may lack in the other version, and its own types aren't what is asked for. */
const UNRELATED = [2307, 7016, 7006, 7031];

/** Samples that import nothing but the tool. */
function drawSamples() {
  const own = validSamples.filter(({ code }) => !/from '(?!@rsbuild\/core'|node:)/.test(code));
  const random = seededRandom(46);
  return own
    .map((sample) => ({ sample, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, COUNT)
    .map(({ sample }) => sample);
}

test.each(['1.0.19', '2.3.2'])(
  'says which configurations break with %s, as TypeScript does with its types',
  async (version) => {
    let installed;
    try {
      installed = await installPackage('@rsbuild/core', version);
    } catch (error) {
      // The registry may be out of reach at a desk, never in CI.
      console.warn(`The package could not be installed: ${(error as Error).message}`);
      expect(process.env.CI).toBeUndefined();
      return;
    }
    const samples = drawSamples();
    const fileOf = (i: number) =>
      path.join(samplesRoot, 'upgrades', String(i), 'rsbuild.config.ts');
    const program = createVirtualProgram(
      new Map(samples.map(({ code }, i) => [fileOf(i), `${code}\n`])),
      { core: installed.folder },
    );
    const facts = await readConfigFacts();
    const options = { facts, version, schema: configSchemas()[schemaLine(version, facts)]! };
    const judged = samples.map(({ code, page, fence }, i) => ({
      place: `${page.file}:${fence.line}`,
      isRejected: program
        .getSemanticDiagnostics(program.getSourceFile(fileOf(i)))
        .some((diagnostic) => !UNRELATED.includes(diagnostic.code)),
      errors: checkConfig(code, options).findings.filter(({ isError }) => isError),
    }));
    installed.remove();
    const rejected = judged.filter(({ isRejected }) => isRejected);
    const told = judged.filter(({ errors }) => errors.length > 0);
    const both = told.filter(({ isRejected }) => isRejected);
    const misses = judged
      .filter(({ isRejected, errors }) => isRejected !== errors.length > 0)
      .map(({ place, errors }) => `${place}: ${errors[0]?.text ?? 'nothing found'}`)
      .join('\n');
    expect(rejected.length).toBeGreaterThan(0);
    if (both.length < told.length * PRECISION || both.length < rejected.length * RECALL)
      throw new Error(misses);
  },
  300_000,
);

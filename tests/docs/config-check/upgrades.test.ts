import path from 'node:path';
import ts from 'typescript';
import { readConfigFacts } from '#tools/explain/known-options';
import { samplesRoot } from '#tools/check/samples/samples';
import { installPackage } from '#tools/package/install-package';
import { createVirtualProgram } from '#tools/package/virtual-program';
import { checkConfig } from '../../../src/config-check/check-config';
import { schemaLine } from '../../../src/config-check/facts';
import { configSchemas } from '../../../src/plugins/config-check/config-schemas';
import { validSamples } from './samples';

/** Of the configurations in which an error is found: how many TypeScript rejects with the other version, too. */
const PRECISION = 0.95;

/** Of those whose names and values it rejects: in how many an error is found. The bodies of functions aren't read. */
const RECALL = 0.95;

/** What a sample imports may lack in the other version, and its own types aren't what is asked for. */
const UNRELATED = [2307, 7016, 7006, 7031];

/** Samples that import nothing but the tool. */
const samples = validSamples.filter(({ code }) => !/from '(?!@rsbuild\/core'|node:)/.test(code));

/** Since 2.0, the tool's `defineConfig` is generic and lets TypeScript accept names that no option has. */
const strictly = (code: string) => `${code.replaceAll('defineConfig(', 'strictly(')}
declare function strictly(config: import('@rsbuild/core').RsbuildConfigDefinition): unknown;
`;

function isInFunction({ file, start }: ts.Diagnostic): boolean {
  const find = (node: ts.Node): boolean => {
    if (start! < node.pos || start! >= node.end) return false;
    const isBody =
      ts.isFunctionLike(node.parent) && 'body' in node.parent && node.parent.body === node;
    return isBody || (ts.forEachChild(node, find) ?? false);
  };
  return ts.forEachChild(file!, find) ?? false;
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
    const fileOf = (i: number) =>
      path.join(samplesRoot, 'upgrades', String(i), 'rsbuild.config.ts');
    const program = createVirtualProgram(
      new Map(
        samples.map(({ code }, i) => [
          fileOf(i),
          version.startsWith('1.') ? `${code}\n` : strictly(code),
        ]),
      ),
      { core: installed.folder },
    );
    const facts = await readConfigFacts();
    const options = { facts, version, schema: configSchemas()[schemaLine(version, facts)]! };
    const judged = samples.map(({ code, page, fence }, i) => {
      const rejections = program
        .getSemanticDiagnostics(program.getSourceFile(fileOf(i)))
        .filter((diagnostic) => !UNRELATED.includes(diagnostic.code));
      return {
        place: `${page.file}:${fence.line}`,
        isRejected: rejections.length > 0,
        isRejectedOutside: rejections.some((diagnostic) => !isInFunction(diagnostic)),
        errors: checkConfig(code, options).findings.filter(({ isError }) => isError),
      };
    });
    installed.remove();
    const rejected = judged.filter(({ isRejectedOutside }) => isRejectedOutside);
    const told = judged.filter(({ errors }) => errors.length > 0);
    const found = rejected.filter(({ errors }) => errors.length > 0);
    const right = told.filter(({ isRejected }) => isRejected);
    const misses = judged
      .filter(({ isRejected, isRejectedOutside, errors }) =>
        errors.length > 0 ? !isRejected : isRejectedOutside,
      )
      .map(({ place, errors }) => `${place}: ${errors[0]?.text ?? 'nothing found'}`)
      .join('\n');
    expect(rejected.length).toBeGreaterThan(0);
    if (right.length < told.length * PRECISION || found.length < rejected.length * RECALL)
      throw new Error(misses);
  },
  300_000,
);

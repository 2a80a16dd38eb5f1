import ts from 'typescript';
import type { Check } from '../check';
import type { Page } from '../../pages/page';
import type { Problem } from '../../pages/problem';
import { createSampleProgram, linesBefore } from './sample-program';
import { isProgram, listSamples, type Sample } from './samples';
import { readDiagnostic } from '../../package/virtual-program';

const cannotFindModule = 2307;

/** Samples in TypeScript and JavaScript compile, or fail with the error they state. */
export const sampleTypes: Check = {
  name: 'sample-types',
  count: (pages) => listPrograms(pages).length,
  run(pages) {
    const samples = listPrograms(pages);
    if (samples.length === 0) return [];
    const program = createSampleProgram(samples);
    return samples.flatMap((sample) => checkSample(program, sample));
  },
};

/** Both languages have the same samples, so the English ones are compiled. */
const listPrograms = (pages: Page[]) =>
  pages
    .filter(({ language }) => language === 'en')
    .flatMap(listSamples)
    .filter(isProgram);

function checkSample(program: ts.Program, sample: Sample): Problem[] {
  const { attributes } = sample.fence;
  const errors = diagnosticsOf(program, sample);
  const stated = attributes.fails?.split(/[\s,]+/) ?? [];
  const unstated = errors.filter(({ code }) => !stated.includes(`TS${code}`));
  const absent = stated.filter((name) => !errors.some(({ code }) => name === `TS${code}`));
  return [
    ...unstated.map(({ line, code, message }) =>
      problem(sample, line, {
        what: 'sample does not compile',
        expected: 'a program without errors',
        found: `TS${code}: ${message}`,
        fix: fixOf(code),
      }),
    ),
    ...absent.map((name) =>
      problem(sample, -1, {
        what: 'sample compiles although it states an error',
        expected: name,
        found: errors.length > 0 ? errors.map(({ code }) => `TS${code}`).join(', ') : 'no error',
        fix: 'show a sample with that error, or drop `fails`',
      }),
    ),
  ];
}

function diagnosticsOf(program: ts.Program, sample: Sample) {
  const source = program.getSourceFile(sample.file);
  const syntax = program.getSyntacticDiagnostics(source);
  const all =
    syntax.length > 0 || sample.fence.flags.includes('legacy')
      ? syntax
      : program.getSemanticDiagnostics(source);
  return all
    .map(readDiagnostic)
    .map((error) => ({ ...error, line: error.line - linesBefore }))
    .filter(({ code, message }) => code !== cannotFindModule || !/module '\.{1,2}\//.test(message));
}

function fixOf(code: number): string {
  return code === cannotFindModule
    ? 'mend the name; a package that only samples need goes into tests/docs/packages/package.json'
    : 'mend the sample; an intended error is stated as fails="TS…", what isn’t a program is `txt`';
}

function problem(
  { page, fence }: Sample,
  line: number,
  finding: Pick<Problem, 'what' | 'expected' | 'found' | 'fix'>,
): Problem {
  return { file: page.file, line: fence.line + line, check: 'sample-types', ...finding };
}

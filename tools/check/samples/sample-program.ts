import path from 'node:path';
import ts from 'typescript';
import { resolveSample, samplesRoot, isRsbuildConfig, type Sample } from './samples';
import { createVirtualProgram } from '../../package/virtual-program';

/** Lines before a sample's code in the program. */
export const linesBefore = 1;

const jsxLibraries = { preact: 'preact', solid: 'solid-js', vue: 'vue' };

/** One program of all samples; imports between a page's samples are resolved. */
export function createSampleProgram(samples: Sample[]): ts.Program {
  const byFile = new Map(samples.map((sample) => [sample.file, sample]));
  const files = new Map(
    samples.map((sample) => [sample.file, `${firstLine(sample)}\n${sample.code}\n`]),
  );
  files.set(path.join(samplesRoot, 'env.d.ts'), '/// <reference types="@rsbuild/core/types" />\n');
  return createVirtualProgram(files, {
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, allowJs: true, checkJs: false },
    resolve(specifier, importer) {
      const sample = byFile.get(importer);
      if (!sample || !specifier.startsWith('.')) return undefined;
      return resolveSample(sample, specifier, samples)?.file;
    },
  });
}

/** Pragmas: JavaScript configurations are type-checked too, JSX has the types of the library in use. */
function firstLine(sample: Sample): string {
  const check = isRsbuildConfig(sample) ? ' // @ts-check' : '';
  const library = Object.entries(jsxLibraries).find(
    ([name, module]) => sample.page.file.includes(name) || sample.code.includes(`'${module}`),
  );
  return library ? `/** @jsxImportSource ${library[1]} */${check}` : check;
}

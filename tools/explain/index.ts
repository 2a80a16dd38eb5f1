import fs from 'node:fs';
import { defineVerb } from '../command/verb';
import type { Language } from '../pages/page-paths';
import { explainConfig, type ExplainOptions } from './explain-config';

/** Prints what is known of a configuration, as compilers do; returns 1 if there are errors. */
async function printConfig(file: string, options: ExplainOptions): Promise<number> {
  const { findings, options: set } = await explainConfig(fs.readFileSync(file, 'utf8'), options);
  for (const { line, isError, text } of findings)
    console.log(`${file}:${line}: ${isError ? 'error' : 'note'}: ${text}`);
  for (const { line, option, description, url } of set)
    console.log(`${file}:${line}: ${option}: ${description} ${url}`);
  return findings.some(({ isError }) => isError) ? 1 : 0;
}

export const verb = defineVerb({
  about:
    'Explains each option of a configuration by the pages and the types of the package, and checks it. The file isn’t run.',
  takes: '[file]',
  flags: {
    language: { type: 'string', choices: ['en', 'zh'], about: 'the language of the texts' },
    rsbuild: { type: 'string', value: 'version', about: 'the version of Rsbuild, such as 1.6' },
  },
  run({ language, rsbuild }, [file]) {
    if (!file)
      throw new Error('Expected a configuration such as rsbuild.config.ts, found no file.');
    return printConfig(file, { language: language as Language | undefined, version: rsbuild });
  },
});

import fs from 'node:fs';
import { defineVerb } from '../command/verb';
import { BuiltDocs } from '../search/built-docs';
import { LANGUAGES, type Language } from '../search/built-index';
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

/** Prints the messages of a log that the pages explain; returns 1 if there are none. */
function printLog(file: string, language: Language, json: boolean): number {
  const messages = new BuiltDocs(language).explain(
    fs.readFileSync(file === '-' ? 0 : file, 'utf8'),
  );
  if (json) console.log(JSON.stringify({ messages }, null, 2));
  else if (!messages.length) console.log(`${file}: no message that the pages explain.`);
  else
    for (const { says, heading, address, text } of messages)
      console.log(`${says}\n\n${text}\n\n${heading}  ${address}\n`);
  return messages.length ? 0 : 1;
}

export const verb = defineVerb({
  about:
    'Explains each option of a configuration by the pages and the types of the package, and checks it; the file isn’t run.\nWith --log, says what the messages in a log mean, as the last build does; a log of `-` is read from standard input.',
  takes: '[file]',
  flags: {
    log: {
      type: 'string',
      value: 'file',
      about: 'a log, whole or a part, instead of a configuration',
    },
    lang: { type: 'string', choices: LANGUAGES, about: 'the language, English without it' },
    rsbuild: { type: 'string', value: 'version', about: 'the version of Rsbuild, such as 1.6' },
    json: { type: 'boolean', about: 'print what is found in a log as JSON' },
  },
  run({ log, lang = 'en', rsbuild, json }, [file]) {
    const language = lang as Language;
    if (log) return printLog(log, language, Boolean(json));
    if (!file)
      throw new Error(
        'Expected a configuration such as rsbuild.config.ts, or --log and a log; found neither.',
      );
    return printConfig(file, { language, version: rsbuild });
  },
});

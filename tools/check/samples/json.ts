import yaml from 'js-yaml';
import ts from 'typescript';
import { applyDiffMarks } from '../../../src/plugins/mdx/diff-marks';
import type { Check } from '../check';
import { listFences, type Fence } from '../../pages/fences';

/** Parsers by language; each throws an error about what it can't read. */
const parsers: Record<string, (code: string) => void> = {
  json: JSON.parse,
  jsonc: parseJsonc,
  json5: parseJsonc,
  yaml: (code) => void yaml.loadAll(code),
  yml: (code) => void yaml.loadAll(code),
};

function parseJsonc(code: string): void {
  const { error } = ts.parseConfigFileTextToJson('sample.json', code);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
}

/** JSON and YAML samples parse. */
export const json: Check = {
  name: 'json',
  run: (pages) =>
    pages.flatMap((page) =>
      listFences(page).flatMap((fence) => {
        const error = readError(fence);
        if (!error) return [];
        return [
          {
            file: page.file,
            line: fence.line,
            check: 'json',
            what: `${fence.lang} sample does not parse`,
            expected: `a whole ${fence.lang} document`,
            found: error,
            fix:
              fence.lang === 'json'
                ? 'correct the sample, or write jsonc if it has comments and txt if it is only a part of a file'
                : 'correct the sample',
          },
        ];
      }),
    ),
};

function readError({ lang, code }: Fence): string | undefined {
  try {
    parsers[lang]?.(applyDiffMarks(code));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

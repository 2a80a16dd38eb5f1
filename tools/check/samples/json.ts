import yaml from 'js-yaml';
import ts from 'typescript';
import { applyDiffMarks } from '../../../src/plugins/mdx/diff-marks';
import type { Check } from '../check';
import { listFences, type Fence } from '../../pages/fences';

interface DataError {
  /** 0-based, in the fence */
  line: number;
  message: string;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length - 1;

const readers: Record<string, (code: string) => DataError | undefined> = {
  json: readJson,
  jsonc: readJsonc,
  json5: readJsonc,
  yaml: readYaml,
  yml: readYaml,
};

/** JSON and YAML samples parse. */
export const json: Check = {
  name: 'json',
  run: (pages) =>
    pages.flatMap((page) =>
      listFences(page).flatMap((fence) => {
        const error = dataError(fence);
        if (!error) return [];
        return [
          {
            file: page.file,
            line: fence.line + error.line,
            check: 'json',
            what: `${fence.lang} sample does not parse`,
            expected: `a whole ${fence.lang} document`,
            found: error.message,
            fix:
              fence.lang === 'json'
                ? 'correct the sample, or write jsonc if it has comments and txt if it is only a part of a file'
                : 'correct the sample',
          },
        ];
      }),
    ),
};

function dataError(fence: Fence): DataError | undefined {
  return readers[fence.lang]?.(applyDiffMarks(fence.code));
}

function readJson(code: string): DataError | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    return {
      message,
      line: position ? lineAt(code, Number(position)) : code.split('\n').length - 1,
    };
  }
}

function readJsonc(code: string): DataError | undefined {
  const { error } = ts.parseConfigFileTextToJson('sample.json', code);
  if (!error) return undefined;
  return {
    message: ts.flattenDiagnosticMessageText(error.messageText, '\n'),
    line: lineAt(code, error.start ?? 0),
  };
}

function readYaml(code: string): DataError | undefined {
  try {
    yaml.loadAll(code);
    return undefined;
  } catch (error) {
    const { reason, mark } = error as yaml.YAMLException;
    return { message: reason, line: mark?.line ?? 0 };
  }
}

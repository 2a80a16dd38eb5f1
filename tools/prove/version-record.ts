import type { Answer } from '../prover/ask-proofs';
import type { Outcome } from '../prover/proof';

/** What proofs that don't hold gave, by page and by the first text that they quote. */
export type Findings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the proofs gave with a version; `tests/docs/records/versions/<version>.json`. */
export interface VersionRecord {
  /** How many quoted texts hold, by page. */
  readonly holds: Readonly<Record<string, number>>;
  /** What came instead. */
  readonly differs: Findings;
  /** Why the proof says nothing about the version. */
  readonly cannotRun: Findings;
}

/** The proof asks for something that the version lacks. */
const LACKING =
  /is not a function|is not a constructor|Cannot (?:find (?:module|package)|read properties of undefined)|does not provide an export|ERR_PACKAGE_PATH_NOT_EXPORTED|expected \S+ in tests\/docs\/packages|no end within|expected an end within/;
const LONGEST = 200;

/**
 * What came and what was expected, or the first line of an error, without what changes from run to run.
 * @example briefly('Expected values to be equal:\n+ actual - expected\n\n+ 1\n- 2') // => 'Expected 2, found 1'
 */
export function briefly(error: string): string {
  const [line = '', ...lines] = error.trim().split('\n');
  const first = (mark: string) =>
    lines
      .find((each) => each.startsWith(`${mark} `) && each !== '+ actual - expected')
      ?.slice(2)
      .trim();
  const [found, expected] = [first('+'), first('-')];
  const text = (expected && found ? `Expected ${expected}, found ${found}` : line)
    .replaceAll(/\/\S*\/rsbuild-guide-\w+/g, '<project>')
    .replaceAll(/(localhost:)\d+/g, '$1<port>');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

/**
 * Parts the outcomes of a version: proofs that hold, that show something else, and that can't be run. Where no proof of
 * a kind holds, such as none with a dev server, it's the way of running that is broken, not what the pages say.
 */
export function toRecord(answers: readonly Answer<Outcome>[]): VersionRecord {
  const holds: Record<string, number> = {};
  const differs: Record<string, Record<string, string>> = {};
  const cannotRun: Record<string, Record<string, string>> = {};
  const put = (where: typeof differs, page: string, quote: string, found: string) =>
    Object.assign((where[page] ??= {}), { [quote]: briefly(found) });
  const running = answers.flatMap(({ found }) => found);
  const isBroken = (run: Outcome['run']) =>
    !running.some((outcome) => outcome.run === run && outcome.error === undefined);
  for (const { file, found, failure } of answers) {
    if (failure) put(cannotRun, file, 'all of it', failure);
    for (const { page, says, shown = '', run, error } of found) {
      const quotes = says.length ? says : [shown.split('\n')[0]!];
      if (error === undefined) holds[page] = (holds[page] ?? 0) + quotes.length;
      else {
        const where = LACKING.test(error) || isBroken(run) ? cannotRun : differs;
        for (const quote of quotes) put(where, page, quote, error);
      }
    }
  }
  return { holds: sorted(holds), differs: sortedTwice(differs), cannotRun: sortedTwice(cannotRun) };
}

const sorted = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));

const sortedTwice = (all: Findings): Findings =>
  Object.fromEntries(Object.entries(sorted(all)).map(([page, texts]) => [page, sorted(texts)]));

/** How many texts a part of the record has. */
export const countTexts = (findings: Findings): number =>
  Object.values(findings).reduce((sum, texts) => sum + Object.keys(texts).length, 0);

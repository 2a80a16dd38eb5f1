import { contentHash } from '../../src/plugins/translations/content-hash';
import {
  WHOLE_FILE,
  type FileOutcome,
  type Findings,
} from '../../src/plugins/records/version-record';
import type { Answer } from '../prover/ask-proofs';
import type { Outcome } from '../prover/proof';

/** The proof asks for something that the version lacks. */
const LACKING =
  /is not a function|is not a constructor|Cannot (?:find (?:module|package)|read properties of undefined)|does not provide an export|ERR_PACKAGE_PATH_NOT_EXPORTED|expected \S+ in tests\/docs\/packages|no end within|expected an end within/;
/** What was printed below the first line, and the pattern of a comparison, may have such words, too. */
const isLack = (error: string) =>
  LACKING.test(error.trim().split('\n', 1)[0]!) && !error.startsWith('The input ');

const LONGEST = 200;

/** Fewer failures of a kind say nothing about the harness. */
const FEWEST = 5;

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
    .replaceAll(/\w*rsbuild-docs-versions_\d\w*?_version_/g, '')
    .replaceAll(/(localhost:)\d+/g, '$1<port>');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

/**
 * What a file of proofs gave with a version: how many hold, which show something else, and which can't be run.
 * @param source the file's text
 */
export function toOutcome({ found, failure }: Answer<Outcome>, source: string): FileOutcome {
  const differs: Record<string, string> = {};
  const cannotRun: Record<string, string> = failure ? { [WHOLE_FILE]: briefly(failure) } : {};
  for (const { says, shown = '', error } of found) {
    if (error === undefined) continue;
    const where = isLack(error) ? cannotRun : differs;
    for (const quote of says.length ? says : [shown.split('\n')[0]!]) where[quote] = briefly(error);
  }
  return {
    hash: contentHash(source),
    holds: found.filter(({ error }) => error === undefined).length,
    ...(hasAny(differs) && { differs: sorted(differs) }),
    ...(hasAny(cannotRun) && { cannotRun: sorted(cannotRun) }),
  };
}

const hasAny = (findings: Findings) => Object.keys(findings).length > 0;

/**
 * An answer in which each proof holds that held in one of two: a busy machine breaks what is true, but doesn't make
 * anything true.
 */
export function better(first: Answer<Outcome>, second: Answer<Outcome>): Answer<Outcome> {
  if (first.failure) return second;
  if (second.failure) return first;
  const held = (outcome: Outcome | undefined) => outcome?.error === undefined && outcome;
  return { ...second, found: second.found.map((outcome, i) => held(first.found[i]) || outcome) };
}

/**
 * The ways of running of which nothing holds, such as none with a dev server: it's the tool's harness that is broken
 * there, not what the pages say.
 */
export function brokenWays(answers: readonly Answer<Outcome>[]): string[] {
  const tried = answers.flatMap(({ found }) => found);
  return [...new Set(tried.map(({ run }) => run))].filter((run) => {
    const alike = tried.filter((outcome) => outcome.run === run);
    return alike.length >= FEWEST && alike.every(({ error }) => error !== undefined);
  });
}

export const sorted = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));

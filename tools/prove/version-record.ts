import ts from 'typescript';
import { contentHash } from '../../src/plugins/translations/content-hash';
import type { FileOutcome, Finding } from '../../src/plugins/records/version-record';
import type { Answer } from '../prover/ask-proofs';
import type { Outcome, Tie } from '../prover/proof';

/** The proof asks for something that the version lacks. */
const LACKING =
  /is not a function|is not a constructor|Cannot (?:find (?:module|package)|read properties of undefined)|does not provide an export|ERR_PACKAGE_PATH_NOT_EXPORTED|expected \S+ in tests\/docs\/packages|no end within|the process of the proofs ended|expected an end within/;
/** What was printed below the first line, and the pattern of a comparison, may have such words, too. */
const isLack = (error: string) =>
  LACKING.test(error.trim().split('\n', 1)[0]!) && !error.startsWith('The input ');

const LONGEST = 200;

/** Fewer failures of a kind say nothing about the harness. */
const FEWEST = 5;

/**
 * What came and what was expected, or how an error begins, without what changes from run to run.
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
  // What a line announces is on the next one that isn't empty.
  const announced = /(?:equal:|Input:|, found|with code \w+)$/.test(line)
    ? lines.find((each) => each.trim())
    : '';
  const text = (
    expected && found ? `Expected ${expected}, found ${found}` : [line, announced].join(' ').trim()
  )
    .replaceAll(/\/\S*\/rsbuild-guide-\w+/g, '<project>')
    .replaceAll(/(?:file:\/\/)?\/[^\s'":]*\/rsbuild-docs-versions\/[^/]+\/\w+/g, '<version>')
    .replace(/(Command failed: )\S*\/node /, '$1node ')
    .replaceAll(/\w*rsbuild-docs-versions_\d\w*?_version_/g, '')
    .replaceAll(/(localhost:)\d+/g, '$1<port>');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

/**
 * What a file of proofs gave with a version: how many hold, which show something else, and which can't be run.
 * @param source the file's text
 */
export function toOutcome({ found, failure }: Answer<Outcome>, source: string): FileOutcome {
  const findings = found.flatMap((outcome, proof) => {
    const { error } = outcome;
    return error === undefined ? [] : { proof, says: quotesOf(outcome), error };
  });
  const noted = (isWanted: (error: string) => boolean): Finding[] =>
    findings
      .filter(({ error }) => isWanted(error))
      .map(({ error, ...finding }) => ({ ...finding, found: briefly(error) }));
  const differs = noted((error) => !isLack(error));
  const cannotRun = noted(isLack);
  return {
    hash: contentHash(source),
    program: programHash(source),
    holds: found.length - findings.length,
    ...(differs.length > 0 && { differs }),
    ...(cannotRun.length > 0 && { cannotRun }),
    ...(failure && { failure: briefly(failure) }),
  };
}

/**
 * What was noted of a file, with what its proofs quote now.
 * @param ties the file's proofs, in their order
 */
export function withQuotes(noted: FileOutcome, ties: readonly Tie[], source: string): FileOutcome {
  const renewed = (findings: readonly Finding[]) =>
    findings.map((finding) => ({ ...finding, says: quotesOf(ties[finding.proof]!) }));
  return {
    ...noted,
    hash: contentHash(source),
    ...(noted.differs && { differs: renewed(noted.differs) }),
    ...(noted.cannotRun && { cannotRun: renewed(noted.cannotRun) }),
  };
}

/** What a proof says; one that has no words is named by the first line that it shows. */
const quotesOf = ({ says, shown = '' }: Tie): readonly string[] =>
  says.length > 0 ? says : [shown.split('\n')[0]!];

/** The hash of a file of proofs without what they quote. */
export function programHash(source: string): string {
  const file = ts.createSourceFile('proofs.ts', source, ts.ScriptTarget.Latest);
  const quotes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'says')
      quotes.push(node.initializer);
    else node.forEachChild(visit);
  };
  visit(file);
  const program = quotes.reduceRight(
    (text, { pos, end }) => text.slice(0, pos) + text.slice(end),
    source,
  );
  return contentHash(program);
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

import type { Answer } from './ask-proofs';
import type { Outcome } from './proof';

/** What failed in a file of proofs, each as a reader in a terminal sees it. */
export function listFailures({ file, found, failure }: Answer<Outcome>): string[] {
  const failed = found.filter(({ error }) => error !== undefined).map(formatOutcome);
  return failure === undefined ? failed : [`${file}:1\n  ${indent(failure)}`, ...failed];
}

/** Where a proof is written, which page says what it proves, and what was found. */
function formatOutcome({ proof, line, page, says, error = '' }: Outcome): string {
  return [
    `${proof}:${line}  a proof of ${page}`,
    ...says.map((quote) => `  says   ${quote}`),
    `  ${indent(error)}`,
  ].join('\n');
}

const indent = (text: string) => text.trimEnd().replace(/\n/g, '\n  ');

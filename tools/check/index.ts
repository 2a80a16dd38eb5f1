import { openDocs } from '../pages/docs';
import { formatProblem } from '../pages/problem';
import { runChecks } from './run-checks';
import { selectPages } from '../pages/select-pages';
import { askProofs } from '../prover/ask-proofs';
import { listFailures } from '../prover/format-outcome';
import { proofsOfPage } from '../../src/plugins/records/proof-places';
import { listProofFiles } from '../prover/proof-paths';
import { defineVerb } from '../command/verb';

export const verb = defineVerb({
  about:
    'Checks the named pages or folders and their translations, and runs their proofs.\nWithout names, checks all pages and runs no proofs.',
  takes: '[pages…]',
  run: (_flags, names) => check(names),
});

async function check(names: string[]): Promise<number> {
  const docs = openDocs();
  const files = names.length > 0 ? selectPages(names, docs) : undefined;
  const proofFiles = new Set(files?.map(proofsOfPage));
  const [{ problems, files: checked }, answers] = await Promise.all([
    runChecks({ files }),
    askProofs(listProofFiles().filter((file) => proofFiles.has(file))),
  ]);
  const failures = answers.flatMap(listFailures);
  for (const text of [...problems.map(formatProblem), ...failures]) console.log(`${text}\n`);
  const proofs = answers.flatMap(({ found }) => found).length;
  console.log(
    `${checked.length} pages checked, ${problems.length} problems; ${proofs} proofs run, ${failures.length} failed`,
  );
  return problems.length + failures.length > 0 ? 1 : 0;
}

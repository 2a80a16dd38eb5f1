import { openDocs } from '../pages/docs';
import { formatProblem } from '../pages/problem';
import { runChecks } from './run-checks';
import { selectPages } from '../pages/select-pages';
import { askProofs } from '../prover/ask-proofs';
import { failuresOf } from '../prover/format-outcome';
import { listProofFiles, proofsOfPage } from '../prover/proof-paths';
import { runCommand } from '../command/run-command';

/** `npm run check -- <files or folders…>`: checks pages and their twins and runs their proofs; without names, checks all pages. */
async function main(names: string[]): Promise<number> {
  const docs = openDocs();
  const files = names.length > 0 ? selectPages(names, docs) : undefined;
  const proofFiles = new Set(files?.map(proofsOfPage));
  const [{ problems, files: checked }, answers] = await Promise.all([
    runChecks({ files }),
    askProofs(listProofFiles().filter((file) => proofFiles.has(file))),
  ]);
  const failures = answers.flatMap(failuresOf);
  for (const text of [...problems.map(formatProblem), ...failures]) console.log(`${text}\n`);
  const proofs = answers.flatMap(({ found }) => found).length;
  console.log(
    `${checked.length} pages checked, ${problems.length} problems; ${proofs} proofs run, ${failures.length} failed`,
  );
  return problems.length + failures.length > 0 ? 1 : 0;
}

void runCommand(main);

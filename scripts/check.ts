import { openDocs } from '../tests/docs/lib/docs';
import { formatProblem } from '../tests/docs/lib/problem';
import { runChecks } from '../tests/docs/lib/run-checks';
import { selectPages } from '../tests/docs/lib/select-pages';
import { askProofs } from '../tests/docs/proving/ask-proofs';
import { failuresOf } from '../tests/docs/proving/format-outcome';
import { listProofFiles, proofsOfPage } from '../tests/docs/proving/proof-paths';
import { runCommand } from './lib/run-command';

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

import { acceptedDifferences } from '../../tests/docs/data/accepted-differences';
import { openDocs } from '../pages/docs';
import { selectPages } from '../pages/select-pages';
import { askMatrix } from '../prover/ask-proofs';
import { contexts } from '../prover/matrix/contexts';
import type { MatrixOutcome } from '../prover/matrix/run-matrix';
import { sortOutcomes, type Sorted } from '../prover/matrix/sort-outcomes';
import { proofsOfPage } from '../../src/plugins/records/proof-places';
import { listProofFiles, pageOfProofs } from '../prover/proof-paths';
import { defineVerb } from '../command/verb';

const all = contexts.map(({ name }) => name);

export const verb = defineVerb({
  about: `Runs the proofs of the named pages, or of all, again in other contexts, and prints where the outcome differs from what
the page says. Exits with 1 if no page tells of a difference, if a file could not be run, or if an accepted difference
is gone. The contexts: ${all.join(', ')}.`,
  takes: '[pages…]',
  flags: {
    context: {
      type: 'string',
      multiple: true,
      choices: all,
      value: 'name',
      about: 'only in this context',
    },
  },
  run: ({ context = all }, names) => runInContexts(names, context),
});

async function runInContexts(names: string[], wanted: string[]): Promise<number> {
  const pages = names.length > 0 ? selectPages(names, openDocs()).map(proofsOfPage) : undefined;
  const files = listProofFiles().filter((file) => pages?.includes(file) ?? true);
  const started = Date.now();
  const answers = await askMatrix(files, wanted, ({ file, found, failure }) => {
    sortOutcomes(found, acceptedDifferences).different.forEach(printOutcome);
    if (failure) console.log(`${file}:1\n  ${failure}\n`);
  });
  const outcomes = answers.flatMap(({ found }) => found);
  const sorted = sortOutcomes(outcomes, acceptedDifferences);
  printTable(sorted, wanted);
  for (const { proof, line, context } of sorted.once) {
    console.log(`not known in “${context}”, as it holds only once in a process: ${proof}:${line}`);
  }
  const asked = answers.filter(({ failure }) => !failure).map(({ file }) => file);
  const stale = sorted.unused.filter(
    ({ page, contexts: named }) =>
      isWhole(page, asked) && named.every((name) => wanted.includes(name)),
  );
  for (const { contexts: named, page, quote = '' } of stale) {
    console.log(
      `no longer different, remove it from accepted-differences.ts: ${page} (${named.join(', ')}) ${quote}`,
    );
  }
  const failures = answers.filter(({ failure }) => failure).length;
  const unexplained = sorted.different.length;
  const proofs = new Set(outcomes.map(({ proof, line, says }) => `${proof}:${line} ${says[0]}`));
  console.log(
    `${proofs.size} proofs of ${files.length} pages, ${outcomes.length} outcomes in ${wanted.length} contexts, ` +
      `${Math.round((Date.now() - started) / 1000)} s: ${unexplained} not explained, ${failures} files not run`,
  );
  return unexplained + failures + stale.length > 0 ? 1 : 0;
}

/** Whether all proofs of a page, or of the pages below a folder, were run. */
function isWhole(page: string, files: string[]): boolean {
  const below = listProofFiles().filter((file) => {
    const name = pageOfProofs(file);
    return name === page || name.startsWith(`${page}/`);
  });
  return below.every((file) => files.includes(file));
}

function printOutcome({ proof, line, page, says, context, error = '' }: MatrixOutcome) {
  const found = error.split('\n').filter((text) => text.trim() !== '');
  console.log(`${proof}:${line}  ${page}  in the context “${context}”`);
  for (const quote of says) console.log(`  says   ${quote}`);
  console.log(`  found  ${found.slice(0, 4).join('\n         ').slice(0, 500)}\n`);
}

function printTable(sorted: Sorted, names: string[]) {
  const count = (outcomes: MatrixOutcome[], name: string) =>
    String(outcomes.filter(({ context }) => context === name).length).padStart(9);
  console.log(`${'context'.padEnd(32)}     held  limited accepted different`);
  for (const name of names) {
    const { held, limited, accepted, different } = sorted;
    console.log(
      name.padEnd(32) +
        [held, limited, accepted, different].map((list) => count(list, name)).join(''),
    );
  }
}

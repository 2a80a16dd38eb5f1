import { acceptedDifferences } from '../tests/docs/data/accepted-differences';
import { openDocs } from '../tests/docs/lib/docs';
import { selectPages } from '../tests/docs/lib/select-pages';
import { askMatrix } from '../tests/docs/proving/ask-proofs';
import { contexts } from '../tests/docs/proving/matrix/contexts';
import type { MatrixOutcome } from '../tests/docs/proving/matrix/run-matrix';
import { sortOutcomes, type Sorted } from '../tests/docs/proving/matrix/sort-outcomes';
import { listProofFiles, proofsOfPage } from '../tests/docs/proving/proof-paths';
import { runCommand } from './lib/run-command';

const option = '--context=';
const all = contexts.map(({ name }) => name);

/**
 * `npm run docs:matrix -- <files or folders…> --context="target node"`: runs proofs again in other contexts and prints
 * where the outcome differs from what the page says and no page tells so.
 */
async function main(words: string[]): Promise<number> {
  const names = words.filter((word) => !word.startsWith('--'));
  const chosen = words
    .filter((word) => word.startsWith(option))
    .map((word) => word.slice(option.length));
  const unknown = chosen.find((name) => !all.includes(name));
  if (unknown) throw new Error(`expected a context (${all.join(', ')}), found ${unknown}`);
  const pages = names.length > 0 ? selectPages(names, openDocs()).map(proofsOfPage) : undefined;
  const files = listProofFiles().filter((file) => pages?.includes(file) ?? true);
  const wanted = chosen.length > 0 ? chosen : all;
  const answers = await askMatrix(files, wanted, ({ file, found, failure }) => {
    sortOutcomes(found, acceptedDifferences).different.forEach(printOutcome);
    if (failure) console.log(`${file}:1\n  ${failure}\n`);
  });
  const sorted = sortOutcomes(
    answers.flatMap(({ found }) => found),
    acceptedDifferences,
  );
  printTable(sorted, wanted);
  if (!pages && chosen.length === 0) {
    for (const { contexts: names, page, quote } of sorted.unused) {
      console.log(
        `no longer different, to be taken out: ${page} (${names.join(', ')}) ${quote ?? ''}`,
      );
    }
  }
  return sorted.different.length > 0 || answers.some(({ failure }) => failure) ? 1 : 0;
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

void runCommand(main);

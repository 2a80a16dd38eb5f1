import type { Page } from '../../lib/page';
import { listBlocks, type Block } from '../../lib/statements/blocks';
import { findQuote } from '../../lib/statements/find-quote';
import { groupProofs } from '../group-proofs';
import type { Proof, Tie } from '../proof';
import { runGroup } from '../run-group';
import { inTime, openPage, readProofs } from '../run-proofs';
import { contexts } from './contexts';

/** What a proof gave in another context. */
export interface MatrixOutcome extends Tie {
  context: string;
  /** undefined if it held there too */
  error: string | undefined;
  /** whether the sentence itself says that it is about other circumstances, or what it is about does not exist here */
  limited: boolean;
}

/** Runs the proofs of a file that hold, in each of some contexts that applies to them. */
export async function runMatrix(file: string, names: string[]): Promise<MatrixOutcome[]> {
  const page = openPage(file);
  const read = await readProofs(file, page);
  const blocks = listBlocks(page);
  const outcomes: MatrixOutcome[] = [];
  for (const all of groupProofs(read.map(({ proof }) => proof))) {
    const group = await repeatable(all, page);
    const [first] = group;
    if (!first) continue;
    const chosen = contexts.filter(
      ({ name, runs }) => names.includes(name) && runs.includes(first.run),
    );
    for (const context of chosen) {
      const errors = await inTime(runGroup(group, page, context), group.length);
      for (const [index, proof] of errors ? group.entries() : []) {
        const tie = read.find((entry) => entry.proof === proof)?.tie;
        if (!tie) continue;
        const error = errors?.[index];
        const limited =
          (context.limits?.test(wordsOf(tie, blocks)) ?? false) ||
          (context.absent?.test(error ?? '') ?? false);
        outcomes.push({ ...tie, context: context.name, error, limited });
      }
    }
  }
  return outcomes;
}

/** The proofs that hold twice: one that collects what it saw in a variable of its module may hold only once. */
async function repeatable(group: Proof[], page: Page): Promise<Proof[]> {
  const first = await inTime(runGroup(group, page), group.length);
  const second = await inTime(runGroup(group, page), group.length);
  return group.filter((_, index) => first[index] === undefined && second[index] === undefined);
}

/** The sentences that a proof quotes, and the heads of their tables. */
function wordsOf({ says }: Tie, blocks: Block[]): string {
  return says
    .map((quote) => {
      try {
        const { block } = findQuote(blocks, quote);
        return [block.text, ...block.heads].join(' ');
      } catch {
        return quote;
      }
    })
    .join(' ');
}

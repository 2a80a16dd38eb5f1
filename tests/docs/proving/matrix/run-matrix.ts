import { groupProofs } from '../group-proofs';
import type { Tie } from '../proof';
import { runGroup } from '../run-group';
import { inTime, openPage, readProofs } from '../run-proofs';
import { contexts } from './contexts';

/** What a proof gave in another context. */
export interface MatrixOutcome extends Tie {
  context: string;
  /** undefined if it held there too */
  error: string | undefined;
}

/** Runs the proofs of a file that hold in each of some contexts that applies to them. */
export async function runMatrix(file: string, names: string[]): Promise<MatrixOutcome[]> {
  const page = openPage(file);
  const read = await readProofs(file, page);
  const outcomes: MatrixOutcome[] = [];
  for (const all of groupProofs(read.map(({ proof }) => proof))) {
    const usual = await inTime(runGroup(all, page), all.length);
    const group = all.filter((_, index) => usual[index] === undefined);
    const [first] = group;
    if (!first) continue;
    const chosen = contexts.filter(
      ({ name, runs }) => names.includes(name) && runs.includes(first.run),
    );
    for (const context of chosen) {
      const errors = await inTime(runGroup(group, page, context), group.length);
      for (const [index, proof] of errors ? group.entries() : []) {
        const tie = read.find((entry) => entry.proof === proof)?.tie;
        if (tie) outcomes.push({ ...tie, context: context.name, error: errors?.[index] });
      }
    }
  }
  return outcomes;
}

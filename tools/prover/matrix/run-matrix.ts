import type { Page } from '../../pages/page';
import { listBlocks, type Block } from '../../statements/blocks';
import { findQuote } from '../../statements/find-quote';
import { groupProofs } from '../group-proofs';
import type { Proof, Tie } from '../proof';
import { runGroup } from '../run-group';
import { inTime, openPage, readProofs } from '../run-proofs';
import { allAtOnce } from './all-at-once';
import type { Context } from './context';
import { contexts, tryTogether } from './contexts';

/** What a proof gave in another context. */
export interface MatrixOutcome extends Tie {
  context: string;
  /** undefined if it held there too */
  error: string | undefined;
  /** whether the sentence itself says that it is about other circumstances, or what it is about does not exist here */
  limited: boolean;
  /** It fails in its own setting too, the second time: what it collects in its module tells nothing of the context. */
  once: boolean;
}

interface Tried {
  proof: Proof;
  context: Context;
  error: string | undefined;
}

/** Runs the proofs of a file in each of some contexts that applies to them. */
export async function runMatrix(file: string, names: string[]): Promise<MatrixOutcome[]> {
  const page = openPage(file);
  const read = await readProofs(file, page);
  const ties = new Map(read.map(({ proof, tie }) => [proof, tie]));
  const blocks = listBlocks(page);
  const chosen = contexts.filter(({ name }) => names.includes(name));
  const outcomes: MatrixOutcome[] = [];
  for (const group of groupProofs(read.map(({ proof }) => proof))) {
    const tried = await tryContexts(group, page, chosen);
    const failing = group.filter((proof) => tried.some((one) => one.proof === proof && one.error));
    const once = await failingAlone(failing, page);
    for (const { proof, context, error } of tried) {
      const tie = ties.get(proof);
      if (!tie) continue;
      const limited =
        (context.limits?.test(wordsOf(tie, blocks)) ?? false) ||
        (context.absent?.test(error ?? '') ?? false);
      outcomes.push({ ...tie, context: context.name, error, limited, once: once.includes(proof) });
    }
  }
  return outcomes;
}

/** Those that seldom matter at once first; where that shows a difference, and for the others, one after the other. */
async function tryContexts(group: Proof[], page: Page, chosen: Context[]): Promise<Tried[]> {
  const own = chosen.filter(({ runs }) => runs.includes(group[0]?.run ?? 'script'));
  const tried: Tried[] = [];
  const sets = tryTogether.map((set) => own.filter(({ name }) => set.includes(name)));
  for (const set of sets) {
    const together = allAtOnce(set);
    const errors = set.length > 1 ? await runIn(together, group, page) : [];
    const differing = set.length > 1 ? group.filter((_, index) => errors?.[index]) : group;
    for (const context of set) {
      if (together.applied().includes(context.name)) {
        const held = group.filter((proof) => !differing.includes(proof));
        tried.push(...held.map((proof) => ({ proof, context, error: undefined })));
      }
      tried.push(...(await tryOne(context, differing, page)));
    }
  }
  for (const context of own.filter((one) => !sets.flat().includes(one))) {
    tried.push(...(await tryOne(context, group, page)));
  }
  return tried;
}

async function tryOne(context: Context, group: Proof[], page: Page): Promise<Tried[]> {
  const errors = group.length > 0 ? await runIn(context, group, page) : undefined;
  return errors ? group.map((proof, index) => ({ proof, context, error: errors[index] })) : [];
}

const runIn = (context: Context, group: Proof[], page: Page) =>
  inTime(runGroup(group, page, context), group.length);

/** The proofs that fail in their own setting, now that they have run before. */
async function failingAlone(group: Proof[], page: Page): Promise<Proof[]> {
  if (group.length === 0) return [];
  const errors = await inTime(runGroup(group, page), group.length);
  return group.filter((_, index) => errors[index] !== undefined);
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

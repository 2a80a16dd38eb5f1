import type { Docs } from '../pages/docs';
import { listBlocks } from '../statements/blocks';
import type { Tie } from './proof';
import { tieProblem } from './run-proofs';

/** Why pages no longer say what is quoted from them, each with the place of its proof. */
export const lostQuotes = (ties: readonly Tie[], docs: Docs): string[] =>
  ties.flatMap((tie) => {
    const page = docs.page(tie.page);
    const problem = page && tieProblem(tie, page, listBlocks(page));
    return problem ? [`${tie.proof}:${tie.line}  ${problem}`] : [];
  });

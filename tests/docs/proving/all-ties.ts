import type { Docs } from '../lib/docs';
import type { Quote } from '../lib/statements/inventory';
import { askTies } from './ask-proofs';
import { listGuideTies } from './guide-ties';
import type { Tie } from './proof';

/** A quote with the place of its proof. */
export interface TiedQuote extends Quote {
  page: string;
  proof: string;
  line: number;
}

/** Every quote that something proves, and the files of proofs that could not be read. */
export async function listAllTies(
  files: string[],
  docs: Docs,
): Promise<{ quotes: TiedQuote[]; failures: string[] }> {
  const answers = await askTies(files);
  const ties = [...answers.flatMap(({ found }) => found), ...listGuideTies(docs)];
  return {
    quotes: ties.flatMap(quotesOf),
    failures: answers.flatMap(({ file, failure }) => (failure ? [`${file}:1  ${failure}`] : [])),
  };
}

/** The quotes of a tie, the fence that it compares included. */
export const quotesOf = ({ says, shown, page, proof, line, section }: Tie): TiedQuote[] =>
  [...says, ...(shown ? [shown] : [])].map((quote) => ({
    says: quote,
    section,
    page,
    proof,
    line,
  }));

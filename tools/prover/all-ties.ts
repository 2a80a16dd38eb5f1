import type { Docs } from '../pages/docs';
import type { Quote } from '../statements/inventory';
import { askTies, type Answer } from './ask-proofs';
import { listGuideTies } from './guide-ties';
import type { Tie } from './proof';

/** A quote with the place of its proof. */
export interface TiedQuote extends Quote {
  page: string;
  proof: string;
  line: number;
  literal: string;
}

/** Everything that is proved, each quote of it, and the files of proofs that could not be read. */
export interface AllTies {
  ties: Tie[];
  quotes: TiedQuote[];
  failures: string[];
}

/** Reads files of proofs without running them. */
export const listAllTies = async (files: string[], docs: Docs): Promise<AllTies> =>
  joinTies(await askTies(files), docs);

/** What files of proofs and the guides quote. */
export function joinTies(answers: Answer<Tie>[], docs: Docs): AllTies {
  const ties = [...answers.flatMap(({ found }) => found), ...listGuideTies(docs)];
  return {
    ties,
    quotes: ties.flatMap(listQuotes),
    failures: answers.flatMap(({ file, failure }) => (failure ? [`${file}:1  ${failure}`] : [])),
  };
}

/** The quotes of a tie, the fence that it compares included. */
export const listQuotes = ({
  says,
  shown,
  page,
  proof,
  line,
  literal,
  section,
}: Tie): TiedQuote[] =>
  [...says, ...(shown ? [shown] : [])].map((quote) => ({
    says: quote,
    section,
    page,
    proof,
    line,
    literal,
  }));

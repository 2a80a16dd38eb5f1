import type { AcceptedDifference } from '../../data/accepted-differences';
import { asRead } from '../../lib/statements/as-read';
import type { MatrixOutcome } from './run-matrix';

/** What the proofs gave in other contexts. */
export interface Sorted {
  held: MatrixOutcome[];
  accepted: MatrixOutcome[];
  /** neither held nor accepted */
  different: MatrixOutcome[];
  /** accepted differences that met no proof */
  unused: AcceptedDifference[];
}

/** Parts the outcomes in other contexts by whether the pages tell of the difference. */
export function sortOutcomes(outcomes: MatrixOutcome[], differences: AcceptedDifference[]): Sorted {
  const failed = outcomes.filter(({ error }) => error !== undefined);
  const isAccepted = (outcome: MatrixOutcome) =>
    differences.some((difference) => means(difference, outcome));
  return {
    held: outcomes.filter(({ error }) => error === undefined),
    accepted: failed.filter(isAccepted),
    different: failed.filter((outcome) => !isAccepted(outcome)),
    unused: differences.filter(
      (difference) => !failed.some((outcome) => means(difference, outcome)),
    ),
  };
}

const means = ({ contexts, page, quote }: AcceptedDifference, outcome: MatrixOutcome) =>
  contexts.includes(outcome.context) &&
  (outcome.page === page || outcome.page.startsWith(`${page}/`)) &&
  (quote === undefined || outcome.says.some((says) => asRead(says) === asRead(quote)));

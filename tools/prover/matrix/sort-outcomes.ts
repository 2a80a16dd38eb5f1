import type { AcceptedDifference } from '../../../tests/docs/data/accepted-differences';
import { asRead } from '../../statements/as-read';
import type { MatrixOutcome } from './run-matrix';

/** What the proofs gave in other contexts. */
export interface Sorted {
  held: MatrixOutcome[];
  /** did not hold, and the sentence is about other circumstances */
  limited: MatrixOutcome[];
  accepted: MatrixOutcome[];
  /** neither held nor accepted */
  different: MatrixOutcome[];
  /** do not hold twice in one process, so that nothing is known of the context */
  once: MatrixOutcome[];
  /** accepted differences that met no proof */
  unused: AcceptedDifference[];
}

/** Parts the outcomes in other contexts by whether the pages tell of the difference. */
export function sortOutcomes(outcomes: MatrixOutcome[], differences: AcceptedDifference[]): Sorted {
  const failed = outcomes.filter(({ error, once }) => error !== undefined && !once);
  const open = failed.filter(({ limited }) => !limited);
  const isAccepted = (outcome: MatrixOutcome) =>
    differences.some((difference) => means(difference, outcome));
  return {
    held: outcomes.filter(({ error }) => error === undefined),
    limited: failed.filter(({ limited }) => limited),
    accepted: open.filter(isAccepted),
    different: open.filter((outcome) => !isAccepted(outcome)),
    once: outcomes.filter(({ error, once }) => error !== undefined && once),
    unused: differences.filter((difference) => !open.some((outcome) => means(difference, outcome))),
  };
}

const means = ({ contexts, page, quote }: AcceptedDifference, outcome: MatrixOutcome) =>
  contexts.includes(outcome.context) &&
  (outcome.page === page || outcome.page.startsWith(`${page}/`)) &&
  (quote === undefined || outcome.says.some((says) => asRead(says) === asRead(quote)));

/** Proofs that need not hold in a context, because a page tells the reader so. */
export interface AcceptedDifference {
  /** names of the contexts, as `npm run docs:matrix` prints them */
  contexts: string[];
  /** the page of the proofs, or the folder of the pages */
  page: string;
  /** a quote of the proof, where not all proofs of the page are meant */
  quote?: string;
  /** the page that tells it, and its sentence */
  told: { page: string; says: string; section?: string };
}

export const acceptedDifferences: AcceptedDifference[] = [];

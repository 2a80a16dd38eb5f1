import type { ProseKind } from '../pages/prose';

/** Words that no text of the site has, and what to write instead. */
export interface Wording {
  bad: RegExp;
  good: string;
  why: string;
  /** where it is wrong; everywhere if left out */
  kinds?: ProseKind[];
}

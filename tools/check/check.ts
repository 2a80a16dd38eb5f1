import type { Docs } from '../pages/docs';
import type { Page } from '../pages/page';
import type { Problem } from '../pages/problem';

/** One kind of question asked of pages. */
export interface Check {
  name: string;
  run: (pages: Page[], docs: Docs) => Problem[] | Promise<Problem[]>;
  /** how many things it looks at on these pages, for the report */
  count?: (pages: Page[]) => number;
}

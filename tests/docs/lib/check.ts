import type { Docs } from './docs';
import type { Page } from './page';
import type { Problem } from './problem';

/** One kind of question asked of pages. */
export interface Check {
  name: string;
  run: (pages: Page[], docs: Docs) => Problem[] | Promise<Problem[]>;
  /** how many things it looks at on these pages, for the report */
  count?: (pages: Page[]) => number;
}

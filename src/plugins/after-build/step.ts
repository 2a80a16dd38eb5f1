import type { BuiltPage } from './built-page';
import type { BuiltSite } from './built-site';

/** A task on the built pages of one language. */
export interface Step {
  /** Reads or changes one page after the other. */
  readonly eachPage?: (page: BuiltPage) => void | Promise<void>;
  /** Follows when all pages are done. */
  readonly atEnd?: () => void | Promise<void>;
}

/** The name of the function appears in errors. */
export type MakeStep = (site: BuiltSite) => Step;

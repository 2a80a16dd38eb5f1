import type { BuiltPage } from './built-page';
import type { BuiltSite } from './built-site';

/** What is done once a language of the site is built. */
export interface Step {
  /** Reads or changes one page after the other. */
  readonly eachPage?: (page: BuiltPage) => void | Promise<void>;
  /** Follows when all pages are done. */
  readonly atEnd?: () => void | Promise<void>;
}

/** Its name is what an error says. */
export type MakeStep = (site: BuiltSite) => Step;

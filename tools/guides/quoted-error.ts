import type { LinkedPackage } from '../project/link-packages';
import type { Workspace } from '../project/workspace';

/** A message that a page quotes, and the project that brings it about. */
export interface QuotedError {
  /** the page, below `docs/guide`, without `.mdx` */
  page: string;
  /**
   * What the page quotes: the beginning of a fence of kind `txt`, which is compared as a whole, or a piece of
   * inline code. `…` is any text, `/my-app` the project.
   */
  quote: string;
  files: Record<string, string>;
  packages?: (string | LinkedPackage)[];
  /** Does what a reader did and returns what was printed; runs `rsbuild build` if left out. */
  provoke?: (workspace: Workspace) => Promise<string>;
}

import type { Page } from '../pages/page';
import type { FileChoice } from './guide-files';
import type { LinkedPackage } from '../project/link-packages';
import type { Workspace } from '../project/workspace';

/**
 * A project that a guide has its readers write, and what it promises them. The page's own files are its
 * fences with titles; the packages are `@rsbuild/core` and those that the page's commands install.
 */
export interface GuideCase extends FileChoice {
  /** the page, below `docs/guide`, without `.mdx` */
  page: string;
  /** what the reader has in the end, in one sentence */
  shows: string;
  /** sentences, list items or table rows of the page that the project proves, word by word */
  says?: string | string[];
  /** Files the page takes as given: images, an entry that imports what the page writes. They replace its own. */
  given?: Record<string, string | Uint8Array>;
  /** Packages the page takes as installed, and those that need more than a link here. */
  packages?: (string | LinkedPackage)[];
  /** Packages that the page installs for other projects than this one, and that can't be installed beside its own. */
  without?: string[];
  /** Builds, serves and looks; throws where the page's promise does not hold. */
  look: (workspace: Workspace, page: Page) => Promise<void>;
}

import type { Workspace } from './workspace';

/** What a page shows its readers: the code of its fences of a language that are no files, in order. */
export type Shown = (lang: string) => string[];

/** A project that a guide has its readers write, and what it promises them. */
export interface GuideCase {
  /** the page, below `docs/guide`, without `.mdx` */
  page: string;
  /** what the reader has in the end, in one sentence */
  shows: string;
  /**
   * Headings (in inline code or not) whose fences with titles join the page's own files,
   * those marked `variant` and `package.json` too. Without: the page's unmarked files.
   */
  sections?: string[];
  /** Files the page takes as given: images, binaries, an entry that imports what the page writes. They replace its own. */
  given?: Record<string, string | Uint8Array>;
  /** Packages the page takes as installed, or a package that another name stands for. */
  packages?: (string | { name: string; installedAs: string })[];
  /** Builds, serves and looks; throws where the page's promise does not hold. */
  look: (workspace: Workspace, shown: Shown) => Promise<void>;
}

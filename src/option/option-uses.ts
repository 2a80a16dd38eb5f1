/** A page, or a section of one, that a reader is led to. */
export interface PageLink {
  readonly title: string;
  readonly link: string;
}

/** Where the pages use an option besides its own page. */
export interface OptionUses {
  /** Guides and plugin pages with samples that set it. */
  readonly pages: readonly PageLink[];
  /** The options that samples often set along with it. */
  readonly partners: readonly PageLink[];
}

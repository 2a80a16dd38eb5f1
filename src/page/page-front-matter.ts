import type { CheckedPage } from './checked-page';

/** A card of the home page. */
export interface Feature {
  /** A picture's address, the `d` of a path on 24 × 24, or a sign (src/landing/feature-icon.ts). */
  readonly icon: string;
  readonly title: string;
  readonly details: string;
  /** Where the card leads. */
  readonly link: string;
  /** Columns of twelve from 60 em on; 4 when left out. */
  readonly span?: 2 | 3 | 4 | 6;
}

/** The front matter that the site reads beyond Docusaurus's own; checked by src/plugins/front-matter/validate-front-matter.ts. */
export type PageFrontMatter = {
  readonly pageType?: 'doc' | 'home' | 'custom' | 'blank' | '404' | 'overview';
  readonly titleSuffix?: string;
  /** The option that the page documents. */
  readonly option?: string;
  readonly globalUIComponents?: boolean;
  readonly 'link-rss'?: boolean;
  /** The head and the cards of a page of type `home`. */
  readonly hero?: object;
  readonly features?: readonly Feature[];
  /** How far the page was checked, set by src/plugins/front-matter/index.ts. */
  readonly checked?: CheckedPage;
};

import type { Feature } from '../landing/features';
import type { CheckedPage } from './checked-page';

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

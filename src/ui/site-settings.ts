/** A line above the navbar. */
export interface BannerSettings {
  /** The key of local storage that remembers the dismissal; a new banner takes a new key. */
  readonly key: string;
  readonly href: string;
  /** By language. */
  readonly text: Readonly<Record<string, string>>;
  /** A regular expression on the path without base and language; on every page without it. */
  readonly where?: string;
}

export type LocaleRedirectMode = 'auto' | 'never' | 'only-default-lang';

/** Settings of the site that a maintainer may change. */
export interface SiteSettings {
  /** Wraps page changes in a view transition where the browser has them. */
  readonly contentAnimation: boolean;
  /** Whether the first visit goes to the browser's language. */
  readonly localeRedirect: LocaleRedirectMode;
  /** Shows a button that scrolls back to the top. */
  readonly enableScrollToTop: boolean;
  /** Hides the navbar while scrolling down. */
  readonly hideNavbar: boolean;
  /** Keeps pages that were read, to be read again without a network; switched off, what was kept is removed again. */
  readonly offline: boolean;
  /** Where search answers come from. */
  readonly search: SearchSettings;
  readonly banner?: BannerSettings;
  /** This site's own repository, without a slash at its end, such as `https://github.com/owner/name`; none without it. */
  readonly repository?: string;
}

/** The site's own index, or an API that is asked for one or several of its indexes. */
export type SearchSettings =
  | { readonly mode: 'local' }
  | { readonly mode: 'remote'; readonly apiUrl: string; readonly searchIndexes: readonly string[] };

export const siteSettings: SiteSettings = {
  contentAnimation: false,
  localeRedirect: 'auto',
  enableScrollToTop: true,
  hideNavbar: false,
  offline: true,
  search: { mode: 'local' },
};

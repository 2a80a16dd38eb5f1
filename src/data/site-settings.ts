import type { LocaleRedirectMode } from '../lib/locale-redirect';

/** Settings of the theme that a maintainer may change; the specification's section 3, themeConfig. */
export interface SiteSettings {
  /** Wraps page changes in a view transition where the browser has them. */
  readonly contentAnimation: boolean;
  /** Whether the first visit goes to the browser's language. */
  readonly localeRedirect: LocaleRedirectMode;
  /** Shows a button that scrolls back to the top. */
  readonly enableScrollToTop: boolean;
  /** Hides the navbar while scrolling down. */
  readonly hideNavbar: boolean;
}

export const siteSettings: SiteSettings = {
  contentAnimation: false,
  localeRedirect: 'auto',
  enableScrollToTop: true,
  hideNavbar: false,
};

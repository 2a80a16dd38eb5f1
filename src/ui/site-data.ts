import type { LocaleRedirectMode, SearchSettings } from '../ui/site-settings';

/** The id of the script with it, which src/plugins/page-template puts into every page. */
export const SITE_DATA_ID = 'site-data';

/** The site's data for the browser, the same on all pages of a language. */
export interface SiteData {
  /** The base path of the default language, such as `/` or `/docs/`. */
  readonly base: string;
  readonly locale: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  /** Behind the keys of local storage that Docusaurus gives a name. */
  readonly storageSuffix: string;
  /** The parts that an address may hide, such as `?sidebar=0`. */
  readonly hideableParts: readonly string[];
  readonly localeRedirect: LocaleRedirectMode;
  readonly contentAnimation: boolean;
  readonly offline: boolean;
  readonly search: SearchSettings;
}

/** @throws SyntaxError where the page has no such data. */
export const siteData = (): SiteData =>
  JSON.parse(document.getElementById(SITE_DATA_ID)?.textContent ?? '') as SiteData;

/** The key of local storage under which Docusaurus and this site keep a choice that holds in both languages. */
export const siteKey = (key: string): string => key + siteData().storageSuffix;

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface SiteBase {
  /** The base path of the default language, such as `/` or `/docs/`. */
  readonly base: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
}

/** The base path and the languages of the site, whichever language this page is in. */
export function useBase(): SiteBase {
  const { i18n } = useDocusaurusContext();
  const { locales, defaultLocale, localeConfigs } = i18n;
  return { base: localeConfigs[defaultLocale]!.baseUrl, locales, defaultLocale };
}

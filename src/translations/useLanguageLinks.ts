import { useMemo } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useHistorySelector, useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { isKnown } from '../addresses/site-routes';

export interface LanguageLink {
  readonly label: string;
  readonly lang: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** This page in each language, query and hash kept; from a page that is missing, the language's home. */
export function useLanguageLinks(): LanguageLink[] {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const rest = useHistorySelector(({ location }) => location.search + location.hash);
  const { pathname } = useLocation();
  const isMissing = useMemo(() => !isKnown(pathname), [pathname]);

  return i18n.locales.map((locale) => {
    const { label, htmlLang, baseUrl } = i18n.localeConfigs[locale]!;
    const page = createUrl({ locale, fullyQualified: false }) + rest;
    return {
      label,
      lang: htmlLang,
      href: `pathname://${isMissing ? baseUrl : page}`,
      isCurrent: locale === i18n.currentLocale && !isMissing,
    };
  });
}

import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import type { Props as NavLinkProps } from '../NavLink';
import NavMenu from '../NavMenu';

/** This page in each language; from a page that is missing, the language's home. */
function useLanguageLinks(): NavLinkProps[] {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const { pathname } = useLocation();
  const isMissing = pathname.endsWith('/404');

  return i18n.locales.map((locale) => {
    const { label, htmlLang, baseUrl } = i18n.localeConfigs[locale]!;
    const page = createUrl({ locale, fullyQualified: false });
    return {
      label,
      lang: htmlLang,
      href: `pathname://${isMissing ? baseUrl : page}`,
      isCurrent: locale === i18n.currentLocale && !isMissing,
    };
  });
}

/** The same page in the other language. */
export default function LanguageSwitch({ mobile }: { readonly mobile?: boolean }): ReactNode {
  const links = useLanguageLinks();
  const current = links.find(({ isCurrent }) => isCurrent);
  const title = translate({
    id: 'theme.navbar.mobileLanguageDropdown.label',
    message: 'Languages',
  });
  const label = (!mobile && current?.label) || title;
  return <NavMenu label={label} icon="language" items={links} mobile={mobile} />;
}

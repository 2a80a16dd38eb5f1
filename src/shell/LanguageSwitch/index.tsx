import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLanguageLinks } from '../../translations/useLanguageLinks';
import NavMenu from '../NavMenu';

/** The same page in the other language. */
export default function LanguageSwitch({ mobile }: { readonly mobile?: boolean }): ReactNode {
  const links = useLanguageLinks();
  const current = links.find(({ isCurrent }) => isCurrent);
  const title = translate({
    id: 'theme.navbar.mobileLanguageDropdown.label',
    message: 'Languages',
    description: 'The label for the mobile language switcher dropdown',
  });
  const label = (!mobile && current?.label) || title;
  return <NavMenu label={label} icon="language" items={links} mobile={mobile} />;
}

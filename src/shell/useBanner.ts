import { useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { removeBase } from '../addresses/address';
import { readStorage, writeStorage } from '../ui/storage';
import { useSiteSettings } from '../ui/useSiteSettings';

export interface ShownBanner {
  readonly href: string;
  readonly text: string;
}

/** The banner for this page, or undefined where none is configured and once it was dismissed. */
export function useBanner(): { banner: ShownBanner | undefined; dismiss: () => void } {
  const { banner } = useSiteSettings();
  const { siteConfig, i18n } = useDocusaurusContext();
  const path = removeBase(useLocation().pathname, siteConfig.baseUrl);
  const isBrowser = useIsBrowser();
  const [dismissed, setDismissed] = useState(false);

  const isShown =
    isBrowser &&
    banner &&
    !dismissed &&
    new RegExp(banner.where ?? '').test(path) &&
    !readStorage(banner.key);
  return {
    banner: isShown ? { href: banner.href, text: banner.text[i18n.currentLocale]! } : undefined,
    dismiss: () => {
      writeStorage(banner!.key, 'dismissed');
      setDismissed(true);
    },
  };
}

import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { removeBase } from '../../routing/address';
import { useSiteSettings } from '../../ui/useSiteSettings';
import Icon from '../../ui/Icon';
import { data } from '../../ui/dom-contract';
import styles from './styles.module.css';

/**
 * A line above the navbar that leads somewhere and can be closed for good, where the site is configured so. The script
 * in it takes it away before it is painted where it was closed.
 */
export default function Banner(): ReactNode {
  const { banner } = useSiteSettings();
  const { siteConfig, i18n } = useDocusaurusContext();
  const path = removeBase(useLocation().pathname, siteConfig.baseUrl);
  if (!banner || !new RegExp(banner.where ?? '').test(path)) return null;
  return (
    <aside className={styles.banner} {...data({ banner: banner.key })}>
      <Link href={banner.href} className={styles.link}>
        {banner.text[i18n.currentLocale]}
      </Link>
      <button
        type="button"
        className={styles.close}
        {...data({ closeBanner: '' })}
        aria-label={translate({
          id: 'theme.AnnouncementBar.closeButtonAriaLabel',
          message: 'Close',
        })}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

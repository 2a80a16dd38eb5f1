import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useBanner } from '../useBanner';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

/** A line above the navbar that leads somewhere and can be closed for good, where the site is configured so. */
export default function Banner(): ReactNode {
  const { banner, dismiss } = useBanner();
  if (!banner) return null;
  return (
    <aside className={styles.banner}>
      <Link href={banner.href} className={styles.link}>
        {banner.text}
      </Link>
      <button
        type="button"
        className={styles.close}
        aria-label={translate({
          id: 'theme.AnnouncementBar.closeButtonAriaLabel',
          message: 'Close',
          description: 'The ARIA label for close button of announcement bar',
        })}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

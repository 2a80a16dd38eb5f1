import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useSiteSettings } from '../../ui/useSiteSettings';
import Icon from '../../ui/Icon';
import { data } from '../../ui/dom-contract';
import styles from './styles.module.css';

/** Scrolls back to the top, where the site is configured so; shown once scrolled (src/layout/scroll-to-top.ts). */
export default function ScrollToTop(): ReactNode {
  const { enableScrollToTop } = useSiteSettings();
  return (
    enableScrollToTop && (
      <button
        type="button"
        className={styles.button}
        {...data({ scrollToTop: '' })}
        aria-label={translate({
          id: 'theme.BackToTopButton.buttonAriaLabel',
          message: 'Scroll back to top',
        })}
      >
        <Icon name="up" size={20} />
      </button>
    )
  );
}

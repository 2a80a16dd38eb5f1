import React, { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { useSiteSettings } from '../../ui/useSiteSettings';
import { useThrottledScroll } from '../../ui/useThrottledScroll';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

const INTERVAL = 100;
/** The button is shown when the page is scrolled further than this; pixels. */
const THRESHOLD = 200;

/** Scrolls back to the top, where the site is configured so; shown once scrolled. */
export default function ScrollToTop(): ReactNode {
  const { enableScrollToTop } = useSiteSettings();
  const [shown, setShown] = useState(false);
  useThrottledScroll(INTERVAL, () => setShown(window.scrollY > THRESHOLD), enableScrollToTop);
  return (
    enableScrollToTop && (
      <button
        type="button"
        className={clsx(styles.button, shown && styles.shown)}
        aria-label={translate({
          id: 'theme.BackToTopButton.buttonAriaLabel',
          message: 'Scroll back to top',
          description: 'The ARIA label for the back to top button',
        })}
        onClick={() =>
          window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
        }
      >
        <Icon name="up" size={20} />
      </button>
    )
  );
}

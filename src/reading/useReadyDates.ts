import { useEffect } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { whenIdle } from '../ui/when-idle';

/**
 * The first date takes a browser 15 ms or more, as it reads how dates are written. It does so when the reader first
 * points at something, so that the next page, which says when it was changed, comes without.
 */
export function useReadyDates(): void {
  const { currentLocale } = useDocusaurusContext().i18n;

  useEffect(() => {
    const read = () => whenIdle(() => new Intl.DateTimeFormat(currentLocale));
    document.addEventListener('pointerover', read, { once: true, passive: true });
    return () => document.removeEventListener('pointerover', read);
  }, [currentLocale]);
}

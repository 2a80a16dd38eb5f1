import React, { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { REST_OF_PAGE_EVENT } from '../on-new-content';
import styles from './styles.module.css';

/**
 * The part of a page's text below the first screen. After a click on a link it is drawn once what is above was painted;
 * on the server, on the way back and for a link to a heading it is there at once.
 */
export default function RestOfPage({ children }: { readonly children: ReactNode }): ReactNode {
  const { action } = useHistory();
  const { hash } = useLocation();
  const isDrawn = useDeferredValue(true, action !== 'PUSH') || hash !== '';
  useEffect(() => {
    if (isDrawn) window.dispatchEvent(new Event(REST_OF_PAGE_EVENT));
  }, [isDrawn]);
  return isDrawn ? children : <div className={styles.place} />;
}

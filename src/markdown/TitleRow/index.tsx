import React, { type ReactNode } from 'react';
import { Island } from '../../reading/ServedText';
import styles from './styles.module.css';

/** The island of the page's menu. */
export const PAGE_MENU = 'page-menu';

/** A page's title with the page's menu beside it. */
export default function TitleRow({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.row}>
      {children}
      <Island name={PAGE_MENU} />
    </div>
  );
}

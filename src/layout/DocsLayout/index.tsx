import React, { type ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import ScrollToTop from '../ScrollToTop';
import Sidebar from '../Sidebar';
import styles from './styles.module.css';

/** A documentation page: its section's sidebar and the page beside it. */
export default function DocsLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={styles.layout}>
      {sidebar && <Sidebar key={sidebar.name} name={sidebar.name} items={sidebar.items} />}
      <main className={styles.main}>{children}</main>
      <ScrollToTop />
    </div>
  );
}

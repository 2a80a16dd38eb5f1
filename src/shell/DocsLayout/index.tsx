import React, { type ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { SidebarDrawerProvider } from '../useSidebarDrawer';
import ScrollToTop from '../ScrollToTop';
import Sidebar from '../Sidebar';
import styles from './styles.module.css';

/** A documentation page: its section's sidebar and the page beside it. */
export default function DocsLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const sidebar = useDocsSidebar();
  const page = <main className={styles.main}>{children}</main>;
  return (
    <div className={styles.layout}>
      {sidebar ? (
        <SidebarDrawerProvider>
          <Sidebar key={sidebar.name} name={sidebar.name} items={sidebar.items} />
          {page}
        </SidebarDrawerProvider>
      ) : (
        page
      )}
      <ScrollToTop />
    </div>
  );
}

// Eject 3.10.2: release announcements have the community sidebar, in the layout of the docs.
import React, { type ReactNode } from 'react';
import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/BlogLayout';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import PageColumns from '../../layout/PageColumns';
import { useSharedSidebar } from '../../layout/useSharedSidebar';

export default function BlogLayout({
  sidebar: _,
  toc,
  children,
  ...layoutProps
}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <DocsSidebarProvider name="community" items={useSharedSidebar('community')}>
        <DocRootLayout>
          <PageColumns outline={toc}>{children}</PageColumns>
        </DocRootLayout>
      </DocsSidebarProvider>
    </Layout>
  );
}

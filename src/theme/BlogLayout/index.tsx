// Eject 3.10.2: release announcements stand beside the community sidebar, in the layout of the docs.
import React, { type ReactNode } from 'react';
import { usePluginData } from '@docusaurus/useGlobalData';
import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/BlogLayout';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import PageColumns from '@site/src/shell/PageColumns';
import type { CommunitySidebar } from '@site/src/releases/community-sidebar';

export default function BlogLayout({
  sidebar: _,
  toc,
  children,
  ...layoutProps
}: Props): ReactNode {
  const { items } = usePluginData('community-sidebar') as CommunitySidebar;
  return (
    <Layout {...layoutProps}>
      <DocsSidebarProvider name="community" items={items}>
        <DocRootLayout>
          <PageColumns outline={toc}>{children}</PageColumns>
        </DocRootLayout>
      </DocsSidebarProvider>
    </Layout>
  );
}

// Eject 3.10.2: text beside the outline in the site's columns; no breadcrumbs, versions or drafts here.
import React, { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import TOC from '@theme/TOC';
import PageColumns from '@site/src/components/PageColumns';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { toc } = useDoc();
  return (
    <PageColumns outline={toc.length > 0 && <TOC toc={toc} />}>
      <article>
        <DocItemContent>{children}</DocItemContent>
        <DocItemFooter />
      </article>
      <DocItemPaginator />
    </PageColumns>
  );
}

// Eject 3.10.2: text beside the outline in the site's columns, and page types; breadcrumbs are those of the columns; no versions or drafts here.
import React, { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import NotFoundPage from '@site/src/not-found/NotFoundPage';
import PageColumns from '../../../layout/PageColumns';
import { listOutline } from '@site/src/option/overview-labels';
import { useOverview } from '@site/src/option/useOverview';
import type { PageFrontMatter } from '../../../page/page-front-matter';
import { isBare } from '@site/src/ui/page-parts';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { toc, frontMatter } = useDoc();
  const overview = useOverview();
  if ((frontMatter as PageFrontMatter).pageType === '404') return <NotFoundPage as="div" />;
  if (isBare(frontMatter)) return <MDXContent>{children}</MDXContent>;
  const outline = overview ? listOutline(overview) : toc;
  return (
    <PageColumns outline={outline.length > 0 && <TOC toc={outline} />}>
      <article>
        <DocItemContent>{children}</DocItemContent>
        <DocItemFooter />
      </article>
      <DocItemPaginator />
    </PageColumns>
  );
}

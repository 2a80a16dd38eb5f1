// Eject 3.10.2: the list of releases has a heading, an introduction and its feeds; all releases are on one page.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import MarkdownLink from '@site/src/markdown/MarkdownLink';
import FeedLinks from '../../blog/FeedLinks';
import ReleasesHeader from '../../blog/ReleasesHeader';

export default function BlogListPage(props: Props): ReactNode {
  const { blogTitle, blogDescription, permalink } = props.metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={blogTitle} description={blogDescription} />
      <FeedLinks />
      <MarkdownLink path={permalink} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout sidebar={props.sidebar}>
        <ReleasesHeader title={blogTitle} description={blogDescription} path={permalink} />
        <BlogPostItems items={props.items} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

// Wrap: front matter hides parts of a release page as on docs pages; the page names its Markdown and its language's feeds.
import React, { type ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogPostPage';
import BlogPostPage from '@theme-original/BlogPostPage';
import MarkdownLink from '@site/src/markdown/MarkdownLink';
import FeedLinks from '../../blog/FeedLinks';
import type { PageFrontMatter } from '../../page/page-front-matter';
import { pageClasses } from '@site/src/ui/page-parts';

export default function BlogPostPageWrapper(props: Props): ReactNode {
  const { metadata, frontMatter } = props.content;
  const { globalUIComponents } = frontMatter as PageFrontMatter;
  return (
    <HtmlClassNameProvider className={pageClasses(frontMatter).join(' ')}>
      {globalUIComponents !== false && <FeedLinks />}
      <MarkdownLink path={metadata.permalink} />
      <BlogPostPage {...props} />
    </HtmlClassNameProvider>
  );
}

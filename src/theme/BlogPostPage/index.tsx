// Wrap: front matter hides parts of a release page as on docs pages; the page names its Markdown and its language's feeds, and has its data in its HTML.
import React, { type ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogPostPage';
import BlogPostPage from '@theme-original/BlogPostPage';
import MarkdownLink from '@site/src/markdown/MarkdownLink';
import PageMenu from '@site/src/markdown/PageMenu';
import { PAGE_MENU } from '@site/src/markdown/TitleRow';
import { ServedTextProvider } from '@site/src/reading/ServedText';
import PageData, { type Props as PageDataProps } from '@site/src/reading/PageData';
import FeedLinks from '@site/src/releases/FeedLinks';
import type { PageFrontMatter } from '@site/src/reading/page-front-matter';
import { pageClasses } from '@site/src/ui/page-parts';

export default function BlogPostPageWrapper(props: Props): ReactNode {
  const content = props.content as Props['content'] & PageDataProps['content'];
  const frontMatter = content.frontMatter as PageFrontMatter;
  return (
    <HtmlClassNameProvider className={pageClasses(frontMatter).join(' ')}>
      {frontMatter.globalUIComponents !== false && <FeedLinks />}
      <MarkdownLink path={props.content.metadata.permalink} />
      <ServedTextProvider
        value={{
          html: content.servedHtml,
          islands: { [PAGE_MENU]: <PageMenu path={content.metadata.permalink} /> },
        }}
      >
        <BlogPostPage {...props} />
      </ServedTextProvider>
      <PageData content={content} />
    </HtmlClassNameProvider>
  );
}

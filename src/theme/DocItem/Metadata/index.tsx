// Wrap: titles with the front matter's `titleSuffix`, the page's Markdown, feed links where `link-rss` asks for them.
import React, { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import MarkdownLink from '@site/src/markdown/MarkdownLink';
import FeedLinks from '../../../blog/FeedLinks';
import { pageTitle } from '../../../page/page-title';
import type { PageFrontMatter } from '../../../page/page-front-matter';

export default function DocItemMetadataWrapper(): ReactNode {
  const { metadata, frontMatter: pageFrontMatter } = useDoc();
  const frontMatter = pageFrontMatter as PageFrontMatter;
  const { titleSuffix, pageType, globalUIComponents } = frontMatter;
  return (
    <TitleFormatterProvider
      formatter={({ title, siteTitle }) =>
        pageTitle({ title, siteTitle, titleSuffix, isHome: pageType === 'home' })
      }
    >
      <DocItemMetadata />
      <MarkdownLink path={metadata.permalink} />
      {frontMatter['link-rss'] && globalUIComponents !== false && <FeedLinks />}
    </TitleFormatterProvider>
  );
}

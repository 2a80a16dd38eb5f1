// Eject 3.10.2: whether the page helped, what it was checked against, the edit link and the date; no tags here.
import React, { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageFeedback from '@site/src/feedback/PageFeedback';
import DocFooter from '../../../page/DocFooter';
import type { PageFrontMatter } from '../../../page/page-front-matter';

export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  return (
    <>
      <PageFeedback {...metadata} />
      <DocFooter {...metadata} checked={(frontMatter as PageFrontMatter).checked} />
    </>
  );
}

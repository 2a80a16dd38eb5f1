// Eject 3.10.2: the date, what the page was tested with, the edit link, whether it helped; no tags here.
import React, { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageFeedback from '@site/src/feedback/PageFeedback';
import DocFooter from '../../../page/DocFooter';
import type { PageFrontMatter } from '../../../page/page-front-matter';

export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  return (
    <>
      <DocFooter {...metadata} checked={(frontMatter as PageFrontMatter).checked} />
      <PageFeedback {...metadata} />
    </>
  );
}

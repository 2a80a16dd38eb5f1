// Eject 3.10.2: what the page was checked against, the edit link and the date; no tags here.
import React, { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocFooter from '@site/src/reading/DocFooter';
import type { PageFrontMatter } from '@site/src/reading/page-front-matter';

export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  return <DocFooter {...metadata} checked={(frontMatter as PageFrontMatter).checked} />;
}

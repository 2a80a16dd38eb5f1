// Wrap: above the footer stands what the page was checked against.
import React, { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import CheckedAgainst from '@site/src/components/CheckedAgainst';
import type { PageFrontMatter } from '@site/src/data/page-front-matter';

export default function DocItemFooterWrapper(): ReactNode {
  const { checked } = useDoc().frontMatter as PageFrontMatter;
  return (
    <>
      {checked && <CheckedAgainst what={checked} />}
      <DocItemFooter />
    </>
  );
}

import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { markdownAddress } from '../markdown-address';

/** Names a page's Markdown in its head. */
export default function MarkdownLink({ path }: { readonly path: string }): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(path)} />
    </Head>
  );
}

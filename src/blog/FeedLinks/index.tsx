import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { feeds, RELEASES_PATH } from '../feeds';
import { hiddenParts } from '../../ui/page-parts';

/** Names the feeds of the page's language in its head, for feed readers. */
export default function FeedLinks(): ReactNode {
  const { search } = useLocation();
  const { title } = useDocusaurusContext().siteConfig;
  const folder = useBaseUrl(RELEASES_PATH);
  if (hiddenParts({}, search).includes('globalUIComponents')) return null;
  return (
    <Head>
      {feeds.map(({ file, name, mime }) => (
        <link
          key={file}
          rel="alternate"
          type={mime}
          href={folder + file}
          title={`${title} (${name})`}
        />
      ))}
    </Head>
  );
}

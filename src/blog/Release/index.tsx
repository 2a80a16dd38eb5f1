import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import Heading from '@theme/Heading';
import PageFeedback from '../../feedback/PageFeedback';
import TitleRow from '../../markdown/TitleRow';
import styles from './styles.module.css';

/** The day of a release as the page's language writes it; the same on the server and in every time zone. */
function Published({ date }: { date: string }) {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <time dateTime={date} className={styles.date}>
      {format.format(new Date(date))}
    </time>
  );
}

/** A release announcement: whole on its own page, its beginning in the list. */
export default function Release({ children }: { readonly children: ReactNode }): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { title, date, permalink } = metadata;
  return (
    <article className={styles.release}>
      <header className={styles.header}>
        {isBlogPostPage ? (
          <TitleRow path={permalink}>
            <Heading as="h1">{title}</Heading>
          </TitleRow>
        ) : (
          <Heading as="h2">
            <Link to={permalink}>{title}</Link>
          </Heading>
        )}
        <Published date={date} />
      </header>
      <BlogPostItemContent>{children}</BlogPostItemContent>
      {isBlogPostPage && <PageFeedback title={title} permalink={permalink} />}
    </article>
  );
}

import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { feeds } from '../feeds';
import styles from './styles.module.css';

const releaseNotes = { site: 'GitHub', href: 'https://github.com/web-infra-dev/rsbuild/releases' };

export interface Props {
  readonly title: string;
  readonly description: string;
  /** The address of the list; the feeds lie below it. */
  readonly path: string;
}

/** The heading of the release announcements, with their feeds. */
export default function ReleasesHeader({ title, description, path }: Props): ReactNode {
  return (
    <header className={styles.header}>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.text}>
        {description}
        {feeds.map(({ file, name, mime }) => (
          <Link
            key={file}
            className={styles.feed}
            to={`pathname://${path}${file}`}
            type={mime}
            target="_self"
          >
            {name}
          </Link>
        ))}
      </p>
      <p className={styles.text}>
        <Translate
          id="releases.later"
          description="Above the list of announcements, which ends with 1.0"
          values={{ site: <Link to={releaseNotes.href}>{releaseNotes.site}</Link> }}
        >
          {'For versions after 1.0, see the release notes on {site}.'}
        </Translate>
      </p>
    </header>
  );
}

import React, { type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
  readonly tagline: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a landing page under a centred heading. */
export default function HomeSection({ title, tagline, id, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className={styles.section} aria-label={title}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.tagline}>{tagline}</p>
      {children}
    </section>
  );
}

import React, { type ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
  readonly tagline: string;
  readonly children: ReactNode;
}

/** A part of a landing page under a centred heading. */
export default function HomeSection({ title, tagline, children }: Props): ReactNode {
  return (
    <section className={styles.section} aria-label={title}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.tagline}>{tagline}</p>
      {children}
    </section>
  );
}

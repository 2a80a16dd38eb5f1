import React, { type MouseEvent, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import { useFollowLink } from '../results/useFollowLink';
import type { ResultPage } from '../engine/rows';
import Row from '../results/Row';
import styles from './styles.module.css';

interface Props {
  /** The index that was asked, where there are several. */
  readonly name?: string;
  readonly pages: readonly ResultPage[];
}

/** The pages found in an index, as a list of links. */
export default function Group({ name, pages }: Props): ReactNode {
  const follow = useFollowLink();
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')?.getAttribute('href');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(link);
  };
  return (
    <section>
      {name && <Heading as="h2">{name}</Heading>}
      <ol className={styles.list} onClick={onClick}>
        {pages.map((page) => (
          <li key={page.rows[0]!.link}>
            {page.rows.map((row) => (
              <Row key={row.link + row.kind} page={page} row={row} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

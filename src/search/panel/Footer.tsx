import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';
import { localAddress } from './tasks';

interface KeyProps {
  readonly names: string;
  readonly children: ReactNode;
}

const Key = ({ names, children }: KeyProps) => (
  <span className={styles.keys}>
    {names.split(' ').map((name) => (
      <kbd key={name}>{name}</kbd>
    ))}
    <span>{children}</span>
  </span>
);

interface Props {
  readonly query?: string;
  /** How many pages were found for it. */
  readonly total?: number;
}

/** What the keys do, and the link to the page with all results. */
export default function Footer({ query = '', total = 0 }: Props): ReactNode {
  return (
    <div className={styles.footer}>
      <Key names="↑ ↓">
        <Translate id="search.keySelect">select</Translate>
      </Key>
      <Key names="↵">
        <Translate id="search.keyOpen">open</Translate>
      </Key>
      <Key names="Esc">
        <Translate id="search.keyClose">close</Translate>
      </Key>
      {total > 0 && (
        // eslint-disable-next-line @docusaurus/no-html-links
        <a
          className={styles.all}
          href={`${localAddress('/search')}?q=${encodeURIComponent(query)}`}
        >
          <Translate id="search.allResults" values={{ total }}>
            {'All results ({total})'}
          </Translate>
        </a>
      )}
    </div>
  );
}

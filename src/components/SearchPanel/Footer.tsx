import React, { memo, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

const KEYS = { up: '↑', down: '↓', enter: '↵', escape: 'Esc' };

interface Props {
  readonly query?: string;
  /** How many pages were found for it. */
  readonly total?: number;
  /** Otherwise its link is out of reach. */
  readonly isShown?: boolean;
}

/** What the keys do, and the way to all results. */
function Footer({ query = '', total = 0, isShown = true }: Props): ReactNode {
  const page = useBaseUrl('/search');
  return (
    <div className={styles.footer}>
      <span className={styles.keys}>
        <kbd>{KEYS.up}</kbd>
        <kbd>{KEYS.down}</kbd>
        <Translate id="search.keySelect" description="What the arrow keys do in the search">
          select
        </Translate>
      </span>
      <span className={styles.keys}>
        <kbd>{KEYS.enter}</kbd>
        <Translate id="search.keyOpen" description="What the Enter key does in the search">
          open
        </Translate>
      </span>
      <span className={styles.keys}>
        <kbd>{KEYS.escape}</kbd>
        <Translate id="search.keyClose" description="What the Escape key does in the search">
          close
        </Translate>
      </span>
      {total > 0 && (
        // Not `Link`: it would observe and prefetch each of these short-lived addresses.
        // eslint-disable-next-line @docusaurus/no-html-links
        <a
          className={styles.all}
          tabIndex={isShown ? undefined : -1}
          href={`${page}?q=${encodeURIComponent(query)}`}
        >
          <Translate
            id="search.allResults"
            description="The link from the search panel to the page with all results"
            values={{ total }}
          >
            {'All results ({total})'}
          </Translate>
        </a>
      )}
    </div>
  );
}

export default memo(Footer);

import React, { type MouseEvent, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { SearchPanelState } from '../../hooks/useSearchPanel';
import styles from './styles.module.css';

const KEYS = { up: '↑', down: '↓', enter: '↵', escape: 'Esc' };

/** What the keys do, and the way to all results. */
export default function Footer({ result, allResults, follow }: SearchPanelState): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    follow(allResults);
  };
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
      {Boolean(result?.total) && (
        // Not `Link`: it would observe and prefetch each of these short-lived addresses.
        // eslint-disable-next-line @docusaurus/no-html-links
        <a className={styles.all} href={allResults} onClick={onClick}>
          <Translate
            id="search.allResults"
            description="The link from the search panel to the page with all results"
            values={{ total: result!.total }}
          >
            {'All results ({total})'}
          </Translate>
        </a>
      )}
    </div>
  );
}

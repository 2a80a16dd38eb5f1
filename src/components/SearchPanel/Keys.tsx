import React, { memo, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

const KEYS = { up: '↑', down: '↓', enter: '↵', escape: 'Esc' };

/** What the keys do. */
function Keys(): ReactNode {
  return (
    <>
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
    </>
  );
}

export default memo(Keys);

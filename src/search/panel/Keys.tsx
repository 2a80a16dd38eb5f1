import React, { memo, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface KeyProps {
  readonly names: readonly string[];
  readonly children: ReactNode;
}

const ARROWS = ['↑', '↓'];
const ENTER = ['↵'];
const ESCAPE = ['Esc'];

const Key = ({ names, children }: KeyProps) => (
  <span className={styles.keys}>
    {names.map((name) => (
      <kbd key={name}>{name}</kbd>
    ))}
    {children}
  </span>
);

/** What the keys do. */
function Keys(): ReactNode {
  return (
    <>
      <Key names={ARROWS}>
        <Translate id="search.keySelect" description="What the arrow keys do in the search">
          select
        </Translate>
      </Key>
      <Key names={ENTER}>
        <Translate id="search.keyOpen" description="What the Enter key does in the search">
          open
        </Translate>
      </Key>
      <Key names={ESCAPE}>
        <Translate id="search.keyClose" description="What the Escape key does in the search">
          close
        </Translate>
      </Key>
    </>
  );
}

export default memo(Keys);

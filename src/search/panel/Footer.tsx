import React, { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { localAddress } from '../../routing/local-address';
import { keepSlashKey, readSlashKey, SLASH } from '../slash-key';
import styles from './styles.module.css';

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

function SlashKey(): ReactNode {
  const [isOn, setOn] = useState(readSlashKey);
  return (
    <label className={styles.keys}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          keepSlashKey(checked);
          setOn(checked);
        }}
      />
      <kbd>{SLASH}</kbd>
      <Translate id="search.keySlash">opens the search</Translate>
    </label>
  );
}

interface Props {
  readonly query?: string;
  /** How many pages were found for it. */
  readonly total?: number;
  /** Forgets the recent searches and pages, where some are shown. */
  readonly onClear?: () => void;
}

/** What the keys do, and the link to the page with all results, or what clears the recent searches and pages. */
export default function Footer({ query = '', total = 0, onClear }: Props): ReactNode {
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
      <SlashKey />
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
      {onClear && (
        <button type="button" className={styles.clearRecent} onClick={onClear}>
          <Translate id="search.clearRecent">Clear recent</Translate>
        </button>
      )}
    </div>
  );
}

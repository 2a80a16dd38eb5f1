import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { addBase, swapLanguage } from '../../routing/address';
import { siteData } from '../../ui/site-data';
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

interface Props {
  readonly query?: string;
  /** How many pages were found for it. */
  readonly total?: number;
}

/** What the keys do, and the link to the page with all results. */
export default function Footer({ query = '', total = 0 }: Props): ReactNode {
  const { base, locale, locales } = siteData();
  const page = addBase(swapLanguage('/search', locale, locales), base);
  return (
    <div className={styles.footer}>
      <Key names="↑ ↓">
        <Translate id="search.keySelect" description="What the arrow keys do in the search">
          select
        </Translate>
      </Key>
      <Key names="↵">
        <Translate id="search.keyOpen" description="What the Enter key does in the search">
          open
        </Translate>
      </Key>
      <Key names="Esc">
        <Translate id="search.keyClose" description="What the Escape key does in the search">
          close
        </Translate>
      </Key>
      {total > 0 && (
        // eslint-disable-next-line @docusaurus/no-html-links
        <a className={styles.all} href={`${page}?q=${encodeURIComponent(query)}`}>
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

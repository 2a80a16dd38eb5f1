import React, { memo, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { addBase, swapLanguage } from '../../routing/address';
import { siteData } from '../../ui/site-data';
import styles from './styles.module.css';

interface Props {
  readonly query?: string;
  /** How many pages were found for it. */
  readonly total?: number;
}

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

/** The address of the page with all results. */
function searchPage(): string {
  const { base, locale, locales } = siteData();
  return addBase(swapLanguage('/search', locale, locales), base);
}

/** What the keys do. */
const Keys = memo(() => (
  <>
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
  </>
));

/** What the keys do, and the link to all results. */
export default function Footer({ query = '', total = 0 }: Props): ReactNode {
  const page = searchPage();
  return (
    <div className={styles.footer}>
      <Keys />
      {total > 0 && (
        // Not `Link`: it would observe and prefetch each of these short-lived addresses.
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

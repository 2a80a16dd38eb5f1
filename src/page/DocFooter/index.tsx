import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import CheckedAgainst from '../CheckedAgainst';
import type { CheckedPage } from '../checked-page';
import styles from './styles.module.css';

export interface Props {
  readonly editUrl?: string | null;
  /** Milliseconds. */
  readonly lastUpdatedAt?: number | null;
  readonly checked?: CheckedPage;
}

/** Below a page's text, in a line: when it last changed, what it was tested with, where it is edited. */
export default function DocFooter({ editUrl, lastUpdatedAt, checked }: Props): ReactNode {
  return (
    // The theme's date is a property, which needs its item.
    <footer
      className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}
      itemScope
      itemType="https://schema.org/WebPage"
    >
      {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} />}
      {checked && <CheckedAgainst {...checked} />}
      {editUrl && <EditThisPage editUrl={editUrl} />}
    </footer>
  );
}

import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import { data } from '../../ui/dom-contract';
import { WIDE_SIDEBAR } from '../sidebar-list';
import styles from './styles.module.css';

export interface Props {
  readonly name: string;
  readonly items: readonly PropSidebarItem[];
}

export const SIDEBAR_ID = 'docs-sidebar';

/** The pages of a section; a drawer over the page on narrow screens. */
export default function Sidebar({ name, items }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <div
      id={SIDEBAR_ID}
      className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}
      {...data({ panel: WIDE_SIDEBAR })}
    >
      <nav
        className={styles.panel}
        {...data({ sidebar: name })}
        aria-label={translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar' })}
      >
        <ul className={ThemeClassNames.docs.docSidebarMenu}>
          <DocSidebarItems items={items} activePath={pathname} level={1} />
        </ul>
      </nav>
    </div>
  );
}

import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useListScroll } from '../useListScroll';
import { SIDEBAR_ID, useSidebarDrawer } from '../useSidebarDrawer';
import SidebarList from '../SidebarList';
import styles from './styles.module.css';

export interface Props {
  readonly name: string;
  readonly items: readonly PropSidebarItem[];
}

/** The pages of a section; a drawer over the page on narrow screens. */
export default function Sidebar({ name, items }: Props): ReactNode {
  const { pathname } = useLocation();
  const { open, close, panel } = useSidebarDrawer()!;
  const list = useListScroll<HTMLElement>(`sidebar-${name}`, pathname);

  return (
    <div
      ref={panel}
      id={SIDEBAR_ID}
      className={clsx(
        ThemeClassNames.docs.docSidebarContainer,
        styles.sidebar,
        open && styles.open,
      )}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <nav
        ref={list}
        className={styles.panel}
        aria-label={translate({
          id: 'theme.docs.sidebar.navAriaLabel',
          message: 'Docs sidebar',
          description: 'The ARIA label for the sidebar navigation',
        })}
      >
        <SidebarList name={name} items={items} path={pathname} />
      </nav>
    </div>
  );
}

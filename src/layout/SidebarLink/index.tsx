import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Link';
import { breakable } from '../../ui/breakable';
import SidebarExtras, { SidebarTag } from '../SidebarExtras';
import styles from './styles.module.css';

/** A page in the sidebar. */
export default function SidebarLink({ item, activePath, level }: Props): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <>
      <SidebarExtras item={item} />
      <li
        className={clsx(
          ThemeClassNames.docs.docSidebarItemLink,
          ThemeClassNames.docs.docSidebarItemLinkLevel(level),
          item.className,
        )}
      >
        <Link
          className={styles.link}
          to={item.href}
          autoAddBaseUrl={item.autoAddBaseUrl}
          aria-current={isActive ? 'page' : undefined}
        >
          <span className={styles.label}>{breakable(item.label)}</span>
          <SidebarTag item={item} />
        </Link>
      </li>
    </>
  );
}

import React, { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import Icon from '../../ui/Icon';
import SidebarExtras, { SidebarTag } from '../SidebarExtras';
import styles from './styles.module.css';

/** A group of the sidebar; src/layout/sidebar-list.ts opens and closes it. */
export default function SidebarGroup({ item, activePath, level }: Props): ReactNode {
  const isOpen = !item.collapsible || !item.collapsed || isActiveSidebarItem(item, activePath);
  const id = useId();

  return (
    <>
      <SidebarExtras item={item} />
      <li
        className={clsx(
          ThemeClassNames.docs.docSidebarItemCategory,
          ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
          styles.group,
          item.className,
        )}
      >
        {item.collapsible ? (
          <button type="button" className={styles.title} aria-expanded={isOpen} aria-controls={id}>
            {item.label}
            <SidebarTag item={item} />
            <Icon name="chevron" className={styles.arrow} />
          </button>
        ) : (
          <p className={styles.title}>{item.label}</p>
        )}
        <div id={id} className={styles.items}>
          <ul className={styles.list}>
            <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
          </ul>
        </div>
      </li>
    </>
  );
}

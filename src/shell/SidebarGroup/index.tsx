import React, { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import Icon from '../../ui/Icon';
import SidebarExtras, { SidebarTag } from '../SidebarExtras';
import styles from './styles.module.css';

/** A group of the sidebar; it opens when the reader comes to a page inside. */
export default function SidebarGroup({ item, activePath, level }: Props): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath);
  const [collapsed, setCollapsed] = useState(item.collapsible && item.collapsed && !isActive);
  const [shownAt, setShownAt] = useState(activePath);
  const id = useId();
  if (shownAt !== activePath) {
    setShownAt(activePath);
    if (isActive) setCollapsed(false);
  }

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
          <button
            type="button"
            className={styles.title}
            aria-expanded={!collapsed}
            aria-controls={id}
            onClick={() => setCollapsed(!collapsed)}
          >
            {item.label}
            <SidebarTag item={item} />
            <Icon name="chevron" className={styles.arrow} />
          </button>
        ) : (
          <p className={styles.title}>{item.label}</p>
        )}
        <div id={id} className={clsx(styles.items, collapsed && styles.collapsed)}>
          <ul className={styles.list}>
            <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
          </ul>
        </div>
      </li>
    </>
  );
}

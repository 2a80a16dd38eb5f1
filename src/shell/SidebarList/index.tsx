import React, { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import Served from '../../ui/Served';
import { useBrowserLayoutEffect } from '../../ui/useBrowserLayoutEffect';
import { markCurrent, setOpen } from '../mark-current';
import styles from './styles.module.css';

export interface Props {
  readonly name: string;
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
}

function toggleGroup({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>('button[aria-expanded]');
  if (button) setOpen(button.parentElement!, button.getAttribute('aria-expanded') === 'false');
}

/** The groups and pages of a sidebar. A hundred links are drawn once, by the server where it can be; then only marks change. */
export default function SidebarList({ name, items, path }: Props): ReactNode {
  const [firstPath] = useState(path);
  const list = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => markCurrent(list.current!, path), [path]);

  return (
    <div ref={list} onClick={toggleGroup}>
      <Served name={`sidebar-${name}`}>
        <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, styles.list)}>
          <DocSidebarItems items={items} activePath={firstPath} level={1} />
        </ul>
      </Served>
    </div>
  );
}

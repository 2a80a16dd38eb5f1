import React, { type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import NavbarItem, { type Props as Item } from '@theme/NavbarItem';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  readonly open: boolean;
  readonly items: readonly Item[];
  readonly panel: RefObject<HTMLDivElement | null>;
}

/** The whole navigation over the page, for phones. */
export default function MobileMenu({ id, open, items, panel }: Props): ReactNode {
  return (
    <div ref={panel} id={id} className={clsx(styles.menu, open && styles.open)}>
      {open && items.map((item, i) => <NavbarItem key={i} {...item} mobile />)}
    </div>
  );
}

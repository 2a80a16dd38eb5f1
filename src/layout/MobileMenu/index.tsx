import React, { type ReactNode } from 'react';
import NavbarItem, { type Props as Item } from '@theme/NavbarItem';
import { data } from '../../ui/dom-contract';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  readonly items: readonly Item[];
}

/** From this width on the navbar shows everything itself. */
const WIDE = '48em';

/** The whole navigation over the page, for phones. */
export default function MobileMenu({ id, items }: Props): ReactNode {
  return (
    <div id={id} className={styles.menu} {...data({ panel: WIDE })}>
      {items.map((item, i) => (
        <NavbarItem key={i} {...item} mobile />
      ))}
    </div>
  );
}

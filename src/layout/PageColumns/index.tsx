import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Icon from '../../ui/Icon';
import { data } from '../../ui/dom-contract';
import { SIDEBAR_ID } from '../Sidebar';
import styles from './styles.module.css';

export interface Props {
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

function MenuButton() {
  if (!useDocsSidebar()) return null;
  return (
    <button
      type="button"
      className={styles.menu}
      aria-expanded={false}
      aria-controls={SIDEBAR_ID}
      {...data({ opensPanel: '' })}
    >
      <Icon name="list" />
      {translate({ id: 'sidebar.menu', message: 'Menu' })}
    </button>
  );
}

/** A page's text beside its outline; on narrow screens both outline and sidebar open from a bar above the text. */
export default function PageColumns({ outline, children }: Props): ReactNode {
  return (
    <div className={clsx(styles.columns, outline && styles.withOutline)}>
      <div className={styles.bar}>
        <MenuButton />
        {outline}
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

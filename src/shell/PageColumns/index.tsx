import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import ServedText from '../../reading/ServedText';
import { SIDEBAR_ID, useSidebarDrawer } from '../useSidebarDrawer';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface Props {
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

function MenuButton() {
  const drawer = useSidebarDrawer();
  if (!drawer) return null;
  const { open, toggle, trigger } = drawer;
  return (
    <button
      ref={trigger}
      type="button"
      className={styles.menu}
      aria-expanded={open}
      aria-controls={SIDEBAR_ID}
      onClick={toggle}
    >
      <Icon name="list" />
      <Translate id="sidebar.menu" description="The button that opens the sidebar on phones">
        Menu
      </Translate>
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
      <ServedText className={styles.text}>{children}</ServedText>
    </div>
  );
}

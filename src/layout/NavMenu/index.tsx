import React, { useId, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import type { IconName } from '../../ui/icons';
import Icon from '../../ui/Icon';
import Popover from '../../ui/Popover';
import NavLink, { type Props as NavLinkProps } from '../NavLink';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  readonly items: readonly NavLinkProps[];
  /** Shown in place of the label where the navbar is narrow. */
  readonly icon?: IconName;
  /** In the full-screen menu: the links under their title, always open. */
  readonly mobile?: boolean;
}

function Links({ items, ...list }: Pick<Props, 'items'> & ComponentProps<'ul'>) {
  return (
    <ul {...list}>
      {items.map((item) => (
        <li key={item.label}>
          <NavLink {...item} />
        </li>
      ))}
    </ul>
  );
}

/** Links behind a button of the navbar; opens on click and on hover. */
export default function NavMenu({ label, items, icon, mobile }: Props): ReactNode {
  const titleId = useId();

  if (mobile)
    return (
      <section aria-labelledby={titleId}>
        <p id={titleId} className={styles.title}>
          {label}
        </p>
        <Links items={items} className={styles.rows} />
      </section>
    );
  return (
    <Popover
      trigger="hover"
      className={styles.menu}
      buttonClassName={clsx(styles.button, icon && styles.withIcon)}
      button={
        <>
          {icon && <Icon name={icon} size={20} className={styles.icon} />}
          <span className={styles.label}>{label}</span>
          <Icon name="chevron" size={14} className={styles.arrow} />
        </>
      }
    >
      {(id) => <Links id={id} items={items} className={styles.list} />}
    </Popover>
  );
}

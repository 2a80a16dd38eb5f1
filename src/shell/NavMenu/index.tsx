import React, { useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import type { IconName } from '../../ui/icons';
import { useDisclosure } from '../../ui/useDisclosure';
import Icon from '../../ui/Icon';
import NavLink, { type Props as NavLinkProps } from '../NavLink';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  readonly items: readonly NavLinkProps[];
  /** Stands for the label where the navbar is short of room. */
  readonly icon?: IconName;
  /** In the full-screen menu: the links under their title, always open. */
  readonly mobile?: boolean;
}

function Links({ items, className }: { items: Props['items']; className?: string }) {
  return (
    <ul className={className}>
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
  const { open, setOpen, root } = useDisclosure<HTMLDivElement>();
  const hovered = useRef(false);
  const id = useId();
  const hover = ({ pointerType, type }: React.PointerEvent) => {
    if (pointerType !== 'mouse') return;
    hovered.current = type === 'pointerenter';
    setOpen(hovered.current);
  };

  if (mobile)
    return (
      <section aria-labelledby={id}>
        <p id={id} className={styles.title}>
          {label}
        </p>
        <Links items={items} className={styles.rows} />
      </section>
    );
  return (
    <div ref={root} className={styles.menu} onPointerEnter={hover} onPointerLeave={hover}>
      <button
        type="button"
        className={clsx(styles.button, icon && styles.withIcon)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(hovered.current || !open)}
      >
        {icon && <Icon name={icon} size={20} className={styles.icon} />}
        <span className={styles.label}>{label}</span>
        <Icon name="chevron" size={14} className={styles.arrow} />
      </button>
      <div id={id} className={clsx(styles.popup, open && styles.open)}>
        <Links items={items} className={styles.list} />
      </div>
    </div>
  );
}

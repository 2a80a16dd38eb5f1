import React, { type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '../results/useFollowLink';
import styles from './styles.module.css';

interface Props {
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** A link was clicked, or an item that is none. */
  readonly onChoose: (target: { readonly link: string } | { readonly index: number }) => void;
  readonly onPointerDown: () => void;
  readonly children: ReactNode;
}

/** The number of the item that an event is about. */
function itemAt({ target }: MouseEvent): number | undefined {
  const item = (target as Element).closest<HTMLElement>('[role="option"]');
  return item ? Number(item.dataset.index) : undefined;
}

/** Everything below the field. Hovering selects an item, a click chooses it: one handler for all rows, which come and go with each key stroke. */
export default function Results({
  selected,
  onSelect,
  onChoose,
  onPointerDown,
  children,
}: Props): ReactNode {
  const onMouseMove = (event: MouseEvent) => {
    const index = itemAt(event);
    if (index !== undefined && index !== selected) onSelect(index);
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const link = (event.target as Element).closest('a')?.getAttribute('href');
    const index = itemAt(event);
    if (link) {
      event.preventDefault();
      onChoose({ link });
    } else if (index !== undefined) onChoose({ index });
  };
  return (
    <div
      className={styles.results}
      onPointerDown={onPointerDown}
      onMouseMove={onMouseMove}
      onClick={onClick}
    >
      {children}
    </div>
  );
}

import React, { type ReactNode } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import styles from './styles.module.css';

/** The `customProps` of a sidebar item. */
interface Extras {
  /** A small badge behind the label: words, or an SVG. */
  readonly tag?: string;
  /** A line above the item. */
  readonly dividerType?: 'solid' | 'dashed';
  /** A static heading above the item. */
  readonly sectionHeaderText?: string;
}

interface Props {
  readonly item: PropSidebarItem;
}

const extrasOf = ({ customProps }: PropSidebarItem): Extras => customProps ?? {};

/** The badge of an item. */
export function SidebarTag({ item }: Props): ReactNode {
  const { tag } = extrasOf(item);
  if (!tag) return null;
  return tag.startsWith('<svg') ? (
    <span className={styles.icon} dangerouslySetInnerHTML={{ __html: tag }} />
  ) : (
    <span className={styles.tag}>{tag}</span>
  );
}

/** The divider and the section header above an item. */
export default function SidebarExtras({ item }: Props): ReactNode {
  const { dividerType, sectionHeaderText } = extrasOf(item);
  return (
    <>
      {dividerType && <li role="separator" className={styles[dividerType]} />}
      {sectionHeaderText && <li className={styles.header}>{sectionHeaderText}</li>}
    </>
  );
}

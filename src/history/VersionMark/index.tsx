import React, { type ReactNode } from 'react';
import { data } from '../../ui/dom-contract';
import { markLabel } from '../version-labels';
import type { VersionState } from '../version-state';
import styles from './styles.module.css';

/** Beside an option: what is different in another version. src/history/filter-versions.ts changes it. */
export default function VersionMark(mark: VersionState): ReactNode {
  if (mark.state === 'same') return null;
  return (
    <span className={styles.mark} {...data({ mark: mark.state })}>
      {markLabel(mark)}
    </span>
  );
}

import React, { type ReactNode } from 'react';
import CopyButton from '../../ui/CopyButton';
import styles from './styles.module.css';

export interface Props {
  readonly command: string;
}

/** A command to copy, in one line. */
export default function CreateCommand({ command }: Props): ReactNode {
  return (
    <div className={styles.command}>
      <code>{command}</code>
      <CopyButton className={styles.copy} />
    </div>
  );
}

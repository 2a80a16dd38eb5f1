import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { data } from '../dom-contract';
import Icon from '../Icon';
import styles from './styles.module.css';

export interface Props {
  /** A line to copy above the code. */
  readonly firstLine?: string;
}

/** A button that copies the code beside it: HTML alone, which `copyButtons` (src/ui/copy-buttons.ts) brings to life. */
export default function CopyButton({ firstLine = '' }: Props): ReactNode {
  const label = translate({ id: 'code.copy', message: 'Copy code' });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      {...data({
        copy: firstLine,
        copiedLabel: translate({ id: 'code.copied', message: 'Copied' }),
      })}
    >
      <Icon name="check" className={styles.done} />
      <Icon name="copy" className={styles.idle} />
    </button>
  );
}

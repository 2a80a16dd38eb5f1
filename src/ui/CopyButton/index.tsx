import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { data } from '../dom-contract';
import Icon from '../Icon';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string;
  /** A line to copy above the code. */
  readonly firstLine?: string;
}

/** A button that copies the code beside it: HTML alone, which `copyButtons` (src/ui/copy-buttons.ts) brings to life. */
export default function CopyButton({ className, firstLine = '' }: Props): ReactNode {
  const label = translate({ id: 'code.copy', message: 'Copy code' });
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
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

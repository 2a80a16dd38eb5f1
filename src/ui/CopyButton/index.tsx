import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { data } from '../dom-contract';
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
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path className={styles.done} d="m5 12.5 4.5 4.5L19 7.5" />
        <path
          className={styles.idle}
          d="M9 9V5.5A1.5 1.5 0 0 1 10.5 4h8A1.5 1.5 0 0 1 20 5.5v8a1.5 1.5 0 0 1-1.5 1.5H15M5.500 9h8A1.5 1.5 0 0 1 15 10.500v8a1.5 1.5 0 0 1-1.500 1.500h-8A1.5 1.5 0 0 1 4 18.500v-8A1.5 1.5 0 0 1 5.500 9Z"
        />
      </svg>
    </button>
  );
}

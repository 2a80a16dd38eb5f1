import React, { type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A table of a page in a box that it scrolls in. Its columns change their widths with each row that is read in, so it
 * is shown once it is whole: when the element behind it is there. src/plugins/mdx/table-kinds.ts gives the class.
 */
export default function Table({ className, ...props }: ComponentProps<'table'>): ReactNode {
  return (
    <div className={clsx('table-box', styles.box)}>
      <table {...props} className={clsx(styles.table, className && styles[className])} />
      <span hidden />
    </div>
  );
}

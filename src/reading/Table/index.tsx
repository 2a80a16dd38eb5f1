import React, { type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A table of a page. Its columns change their widths with each row that is read in, so it is shown once it is whole:
 * when the element behind it is there.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <>
      <table {...props} className={styles.table} />
      <span hidden />
    </>
  );
}

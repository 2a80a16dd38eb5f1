import React, { type ReactNode } from 'react';
import PageMenu from '../PageMenu';
import styles from './styles.module.css';

export interface Props {
  /** The page's address. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A page's title with the page's menu beside it. */
export default function TitleRow({ path, children }: Props): ReactNode {
  return (
    <div className={styles.row}>
      {children}
      <PageMenu path={path} />
    </div>
  );
}

import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The quiet line that says which package the page was held against, such as `@rsbuild/core 1.3.22`. */
export default function CheckedAgainst({ what }: { readonly what: string }): ReactNode {
  return (
    <p className={styles.line}>
      <Translate
        id="doc.checked"
        description="Under a page whose text was checked against the package by tests"
        values={{ what: <code>{what}</code> }}
      >
        {'Checked against {what}'}
      </Translate>
    </p>
  );
}

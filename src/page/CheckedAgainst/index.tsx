import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { data } from '../../ui/dom-contract';
import { useSiteSettings } from '../../ui/useSiteSettings';
import type { CheckedPage } from '../checked-page';
import styles from './styles.module.css';

/** How many statements are run against the package; unfolded, which ones: src/page/proved-list.ts lists them. */
function Share({ against, share: { proved, statements, list } }: Required<CheckedPage>) {
  return (
    <details
      className={styles.line}
      {...data({ markdown: 'skip', proved: '', repository: useSiteSettings().repository })}
    >
      <summary>
        <Translate
          id="doc.proved"
          description="Under a page: how many of its statements tests run against the package"
          values={{ proved, statements, what: <code>{against}</code> }}
        >
          {'{proved} of {statements} statements on this page are run against {what}'}
        </Translate>
      </summary>
      <Link to={`pathname://${useBaseUrl(list)}`} target="_self">
        <Translate
          id="doc.proved.data"
          description="Under a page: leads to the list of its proved statements as a data file"
        >
          The list as data
        </Translate>
      </Link>
      <p role="status" />
    </details>
  );
}

/** The quiet line that says which package the page was held against, such as `@rsbuild/core 1.3.22`. */
export default function CheckedAgainst({ against, share }: CheckedPage): ReactNode {
  if (share) return <Share against={against} share={share} />;
  return (
    <p className={styles.line}>
      <Translate
        id="doc.checked"
        description="Under a page whose text was checked against the package by tests"
        values={{ what: <code>{against}</code> }}
      >
        {'Checked against {what}'}
      </Translate>
    </p>
  );
}

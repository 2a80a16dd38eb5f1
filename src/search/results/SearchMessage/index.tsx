import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useSettled } from '../useSettled';
import type { Search } from '../../source/useSearch';
import type { SearchResult } from '../../engine/engine';
import styles from './styles.module.css';

interface Props {
  readonly search: Search;
  readonly result?: SearchResult;
  readonly isTyped: boolean;
}

/** Milliseconds. */
const READ_OUT_DELAY = 300;
const COMMAND = 'npm run build';

function Missing(): ReactNode {
  return (
    <p>
      <Translate
        id="search.missing"
        description="There is no search index: the site has not been built"
        values={{ command: <code>{COMMAND}</code> }}
      >
        {'There is no search index yet. Run {command} once, then start again.'}
      </Translate>
    </p>
  );
}

function Failed(): ReactNode {
  return (
    <p>
      <Translate id="search.failed" description="The search index could not be loaded">
        The search index could not be loaded. Open the search again to retry.
      </Translate>
    </p>
  );
}

/** How many pages were found, for those who hear the page: a little later, not to talk over the keys. */
function Count({ total }: { readonly total?: number }): ReactNode {
  const settled = useSettled(total, READ_OUT_DELAY);
  if (settled === undefined) return null;
  return (
    <p className={styles.heard}>
      <Translate
        id="search.count"
        description="How many pages were found; read out only"
        values={{ total: settled }}
      >
        {'Pages found: {total}'}
      </Translate>
    </p>
  );
}

/** What the search has to say beside its rows; read out as it changes. */
export default function SearchMessage({ search, result, isTyped }: Props): ReactNode {
  const { status } = search;
  return (
    <div role="status" className={styles.message}>
      {status === 'missing' && <Missing />}
      {status === 'failed' && <Failed />}
      {isTyped && status === 'loading' && (
        <p>
          <Translate id="search.loading" description="The search index is being loaded">
            Loading the search index…
          </Translate>
        </p>
      )}
      <Count total={isTyped ? result?.total : undefined} />
    </div>
  );
}

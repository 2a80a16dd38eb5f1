import React, { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { data } from '../../ui/dom-contract';
import field from '../../ui/field.module.css';
import { changedLabel, newLabel } from '../version-labels';
import type { KnownVersions } from '../version-state';
import styles from './styles.module.css';

/** Asks for the reader's version, and which options to show. src/history/filter-versions.ts does the filtering. */
export default function VersionFilter({ documented, from, to }: KnownVersions): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter} {...data({ versions: '', documented, from, to })}>
      <div className={styles.choice}>
        <label htmlFor={`${id}-version`}>
          <Translate
            id="history.version.yours"
            description="The label of the box for the reader's own version of Rsbuild"
          >
            Your version
          </Translate>
        </label>
        <input
          id={`${id}-version`}
          type="text"
          name="version"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          className={clsx(field.field, styles.version)}
          placeholder={documented}
          aria-describedby={`${id}-limits`}
        />
      </div>
      <div className={styles.choice}>
        <label htmlFor={`${id}-show`}>
          <Translate
            id="history.show"
            description="The label of the list that says which options an overview shows"
          >
            Show
          </Translate>
        </label>
        <select id={`${id}-show`} name="show" autoComplete="off" className={field.field}>
          <option value="all">
            <Translate
              id="history.show.all"
              description="In the list of what an overview shows: all options"
            >
              All options
            </Translate>
          </option>
          <option value="changed">{changedLabel(documented)}</option>
          <option value="new">{newLabel(to)}</option>
        </select>
      </div>
      <span id={`${id}-limits`} role="status" className={styles.limits} />
    </div>
  );
}

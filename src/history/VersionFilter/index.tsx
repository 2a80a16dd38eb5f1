import React, { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
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
          {translate({ id: 'history.version.yours', message: 'Your version' })}
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
        <label htmlFor={`${id}-show`} className="visually-hidden">
          {translate({ id: 'history.show', message: 'Show' })}
        </label>
        <select id={`${id}-show`} name="show" autoComplete="off" className={field.field}>
          <option value="all">
            {translate({ id: 'history.show.all', message: 'All options' })}
          </option>
          <option value="changed">{changedLabel(documented)}</option>
          <option value="new">{newLabel(to)}</option>
        </select>
      </div>
      <span id={`${id}-limits`} role="status" className={styles.limits} />
    </div>
  );
}

import React, { type ReactNode } from 'react';
import type { ResultPage, ResultRow } from '../engine/rows';
import type { MarkedText } from '../engine/snippet';
import { CODE, marked, SEPARATOR } from '../results/Row';
import styles from './styles.module.css';

interface Props {
  readonly page: ResultPage;
  readonly row: ResultRow;
}

/** More of the selected row's section, for the eyes on wide screens: those who listen have the rows. */
export default function Preview({ page, row }: Props): ReactNode {
  const { breadcrumb, preview, snippet } = row;
  const text = preview?.text ? preview : snippet;
  const [title] = breadcrumb as [MarkedText];
  const isName = page.type !== undefined || CODE.test(title.text);
  return (
    <div className={styles.preview} aria-hidden="true">
      {/* A translated text is taken away as a whole. */}
      <div key={row.link + row.kind + text?.marks.join()} className={styles.previewText}>
        <p>
          <small>{page.trail.join(SEPARATOR)}</small>
        </p>
        <p>
          <strong>{isName ? <code>{marked(title)}</code> : marked(title)}</strong>
        </p>
        {breadcrumb.length > 1 && (
          <p>
            <strong>{marked(breadcrumb.at(-1)!)}</strong>
          </p>
        )}
        {text?.text && <p>{marked(text)}</p>}
      </div>
    </div>
  );
}

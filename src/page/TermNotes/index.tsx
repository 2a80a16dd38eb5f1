import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { data } from '../../ui/dom-contract';
import styles from './styles.module.css';

/** A term of the glossary. */
export interface Term {
  /** The anchor of its section. */
  readonly id: string;
  /** As its section is headed. */
  readonly name: string;
  /** In a sentence or two, as plain text. */
  readonly definition: string;
}

/** What the terms of a page mean: each note opens from its term (src/plugins/mdx/term-notes.ts), by the browser alone. */
export default function TermNotes({ terms }: { readonly terms: readonly Term[] }): ReactNode {
  return (
    <div {...data({ markdown: 'skip' })}>
      {terms.map(({ id, name, definition }) => (
        <div key={id} id={`term-${id}`} className={styles.note} popover="">
          <b>{name}</b>
          <p>{definition}</p>
          <Link to={`/guide/start/glossary#${id}`}>
            <Translate
              id="page.glossary"
              description="The link from a note to its term in the glossary"
            >
              Glossary
            </Translate>
          </Link>
        </div>
      ))}
    </div>
  );
}

import React, { useId, type ReactNode, type TextareaHTMLAttributes } from 'react';
import Translate from '@docusaurus/Translate';
import { data, type DataAttributes } from '../dom-contract';
import styles from './styles.module.css';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** What is pasted; the behavior of this name answers (src/ui/answer-forms.ts). */
  readonly name: DataAttributes['paste'];
  readonly label: ReactNode;
  /** Where the text goes. */
  readonly note: ReactNode;
  /** In place of the form, without scripts. */
  readonly noScript: ReactNode;
  /** What is asked beside the label. */
  readonly aside?: ReactNode;
  /** Where the answer goes. */
  readonly children: ReactNode;
}

/** A field for a text of the reader's, and the answer below it. The text stays in the reader's browser. */
export default function PasteForm(props: Props): ReactNode {
  const { name, label, note, noScript, aside, children, ...rest } = props;
  const id = useId();
  return (
    <div className={styles.paste} {...data({ paste: name, search: 'skip', markdown: 'skip' })}>
      <p className={styles.noScript}>{noScript}</p>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {aside}
      </div>
      <textarea
        {...rest}
        id={id}
        className={styles.field}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}note`}
      />
      <p id={`${id}note`} className={styles.note}>
        {note}
      </p>
      <p role="alert" hidden>
        <Translate id="paste.failed">
          The answer couldn’t be loaded. Check your connection, then type on.
        </Translate>
      </p>
      {children}
    </div>
  );
}

import React, { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { data } from '../../ui/dom-contract';
import field from '../../ui/field.module.css';
import styles from './styles.module.css';

/** What readers can try whose message isn't in the list. */
function Unknown() {
  return (
    <div hidden {...data({ unknownMessage: '' })}>
      <p>
        <strong>
          <Translate id="messages.unknown">This message isn’t explained here.</Translate>
        </strong>{' '}
        <Translate id="messages.unknown.why">
          It may come from your code, from a plugin or from another tool.
        </Translate>
      </p>
      <ul>
        <li>
          <Translate id="messages.unknown.more">
            Paste more of the output, from the first line that says “error” on.
          </Translate>
        </li>
        <li>
          <Translate
            id="messages.unknown.search"
            values={{
              search: (
                <Link to="/search">
                  <Translate id="messages.unknown.searchLink">Search</Translate>
                </Link>
              ),
            }}
          >
            {'{search} for a few words of it, without your own paths and names.'}
          </Translate>
        </li>
        <li>
          <Translate
            id="messages.unknown.debug"
            values={{
              debug: (
                <Link to="/guide/debug/debug-mode">
                  <Translate id="messages.unknown.debugLink">debug mode</Translate>
                </Link>
              ),
            }}
          >
            {'Turn on {debug}, which shows the configuration that takes effect.'}
          </Translate>
        </li>
      </ul>
    </div>
  );
}

/**
 * A field for a message, and the answer below it: src/messages/paste-message.ts looks it up. It stays in the reader's
 * browser.
 */
export default function PasteMessage(): ReactNode {
  const id = useId();
  return (
    <div className={styles.paste} {...data({ search: 'skip', markdown: 'skip' })}>
      <label htmlFor={id} className={styles.label}>
        <Translate id="messages.paste">Paste your error message or a part of the log</Translate>
      </label>
      <textarea
        id={id}
        rows={4}
        className={clsx(field.field, styles.field)}
        placeholder={translate({
          id: 'messages.placeholder',
          message: 'error   Build error: …',
        })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}note`}
        {...data({ pasteMessage: '' })}
      />
      <p id={`${id}note`} className={styles.note}>
        <Translate id="messages.note">Nothing is sent: your browser looks it up.</Translate>
      </p>
      <p className={styles.noScript}>
        <Translate id="messages.noScript">The field for a message needs JavaScript.</Translate>
      </p>
      <div role="status">
        <div className={styles.answer} {...data({ answer: '' })} />
        <Unknown />
      </div>
    </div>
  );
}

import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { data } from '../../ui/dom-contract';
import PasteForm from '../../ui/PasteForm';
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

/** A field for a message, and the answer below it: src/messages/paste-message.ts looks it up. */
export default function PasteMessage(): ReactNode {
  return (
    <PasteForm
      name="message"
      label={
        <Translate id="messages.paste">Paste your error message or a part of the log</Translate>
      }
      note={<Translate id="messages.note">Nothing is sent: your browser looks it up.</Translate>}
      noScript={
        <Translate id="messages.noScript">The field for a message needs JavaScript.</Translate>
      }
      rows={4}
      placeholder={translate({ id: 'messages.placeholder', message: 'error   Build error: …' })}
    >
      <div role="status">
        <div className={styles.answer} {...data({ answer: '' })} />
        <Unknown />
      </div>
    </PasteForm>
  );
}

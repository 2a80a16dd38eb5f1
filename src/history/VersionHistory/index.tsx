import React, { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ChangeKind, NamedChange, VersionHistory as Props } from '../history';
import { breakable } from '../../ui/breakable';
import { data } from '../../ui/dom-contract';
import { summaryOf, type HistorySummary } from '../summary';
import { versionOf } from '../versions';
import styles from './styles.module.css';

function kindLabel(kind: ChangeKind): string {
  switch (kind) {
    case 'added':
      return translate({
        id: 'history.added',
        message: 'Added',
        description: 'In the history of an option: it came in this version',
      });
    case 'type':
      return translate({
        id: 'history.type',
        message: 'Type',
        description: 'In the history of an option: its type changed in this version',
      });
    case 'default':
      return translate({
        id: 'history.default',
        message: 'Default',
        description: 'In the history of an option: its default changed in this version',
      });
    case 'deprecated':
      return translate({
        id: 'history.deprecated',
        message: 'Deprecated',
        description: 'In the history of an option: it is deprecated since this version',
      });
    case 'removed':
      return translate({
        id: 'history.removed',
        message: 'Removed',
        description: 'In the history of an option: this version no longer has it',
      });
  }
}

/** The parts of the closed line, such as “since 1.1.7” and “changed in 1.5.0, 2.0.0”. */
function summaryParts({ since, changed, deprecated, removed }: HistorySummary): string[] {
  const separator = translate({
    id: 'history.separator',
    message: ', ',
    description: 'Between the versions of a list in the history of an option',
  });
  const parts = [
    since &&
      translate(
        {
          id: 'history.summary.since',
          message: 'since {version}',
          description: 'History of an option in one line: the version that brought it',
        },
        { version: since },
      ),
    changed.length > 0 &&
      translate(
        {
          id: 'history.summary.changed',
          message: 'changed in {versions}',
          description: 'History of an option in one line: the versions that changed it',
        },
        { versions: changed.join(separator) },
      ),
    deprecated &&
      translate(
        {
          id: 'history.summary.deprecated',
          message: 'deprecated in {version}',
          description: 'History of an option in one line: the version that deprecates it',
        },
        { version: deprecated },
      ),
    removed &&
      translate(
        {
          id: 'history.summary.removed',
          message: 'removed in {version}',
          description: 'History of an option in one line: the version that no longer has it',
        },
        { version: removed },
      ),
  ];
  return parts.filter((part) => typeof part === 'string');
}

/** The package's own words, with code between backticks. */
function Words({ text }: { readonly text: string }) {
  return (
    <span lang="en">
      {text.split('`').map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part))}
    </span>
  );
}

const Code = ({ text }: { readonly text?: string }) => (text ? <code>{text}</code> : null);

function Row({ change }: { readonly change: NamedChange }) {
  const { kind, field, modes, from, to, words } = change;
  return (
    <tr>
      <th scope="row">{versionOf(change)}</th>
      <td>
        {field && (
          <>
            <code>{breakable(field)}</code>{' '}
          </>
        )}
        {kindLabel(kind)}
        {modes?.map((mode) => (
          <Fragment key={mode}>
            {' '}
            <code>{mode}</code>
          </Fragment>
        ))}
      </td>
      <td>
        <Code text={from} />
      </td>
      <td>{words ? <Words text={words} /> : <Code text={to} />}</td>
    </tr>
  );
}

function ChangeTable({ changes }: { readonly changes: readonly NamedChange[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>
            <Translate id="history.version" description="A column of an option's history">
              Version
            </Translate>
          </th>
          <th>
            <Translate id="history.change" description="A column of an option's history">
              Change
            </Translate>
          </th>
          <th>
            <Translate id="history.before" description="A column of an option's history">
              Before
            </Translate>
          </th>
          <th>
            <Translate id="history.after" description="A column of an option's history">
              After
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, i) => (
          <Row key={i} change={change} />
        ))}
      </tbody>
    </table>
  );
}

/** Says plainly that later versions no longer have it, or will drop it, and leads to what they have instead. */
function Notice({ summary, history }: { summary: HistorySummary; history: Props }) {
  const { removed, deprecated } = summary;
  const { name, changes, replacement } = history;
  if (!removed && !deprecated) return null;
  const words = changes.find((change) => change.words && !change.field)?.words;
  return (
    <p className={styles.notice}>
      {removed ? (
        <Translate
          id="history.gone"
          description="Above the history of an option or a hook that later versions no longer have"
          values={{ version: removed, name: <code>{name}</code> }}
        >
          {'Version {version} removed {name}.'}
        </Translate>
      ) : (
        <Translate
          id="history.leaving"
          description="Above the history of an option or a hook that later versions have deprecated"
          values={{ version: deprecated, name: <code>{name}</code> }}
        >
          {'Version {version} deprecated {name}.'}
        </Translate>
      )}{' '}
      {replacement ? (
        <Translate
          id="history.instead"
          description="Behind the sentence that an option is removed or deprecated: the option that replaces it"
          values={{
            option: (
              <Link to={replacement.link}>
                <code>{replacement.option}</code>
              </Link>
            ),
          }}
        >
          {'Use {option} instead.'}
        </Translate>
      ) : (
        words && <Words text={words} />
      )}
    </p>
  );
}

/** Below an option's header, or the heading of a hook: the versions that changed it in one line, which opens as a table. */
export default function VersionHistory(history: Props): ReactNode {
  const { from, to, changes } = history;
  const summary = summaryOf(history);
  return (
    <div className={styles.history} {...data({ search: 'skip' })}>
      <Notice summary={summary} history={history} />
      {changes.length > 0 ? (
        <details>
          <summary>{summaryParts(summary).join(' · ')}</summary>
          <ChangeTable changes={changes} />
        </details>
      ) : (
        <p>
          <Translate
            id="history.unchanged"
            description="The history of an option or a hook that no version changed"
            values={{ from, to }}
          >
            {'Unchanged from {from} to {to}'}
          </Translate>
        </p>
      )}
    </div>
  );
}

import React, { Fragment, type CSSProperties, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { breakable } from '../../ui/breakable';
import { SHORT_CODE } from '../../ui/name-breaks';
import { data } from '../../ui/dom-contract';
import Table from '../../page/Table';
import type { ChangeKind, NamedChange, VersionHistory as Props } from '../history';
import { summarizeHistory, type HistorySummary } from '../summary';
import { markLabel } from '../version-labels';
import { isNewer, formatVersion } from '../versions';
import markStyles from '../VersionMark/styles.module.css';
import styles from './styles.module.css';

const kindLabels = (): Readonly<Record<ChangeKind, string>> => ({
  added: translate({ id: 'history.added', message: 'Added' }),
  type: translate({ id: 'history.type', message: 'Type' }),
  default: translate({ id: 'history.default', message: 'Default' }),
  deprecated: translate({ id: 'history.deprecated', message: 'Deprecated' }),
  removed: translate({ id: 'history.removed', message: 'Removed' }),
});

/** A history in badges: the color of each, and what it says. */
function badges(summary: HistorySummary, documented: string): (readonly [string, string])[] {
  const { since, changed, deprecated, removed } = summary;
  const earlier = changed.filter((version) => !isNewer(version, documented));
  const found: (readonly [string, string])[] = [];
  if (since) found.push(['new', markLabel({ state: 'new', versions: [since] })]);
  if (earlier.length > 0) found.push(['same', markLabel({ state: 'changed', versions: earlier })]);
  if (changed.length > earlier.length)
    found.push(['changed', translate({ id: 'history.summary.later', message: 'Changed later' })]);
  if (deprecated)
    found.push([
      'gone',
      translate(
        { id: 'history.summary.deprecated', message: 'Deprecated: {version}' },
        { version: deprecated },
      ),
    ]);
  if (removed) found.push(['gone', markLabel({ state: 'gone', versions: [removed] })]);
  return found;
}

/** The package's own words, with code between backticks. */
function Words({ text }: { readonly text: string }) {
  return (
    <span lang="en">
      {text.split('`').map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part))}
    </span>
  );
}

const Code = ({ text }: { readonly text?: string }) =>
  text ? (
    <code className={text.length <= SHORT_CODE ? 'whole' : undefined}>{breakable(text)}</code>
  ) : null;

function Row({ change }: { readonly change: NamedChange }) {
  const { kind, field, modes, from, to, words } = change;
  return (
    <tr>
      <th scope="row">{formatVersion(change)}</th>
      <td>
        {field && (
          <>
            <Code text={field} />{' '}
          </>
        )}
        {kindLabels()[kind]}
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

function ChangeTable({ changes, documented }: Pick<Props, 'changes' | 'documented'>) {
  const before = translate({ id: 'history.before', message: 'Before' });
  const after = translate({ id: 'history.after', message: 'After' });
  const isLater = (change: NamedChange) => isNewer(change.version, documented);
  const rows = (some: readonly NamedChange[]) =>
    some.map((change, i) => <Row key={i} change={change} />);
  return (
    <Table
      className="records"
      style={{ '--column-3': `'${before}'`, '--column-4': `'${after}'` } as CSSProperties}
    >
      <thead>
        <tr>
          <th>{translate({ id: 'history.version', message: 'Version' })}</th>
          <th>{translate({ id: 'history.change', message: 'Change' })}</th>
          <th>{before}</th>
          <th>{after}</th>
        </tr>
      </thead>
      <tbody>{rows(changes.filter((change) => !isLater(change)))}</tbody>
      {changes.some(isLater) && (
        <tbody>
          <tr>
            <th colSpan={4} scope="rowgroup">
              <Translate
                id="history.newer"
                description="In an option's history, above the changes of later versions"
                values={{ version: documented }}
              >
                {'Newer than {version}, which this page describes'}
              </Translate>
            </th>
          </tr>
          {rows(changes.filter(isLater))}
        </tbody>
      )}
    </Table>
  );
}

/** Says plainly that later versions no longer have it, or will drop it, and leads to what they have instead. */
function Notice({ summary, history }: { summary: HistorySummary; history: Props }) {
  const { removed, deprecated } = summary;
  const { name, changes, documented, replacement } = history;
  if (!removed && !deprecated) return null;
  const words = changes.find((change) => change.words && !change.field)?.words;
  return (
    <p className={styles.notice}>
      {removed ? (
        <Translate
          id="history.gone"
          description="Below the facts of an option or a hook that later versions no longer have"
          values={{ version: removed, documented, name: <code>{name}</code> }}
        >
          {'Version {version}, newer than {documented}, removed {name}.'}
        </Translate>
      ) : (
        <Translate
          id="history.leaving"
          description="Below the facts of an option or a hook that later versions have deprecated"
          values={{ version: deprecated, documented, name: <code>{name}</code> }}
        >
          {'Version {version}, newer than {documented}, deprecated {name}.'}
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

/** Badges of the versions that changed an option or a hook, which open as a table; nothing where none did. */
export default function VersionHistory(history: Props): ReactNode {
  const { changes, documented } = history;
  if (changes.length === 0) return null;
  const summary = summarizeHistory(history);
  return (
    <div className={styles.history} {...data({ search: 'skip' })}>
      <details>
        <summary>
          {badges(summary, documented).map(([mark, label]) => (
            <span key={label} className={markStyles.mark} {...data({ mark })}>
              {label}
            </span>
          ))}
        </summary>
        <ChangeTable changes={changes} documented={documented} />
      </details>
      <Notice summary={summary} history={history} />
    </div>
  );
}

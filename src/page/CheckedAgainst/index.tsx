import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { data } from '../../ui/dom-contract';
import { useSiteSettings } from '../../ui/useSiteSettings';
import type { CheckedPage, VersionNote } from '../checked-page';
import styles from './styles.module.css';

/** Which statements tests run: src/page/proved-list.ts lists them in place of the link. */
function Share({
  share: { proved, statements, list, versions },
}: Required<Pick<CheckedPage, 'share'>>) {
  const held = versions.map(([version, count]) => `${version}: ${count}`).join(' · ');
  return (
    <>
      <p>
        <Translate
          id="doc.proved"
          description="Unfolded below a page: how many of its statements tests run against the package"
          values={{ proved, statements }}
        >
          {
            'Tests try {proved} of the {statements} statements on this page with the published package.'
          }
        </Translate>
      </p>
      {held && (
        <p>
          <Translate
            id="doc.proved.versions"
            description="Unfolded below a page: in how many of its statements the tests find the same in other versions"
            values={{ held }}
          >
            {
              'So many of them also hold in other versions – {held}. For the others, the tests found something else there or could not run. That may be a detail that no sentence tells.'
            }
          </Translate>
        </p>
      )}
      <Link to={`pathname://${useBaseUrl(list)}`} target="_self">
        {translate({ id: 'doc.proved.data', message: 'The list as data' })}
      </Link>
      <p role="status" />
    </>
  );
}

/** src/history/show-version-notes.ts puts the note beside the statement for a reader of such a version. */
function OtherVersions({ notes }: { notes: readonly VersionNote[] }) {
  return (
    <>
      <p>
        <Translate
          id="doc.differences"
          description="Unfolded below a page: above a list of statements with what is true in other versions"
        >
          Other versions differ in these statements:
        </Translate>
      </p>
      <ul>
        {notes.map(({ statement, there, since, before }) => (
          <li key={statement} {...data({ notedStatement: statement, since, before })}>
            <q>{statement.replaceAll(' | ', ' — ')}</q>{' '}
            <small>
              <strong>
                {since
                  ? translate({ id: 'doc.differs.since', message: 'Since {since}:' }, { since })
                  : translate(
                      { id: 'doc.differs.before', message: 'Before {before}:' },
                      { before: before! },
                    )}
              </strong>{' '}
              {there}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Which version the page was tested with; unfolded, what was tried and how, and what other versions do otherwise. */
export default function CheckedAgainst({
  against,
  share,
  notes = [],
  unchanged,
}: CheckedPage): ReactNode {
  const tested = translate(
    { id: 'doc.checked', message: 'tested with {version}' },
    { version: against.split(' ').at(-1)! },
  );
  const { repository } = useSiteSettings();
  if (!share && !unchanged && notes.length === 0) return <p className={styles.line}>{tested}</p>;
  return (
    <details
      className={styles.line}
      {...data({
        markdown: 'skip',
        proved: '',
        repository,
        versionsTried: share?.versions.map(([version]) => version).join(' '),
      })}
    >
      <summary>{tested}</summary>
      {unchanged && (
        <p>
          <Translate
            id="history.unchanged"
            description="Unfolded below the page of an option: no version changed what its types say"
            values={unchanged}
          >
            {'From {from} to {to}, the type and the default of this option are the same.'}
          </Translate>
        </p>
      )}
      {notes.length > 0 && <OtherVersions notes={notes} />}
      {share && <Share share={share} />}
    </details>
  );
}

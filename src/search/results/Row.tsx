import React, { Fragment, memo, type AnchorHTMLAttributes, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import Icon from '../../ui/Icon';
import type { ResultPage, ResultRow } from '../engine/rows';
import type { MarkedText } from '../engine/snippet';
import styles from './styles.module.css';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly page: ResultPage;
  readonly row: ResultRow;
}

const SEPARATOR = ' > ';

/** A text with its marks; nothing of it is ever HTML. Not a component: many are drawn at each key stroke. */
function marked({ text, marks }: MarkedText): ReactNode {
  const starts = [0, ...marks.map(([, to]) => to)];
  return (
    // Keyed by what it says: a translated text is taken away as a whole, never changed inside.
    <span key={text + marks.join()}>
      {starts.map((start, i) => {
        const [from, to] = marks[i] ?? [text.length, text.length];
        return (
          <Fragment key={start}>
            <span>{text.slice(start, from)}</span>
            {to > from && <mark>{text.slice(from, to)}</mark>}
          </Fragment>
        );
      })}
    </span>
  );
}

/** What a reader of another version should know before following the row. */
function versionNotes({ otherNames = [], removed }: ResultRow): string[] {
  const names = otherNames.map(([name, when, version]) =>
    when === 'until'
      ? translate(
          {
            id: 'search.nameUntil',
            message: '{name} until {version}',
            description:
              'In a row of the results: the name that an option or a hook had before a version',
          },
          { name, version },
        )
      : translate(
          {
            id: 'search.nameSince',
            message: '{name} since {version}',
            description:
              'In a row of the results: the name that takes the place of an option or a hook',
          },
          { name, version },
        ),
  );
  if (!removed) return names;
  const removal = translate(
    {
      id: 'search.removed',
      message: 'removed in {version}',
      description: 'In a row of the results: the version that no longer has the option or the hook',
    },
    { version: removed },
  );
  return [...names, removal];
}

/** A line of the results: what it is, where it leads and what of the query it has. */
function Row({ page, row, ...link }: Props): ReactNode {
  const { kind, snippet, breadcrumb } = row;
  const isTitle = kind === 'title';
  const isOption = isTitle && page.type !== undefined;
  const notes = versionNotes(row);
  return (
    // Not `Link`: it would watch and prefetch each of these short-lived rows.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a {...link} href={row.link} className={clsx(styles.row, styles[kind])}>
      <Icon
        name={isOption ? 'option' : isTitle ? 'page' : kind}
        size={20}
        className={styles.icon}
      />
      <span className={styles.text}>
        <span className={styles.heading}>
          <span className={clsx(styles.breadcrumb, isOption && styles.name)}>
            {breadcrumb.slice(0, -1).map((part, i) => (
              <Fragment key={i}>
                {marked(part)}
                <span>{SEPARATOR}</span>
              </Fragment>
            ))}
            <span className={styles.last}>{marked(breadcrumb.at(-1)!)}</span>
          </span>
          {isOption && <code className={styles.type}>{page.type}</code>}
          {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
          {isTitle && page.trail.length > 0 && (
            <span className={styles.trail}>{page.trail.join(SEPARATOR)}</span>
          )}
        </span>
        {snippet?.text && <span className={styles.snippet}>{marked(snippet)}</span>}
      </span>
    </a>
  );
}

export default memo(Row);

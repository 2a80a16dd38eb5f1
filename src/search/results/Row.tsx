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

/** Between the parts of a trail. */
export const SEPARATOR = ' > ';
/** A name of the code, such as `output.assetPrefix` or `@rsbuild/plugin-react`. */
export const CODE = /^[@$a-z][\w$@-]*[./A-Z][\w$@./:-]*$/;

/** A text with its marks; nothing of it is ever HTML. Not a component: many are drawn at each key stroke. */
export function marked({ text, marks }: MarkedText): ReactNode {
  const starts = [0, ...marks.map(([, to]) => to)];
  return (
    // Keyed by what it says: a translated text is taken away as a whole, never changed inside.
    <span key={text + marks.join()}>
      {starts.map((start, i) => {
        const [from, to] = marks[i] ?? [text.length, text.length];
        return (
          <Fragment key={start}>
            <span>{text.slice(start, from)}</span>
            {to > from && <mark className={styles.mark}>{text.slice(from, to)}</mark>}
          </Fragment>
        );
      })}
    </span>
  );
}

/** What a reader of another version should know before following the row. */
function versionNotes({ otherNames = [], removed: version }: ResultRow): string[] {
  const names = otherNames.map(([name, when, changed]) => {
    const values = { name, version: changed };
    return when === 'until'
      ? translate({ id: 'search.nameUntil', message: '{name} until {version}' }, values)
      : translate({ id: 'search.nameSince', message: '{name} since {version}' }, values);
  });
  if (!version) return names;
  return [
    ...names,
    translate({ id: 'search.removed', message: 'removed in {version}' }, { version }),
  ];
}

/** A line of the results: what it is, where it leads and what of the query it has. */
function Row({ page, row, ...link }: Props): ReactNode {
  const { kind, snippet, breadcrumb } = row;
  const isTitle = kind === 'title';
  const isOption = page.type !== undefined;
  const notes = versionNotes(row);
  return (
    // Not `Link`: it would watch and prefetch each of these short-lived rows.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a {...link} href={row.link} className={clsx(styles.row, styles[kind])}>
      <Icon
        name={!isTitle ? kind : isOption ? 'option' : 'page'}
        size={20}
        className={styles.icon}
      />
      <span className={styles.text}>
        <span className={styles.heading}>
          <span className={styles.breadcrumb}>
            {breadcrumb.map((part, i) => (
              <Fragment key={i}>
                {i > 0 && <span>{SEPARATOR}</span>}
                <span className={clsx(((isOption && !i) || CODE.test(part.text)) && styles.code)}>
                  {marked(part)}
                </span>
              </Fragment>
            ))}
          </span>
          {isTitle && isOption && <code className={styles.type}>{page.type}</code>}
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

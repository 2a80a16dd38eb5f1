import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { breakNamesInHtml } from '../../ui/name-breaks';
import { breakable } from '../../ui/breakable';
import { data } from '../../ui/dom-contract';
import { ownHtml } from '../../ui/own-html';
import styles from './styles.module.css';

export interface Props {
  /** Left out where the heading above names the option. */
  readonly option?: string;
  /** Highlighted HTML of the TypeScript type. */
  readonly type: string;
  /** Pairs of mode and highlighted HTML; an empty mode means all of them. */
  readonly defaults: readonly (readonly [string, string])[];
  readonly since?: string;
}

/** Of code with more lines than this only the first are shown at once. */
const MAX_LINES = 10;

/** Code on one line or on some; its first lines are shown also where it is folded, which needs no script. */
function Code({ html }: { html: string }) {
  const code = <code dangerouslySetInnerHTML={{ __html: ownHtml(breakNamesInHtml(html)) }} />;
  const lines = html.split('\n').length;
  if (lines === 1) return code;
  if (lines <= MAX_LINES) return <pre>{code}</pre>;
  return (
    <>
      <pre>{code}</pre>
      <details className={styles.fold}>
        <summary>
          <span className={styles.more}>
            <Translate
              id="option.showAll"
              description="Unfolds a long type or default of an option"
              values={{ lines }}
            >
              {'Show all {lines} lines'}
            </Translate>
          </span>
          <span className={styles.less}>
            <Translate id="option.showLess" description="Folds a long type or default of an option">
              Show less
            </Translate>
          </span>
        </summary>
      </details>
    </>
  );
}

function Defaults({ defaults }: Pick<Props, 'defaults'>) {
  return defaults.map(([mode, html]) => (
    <div key={mode} className={styles.default}>
      {mode && <span className={styles.mode}>{mode}</span>}
      <Code html={html} />
    </div>
  ));
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The table of an option, under its page's title or its heading: option, type, default, since. */
export default function OptionHeader({ option, type, defaults, since }: Props): ReactNode {
  const labels = {
    option: (
      <Translate id="option.name" description="Label of an option's name">
        Option
      </Translate>
    ),
    type: (
      <Translate id="option.type" description="Label of an option's type">
        Type
      </Translate>
    ),
    defaults: (
      <Translate id="option.default" description="Label of an option's default">
        Default
      </Translate>
    ),
    since: (
      <Translate id="option.since" description="Label of the version that brought an option">
        Since
      </Translate>
    ),
  };
  return (
    <dl className={styles.table} {...data({ search: 'skip' })}>
      {option && (
        <Row name={labels.option}>
          <code>{breakable(option)}</code>
        </Row>
      )}
      <Row name={labels.type}>
        <Code html={type} />
      </Row>
      {defaults.length > 0 && (
        <Row name={labels.defaults}>
          <Defaults defaults={defaults} />
        </Row>
      )}
      {since && <Row name={labels.since}>v{since}</Row>}
    </dl>
  );
}

import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
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

/** A type of more lines than this is folded. */
const MAX_LINES = 4;

function Code({ html }: { html: string }) {
  return <code dangerouslySetInnerHTML={{ __html: html }} />;
}

function Type({ html }: { html: string }) {
  const lines = html.split('\n');
  if (lines.length === 1) return <Code html={html} />;
  const pre = (
    <pre tabIndex={0}>
      <Code html={html} />
    </pre>
  );
  if (lines.length <= MAX_LINES) return pre;
  return (
    <details>
      <summary>
        <Translate id="option.showType" description="Unfolds a long type of an option">
          Show the type
        </Translate>
      </summary>
      {pre}
    </details>
  );
}

function Defaults({ defaults }: Pick<Props, 'defaults'>) {
  return defaults.map(([mode, html]) => (
    <div key={mode} className={styles.default}>
      {mode && <span className={styles.mode}>{mode}</span>}
      {html.includes('\n') ? (
        <pre tabIndex={0}>
          <Code html={html} />
        </pre>
      ) : (
        <Code html={html} />
      )}
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
    <dl className={styles.table} data-search="skip">
      {option && (
        <Row name={labels.option}>
          <code>{option}</code>
        </Row>
      )}
      <Row name={labels.type}>
        <Type html={type} />
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

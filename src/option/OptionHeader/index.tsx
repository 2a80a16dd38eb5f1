import React, { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { VersionHistory as History } from '../../history/history';
import VersionHistory from '../../history/VersionHistory';
import { breakNamesInHtml } from '../../ui/name-breaks';
import { data } from '../../ui/dom-contract';
import styles from './styles.module.css';

export interface Props {
  /** What the option is for, in a sentence; left out where a page has several options. */
  readonly purpose?: string;
  /** Highlighted HTML of the TypeScript type. */
  readonly type: string;
  /** Pairs of mode and highlighted HTML; an empty mode means all of them. */
  readonly defaults: readonly (readonly [string, string])[];
  /** Left out where there is a history, which has it. */
  readonly since?: string;
  readonly history?: History;
}

/** Code with more lines than this is folded. */
const MAX_LINES = 6;

function Html({ html }: { html: string }) {
  return <code dangerouslySetInnerHTML={{ __html: breakNamesInHtml(html) }} />;
}

/** Code on one line or on some; more of them fold below their beginning. */
function Code({ html }: { html: string }) {
  const lines = html.split('\n').length;
  if (lines === 1) return <Html html={html} />;
  const block = (
    <pre>
      <Html html={html} />
    </pre>
  );
  if (lines <= MAX_LINES) return block;
  // Helper declarations come first, and the type itself last.
  const beginning = html.split('\n\n').at(-1)!.replace(/\s+/g, ' ');
  return (
    <details className={styles.fold}>
      <summary>
        <code className={styles.beginning}>
          <span dangerouslySetInnerHTML={{ __html: beginning }} />
        </code>
        <span className={styles.lines}>
          <Translate
            id="option.lines"
            description="On the folded type or default of an option: how long it is"
            values={{ lines }}
          >
            {'{lines} lines'}
          </Translate>
        </span>
      </summary>
      {block}
    </details>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Under the title of an option's page or its heading: what it is for, then type, default and versions in a line. */
export default function OptionHeader({ purpose, type, defaults, since, history }: Props) {
  return (
    <div className={styles.header} {...data({ search: 'skip' })}>
      {purpose && <p className={styles.lead}>{purpose}</p>}
      <dl className={styles.facts}>
        <Fact name={translate({ id: 'option.type', message: 'Type' })}>
          <Code html={type} />
        </Fact>
        {defaults.length > 0 && (
          <Fact name={translate({ id: 'option.default', message: 'Default' })}>
            {defaults.map(([mode, html]) => (
              <div key={mode}>
                {mode && <span className={styles.mode}>{mode}</span>}
                <Code html={html} />
              </div>
            ))}
          </Fact>
        )}
        {since && <Fact name={translate({ id: 'option.since', message: 'Since' })}>{since}</Fact>}
      </dl>
      {history && <VersionHistory {...history} />}
    </div>
  );
}

import React, { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { LaterOption, OptionVersions } from '../../history/history';
import { findMark } from '../../history/version-state';
import VersionFilter from '../../history/VersionFilter';
import VersionMark from '../../history/VersionMark';
import { breakable } from '../../ui/breakable';
import { data } from '../../ui/dom-contract';
import field from '../../ui/field.module.css';
import type { OverviewItem, OverviewVersions } from '../overview';
import { countLabel, groupLabel, LATER_ID, laterLabel } from '../overview-labels';
import { useOverview } from '../useOverview';
import { RSBUILD_HOME } from '../../ui/rsbuild-version';
import styles from './styles.module.css';

function KeywordFilter({ count }: { readonly count: number }) {
  const id = useId();
  return (
    <div className={styles.keyword}>
      <label htmlFor={id}>{translate({ id: 'overview.filter', message: 'Filter' })}</label>
      <input
        id={id}
        type="search"
        className={clsx(field.field, styles.input)}
        placeholder={translate({ id: 'overview.placeholder', message: 'Enter keyword' })}
        {...data({ filter: '' })}
      />
      <p role="status" className={styles.count} {...data({ nothing: '' })}>
        {countLabel(count)}
      </p>
    </div>
  );
}

/** The versions of an option on its item, for src/history/filter-versions.ts. */
const versionData = ({ since, changed, removed }: OptionVersions) =>
  data({ since, changed: changed?.join(' '), removed });

function Mark({ of, known }: { readonly of: OptionVersions } & Pick<OverviewVersions, 'known'>) {
  return <VersionMark {...findMark(of, { show: 'all' }, known)} />;
}

/** The headings of a page, folded: the filter opens those that it found. */
function Sections({ link, headings }: Pick<OverviewItem, 'link' | 'headings'>) {
  return (
    <details className={styles.sections} {...data({ markdown: 'skip' })}>
      <summary aria-label={translate({ id: 'overview.sections', message: 'Sections' })} />
      <ul>
        {headings.map((heading) => (
          <li key={heading.id}>
            <Link to={`${link}#${heading.id}`}>{breakable(heading.text)}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ItemProps {
  readonly item: OverviewItem;
  readonly known?: OverviewVersions['known'];
}

function Item({ item, known }: ItemProps) {
  const { text, link, headings, isOption, purpose, value, versions = {} } = item;
  return (
    <li className={styles.item} {...versionData(versions)}>
      <Link to={link} className={styles.page}>
        {isOption ? <code>{breakable(text)}</code> : breakable(text)}
      </Link>
      {known && <Mark of={versions} known={known} />}
      {purpose && <span className={styles.purpose}>{purpose}</span>}
      {value && (
        <span className={styles.value}>
          {translate({ id: 'option.default', message: 'Default' })} <code>{value}</code>
        </span>
      )}
      {headings.length > 0 && <Sections link={link} headings={headings} />}
    </li>
  );
}

/** The options that the documented version lacks; their pages are on the tool's own site. */
function LaterOptions({ later, known }: OverviewVersions) {
  if (later.length === 0) return null;
  return (
    <section className={styles.group}>
      <Heading as="h3" id={LATER_ID}>
        {laterLabel(known.documented)}
      </Heading>
      <p>
        <Translate
          id="overview.later.where"
          description="Where options that came after the documented version are described"
          values={{ site: <Link to={RSBUILD_HOME}>{new URL(RSBUILD_HOME).host}</Link> }}
        >
          {'Newer versions brought these options. They are documented on {site}.'}
        </Translate>
      </p>
      <ul className={styles.items}>
        {later.map(({ option, ...versions }: LaterOption) => (
          <li key={option} className={styles.item} {...versionData(versions)}>
            <span className={styles.page}>
              <code>{breakable(option)}</code>
            </span>
            <Mark of={versions} known={known} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The pages below an overview page in rows, and a bar that filters them: src/option/filter-list.ts does that. The list
 * is made at build time by src/plugins/overview-pages.
 */
export default function Overview(): ReactNode {
  const { groups, versions } = useOverview()!;
  const count = groups.reduce((sum, { items }) => sum + items.length, versions?.later.length ?? 0);
  return (
    <div className={styles.overview} {...data({ search: 'skip', overview: '' })}>
      <div className={styles.bar} {...data({ markdown: 'skip' })}>
        <KeywordFilter count={count} />
        {versions && <VersionFilter {...versions.known} />}
      </div>
      {groups.map((group) => (
        <section key={group.id} className={styles.group}>
          <Heading as="h3" id={group.id}>
            {groupLabel(group)}
          </Heading>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <Item key={item.link} item={item} known={versions?.known} />
            ))}
          </ul>
        </section>
      ))}
      {versions && <LaterOptions {...versions} />}
    </div>
  );
}

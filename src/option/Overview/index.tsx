import React, { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { LaterOption, OptionVersions } from '../../history/history';
import { markOf } from '../../history/version-state';
import VersionFilter from '../../history/VersionFilter';
import VersionMark from '../../history/VersionMark';
import { breakable } from '../../ui/breakable';
import { data } from '../../ui/dom-contract';
import field from '../../ui/field.module.css';
import type { OverviewGroup, OverviewItem, OverviewVersions } from '../overview';
import styles from './styles.module.css';
import { RSBUILD_HOME } from '../../ui/rsbuild-version';

export interface Props {
  /** Made at build time by src/plugins/overview-pages/index.ts; a group without a name holds the pages of no group. */
  readonly groups: readonly OverviewGroup[];
  /** Differences in other versions, on an overview of options. */
  readonly versions?: OverviewVersions;
}

function KeywordFilter() {
  const id = useId();
  return (
    <div className={styles.keyword}>
      <label htmlFor={id}>
        <Translate id="overview.filter" description="The label of the box that filters an overview">
          Filter
        </Translate>
      </label>
      <input
        id={id}
        type="search"
        className={clsx(field.field, styles.input)}
        placeholder={translate({
          id: 'overview.placeholder',
          message: 'Enter keyword',
          description: 'The placeholder of the box that filters an overview',
        })}
        {...data({ filter: '' })}
      />
    </div>
  );
}

/** The versions of an option on its item, for src/history/filter-versions.ts. */
const versionData = ({ since, changed, removed }: OptionVersions) =>
  data({ since, changed: changed?.join(' '), removed });

function Mark({ of, known }: { readonly of: OptionVersions } & Pick<OverviewVersions, 'known'>) {
  return <VersionMark {...markOf(of, { show: 'all' }, known)} />;
}

interface ItemProps {
  readonly item: OverviewItem;
  readonly known?: OverviewVersions['known'];
}

function Item({ item: { text, link, headings, isOption, versions = {} }, known }: ItemProps) {
  return (
    <li className={styles.item} {...versionData(versions)}>
      <Link to={link} className={styles.page}>
        {isOption ? <code>{breakable(text)}</code> : breakable(text)}
      </Link>
      {known && <Mark of={versions} known={known} />}
      {headings.length > 0 && (
        <ul className={styles.headings}>
          {headings.map((heading) => (
            <li key={heading.id}>
              <Link to={`${link}#${heading.id}`}>{breakable(heading.text)}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The options that the documented version lacks; their pages are on the tool's own site. */
function LaterOptions({ later, known }: OverviewVersions) {
  if (later.length === 0) return null;
  return (
    <section className={styles.group}>
      <Heading as="h3">
        <Translate
          id="overview.later"
          description="Above the options that came after the documented version"
          values={{ version: known.documented }}
        >
          {'Later than {version}'}
        </Translate>
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

/** The pages below an overview page with their headings, and a box that filters them: src/option/filter-list.ts does that. */
export default function Overview({ groups, versions }: Props): ReactNode {
  const others = translate({
    id: 'overview.others',
    message: 'Others',
    description: 'The name for the pages of an overview that are in no group',
  });

  return (
    <div className={styles.overview} {...data({ search: 'skip', overview: '' })}>
      <div className={styles.filter} {...data({ markdown: 'skip' })}>
        <KeywordFilter />
        {versions && <VersionFilter {...versions.known} />}
      </div>
      {groups.map(({ name, items }) => (
        <section key={name} className={styles.group}>
          <Heading as="h3">{name || others}</Heading>
          <ul className={styles.items}>
            {items.map((item) => (
              <Item key={item.link} item={item} known={versions?.known} />
            ))}
          </ul>
        </section>
      ))}
      {versions && <LaterOptions {...versions} />}
      <p role="status" className={styles.nothing} {...data({ nothing: '' })} />
    </div>
  );
}

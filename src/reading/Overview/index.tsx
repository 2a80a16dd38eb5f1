import React, { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { breakable } from '../../ui/breakable';
import type { OverviewGroup, OverviewItem } from '../overview';
import styles from './styles.module.css';

export interface Props {
  /** Made at build time by src/reading/build/overview-pages.ts; a group without a name holds the pages of no group. */
  readonly groups: readonly OverviewGroup[];
}

function Filter() {
  const id = useId();
  return (
    <div className={styles.filter} data-markdown="skip">
      <label htmlFor={id}>
        <Translate id="overview.filter" description="The label of the box that filters an overview">
          Filter
        </Translate>
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        placeholder={translate({
          id: 'overview.placeholder',
          message: 'Enter keyword',
          description: 'The placeholder of the box that filters an overview',
        })}
        data-filter=""
      />
    </div>
  );
}

function Item({ text, link, headings, isOption }: OverviewItem) {
  return (
    <li className={styles.item}>
      <Link to={link} className={styles.page}>
        {isOption ? <code>{breakable(text)}</code> : breakable(text)}
      </Link>
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

/** The pages below an overview page with their headings, and a box that filters them: src/reading/filter-list.ts does that. */
export default function Overview({ groups }: Props): ReactNode {
  const others = translate({
    id: 'overview.others',
    message: 'Others',
    description: 'The name for the pages of an overview that are in no group',
  });

  return (
    <div className={styles.overview} data-search="skip" data-overview="">
      <Filter />
      {groups.map(({ name, items }) => (
        <section key={name} className={styles.group}>
          <Heading as="h3">{name || others}</Heading>
          <ul className={styles.items}>
            {items.map((item) => (
              <Item key={item.link} {...item} />
            ))}
          </ul>
        </section>
      ))}
      <p role="status" className={styles.nothing} />
    </div>
  );
}

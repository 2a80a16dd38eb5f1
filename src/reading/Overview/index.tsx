import React, { useId, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { breakable } from '../../ui/breakable';
import { filterOverview, type OverviewGroup, type OverviewItem } from '../overview';
import styles from './styles.module.css';

export interface Props {
  /** Made at build time by src/reading/build/overview-pages.ts; a group without a name holds the pages of no group. */
  readonly groups: readonly OverviewGroup[];
}

function Filter({ query, onChange }: { query: string; onChange: (query: string) => void }) {
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
        value={query}
        placeholder={translate({
          id: 'overview.placeholder',
          message: 'Enter keyword',
          description: 'The placeholder of the box that filters an overview',
        })}
        onChange={({ target }) => onChange(target.value)}
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

/** The pages below an overview page with their headings, and a box that filters them. */
export default function Overview({ groups }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const others = translate({
    id: 'overview.others',
    message: 'Others',
    description: 'The name for the pages of an overview that are in no group',
  });
  const named = groups.map((group) => ({ ...group, name: group.name || others }));
  const found = filterOverview(named, query);

  return (
    <div className={styles.overview} data-search="skip">
      <Filter query={query} onChange={setQuery} />
      {found.map(({ name, items }) => (
        <section key={name} className={styles.group}>
          <Heading as="h3">{name}</Heading>
          <ul className={styles.items}>
            {items.map((item) => (
              <Item key={item.link} {...item} />
            ))}
          </ul>
        </section>
      ))}
      <p role="status" className={styles.nothing}>
        {found.length === 0 && (
          <Translate
            id="overview.nothing"
            description="When the filter of an overview leaves nothing"
            values={{ query }}
          >
            {'No matching API found: {query}'}
          </Translate>
        )}
      </p>
    </div>
  );
}

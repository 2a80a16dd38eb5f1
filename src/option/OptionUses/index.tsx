import React, { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import { breakable } from '../../ui/breakable';
import { data } from '../../ui/dom-contract';
import type { OptionUses as Uses, PageLink } from '../option-uses';
import styles from './styles.module.css';

/** Links in a line, of which none begins with a dot. */
const linksTo = (pages: readonly PageLink[]) => (
  <>
    {pages.map(({ title, link }, i) => (
      <Fragment key={link}>
        {i > 0 && '\u00a0· '}
        <Link to={link}>{breakable(title)}</Link>
      </Fragment>
    ))}
  </>
);

/**
 * At the end of an option's page: the guides that use it, and what is often set along with it. The lists are made at
 * build time by src/plugins/option-uses.
 */
export default function OptionUses(): ReactNode {
  const { permalink } = useDoc().metadata;
  const uses = (usePluginData('option-uses') as Readonly<Record<string, Uses>>)[permalink];
  if (!uses) return null;
  const { pages, partners } = uses;
  return (
    <div className={styles.uses} {...data({ search: 'skip' })}>
      {pages.length > 0 && (
        <p>
          <Translate
            id="option.usedIn"
            description="At the end of an option's page: the guides with samples that set it"
            values={{ pages: linksTo(pages) }}
          >
            {'Used in: {pages}'}
          </Translate>
        </p>
      )}
      {partners.length > 0 && (
        <p>
          <Translate
            id="option.setWith"
            description="At the end of an option's page: the options that samples set with it"
            values={{ options: linksTo(partners) }}
          >
            {'Often set together with: {options}'}
          </Translate>
        </p>
      )}
    </div>
  );
}

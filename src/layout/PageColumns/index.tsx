import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { isActiveSidebarItem, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import { breakable } from '../../ui/breakable';
import Icon from '../../ui/Icon';
import { data } from '../../ui/dom-contract';
import { SIDEBAR_ID } from '../Sidebar';
import styles from './styles.module.css';

export interface Props {
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

/** Where the page is: its section, and its entry of the sidebar, which is a group or the page itself. */
function usePlace() {
  const { pathname } = useLocation();
  const section = useThemeConfig().navbar.items.find(
    ({ activeBaseRegex }) => activeBaseRegex && new RegExp(String(activeBaseRegex)).test(pathname),
  );
  const entry = useDocsSidebar()?.items.find((item) => isActiveSidebarItem(item, pathname));
  return { section, entry };
}

/** What leads to the page, above it where the screen is wide. */
function Breadcrumbs() {
  const { section, entry } = usePlace();
  if (!section?.to || !entry) return null;
  return (
    <nav
      className={clsx(styles.place, styles.breadcrumbs)}
      aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
      {...data({ markdown: 'skip' })}
    >
      <Link to={String(section.to)}>{section.label}</Link>
      {entry.type === 'category' && <span>{` › ${entry.label}`}</span>}
    </nav>
  );
}

/** Opens the sidebar. Its name is where the page is, behind the word that says what opens. */
function MenuButton() {
  const { section, entry } = usePlace();
  const place = [section, entry].flatMap((part) =>
    part && 'label' in part ? [String(part.label)] : [],
  );
  if (!useDocsSidebar()) return null;
  return (
    <button
      type="button"
      className={styles.menu}
      aria-expanded={false}
      aria-controls={SIDEBAR_ID}
      {...data({ opensPanel: '' })}
    >
      <span className="visually-hidden">{translate({ id: 'sidebar.menu', message: 'Menu' })} </span>
      <span className={styles.place}>
        <span>{place.length > 1 && `${place[0]} ›`}</span>{' '}
        <span>{breakable(place.at(-1) ?? '')}</span>
      </span>
      <Icon name="chevron" size={16} className={styles.arrow} />
    </button>
  );
}

/** A page's text beside its outline; on narrow screens both outline and sidebar open from a bar above the text. */
export default function PageColumns({ outline, children }: Props): ReactNode {
  return (
    <div className={clsx(styles.columns, outline && styles.withOutline)}>
      <div className={styles.bar}>
        <MenuButton />
        {outline}
      </div>
      <div className={styles.text}>
        <Breadcrumbs />
        {children}
      </div>
    </div>
  );
}

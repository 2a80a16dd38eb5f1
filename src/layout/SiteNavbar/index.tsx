import React, { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems } from '@docusaurus/theme-common/internal';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, { type Props as Item } from '@theme/NavbarItem';
import { useSiteSettings } from '../../ui/useSiteSettings';
import Icon from '../../ui/Icon';
import { data } from '../../ui/dom-contract';
import styles from './styles.module.css';

/** Above this width the bar shows everything itself. */
const WIDE = '48em';

const isSearch = ({ type }: Item) => type === 'search';

function Items({ items, mobile }: { items: readonly Item[]; mobile?: boolean }) {
  return items.map((item, i) => <NavbarItem key={i} {...item} mobile={mobile} />);
}

/** The bar at the top of every page, and the full-screen menu that it becomes on phones. */
export default function SiteNavbar(): ReactNode {
  const items = useThemeConfig().navbar.items as Item[];
  const [left, right] = splitNavbarItems(items);
  const { hideNavbar } = useSiteSettings();
  const isHome = useLocation().pathname === useBaseUrl('/');
  const menuId = useId();

  return (
    <nav
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', styles.navbar)}
      {...data({ navbar: isHome ? 'home' : 'page', hides: hideNavbar ? '' : undefined })}
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
    >
      <div className={styles.inner}>
        <NavbarLogo />
        <div className={styles.links}>
          <Items items={left} />
        </div>
        <div className={styles.search}>
          <Items items={right.filter(isSearch)} />
        </div>
        <div className={styles.tools}>
          <Items items={right.filter((item) => !isSearch(item))} />
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={false}
          {...data({ opensPanel: '' })}
          aria-controls={menuId}
          aria-label={translate({
            id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
            message: 'Toggle navigation bar',
          })}
        >
          <Icon name="menu" size={24} className={styles.menuIcon} />
          <Icon name="close" size={24} className={styles.closeIcon} />
        </button>
      </div>
      <div id={menuId} className={styles.menu} {...data({ panel: WIDE })}>
        <Items items={items.filter((item) => !isSearch(item))} mobile />
      </div>
    </nav>
  );
}

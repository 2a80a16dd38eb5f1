import React, { useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems } from '@docusaurus/theme-common/internal';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, { type Props as Item } from '@theme/NavbarItem';
import { useHiddenNavbar } from '../useHiddenNavbar';
import { useIsHome } from '../useIsHome';
import { useModalDialog } from '../../ui/useModalDialog';
import { useOpenUntilMove } from '../useOpenUntilMove';
import Icon from '../../ui/Icon';
import MobileMenu from '../MobileMenu';
import styles from './styles.module.css';

/** From this width on the navbar shows everything itself; pixels. */
const WIDE = 768;

const isSearch = ({ type }: Item) => type === 'search';

function Items({ items }: { items: readonly Item[] }) {
  return items.map((item, i) => <NavbarItem key={i} {...item} />);
}

/** The bar at the top of every page, and the full-screen menu that it becomes on phones. */
export default function SiteNavbar(): ReactNode {
  const items = useThemeConfig().navbar.items as Item[];
  const [left, right] = splitNavbarItems(items);
  const { open, toggle, close } = useOpenUntilMove(WIDE);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useModalDialog<HTMLDivElement>(open, close, trigger);
  const hidden = useHiddenNavbar();
  const isHome = useIsHome();
  const menuId = useId();

  return (
    <nav
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        styles.navbar,
        isHome && !open && styles.onHome,
        hidden && !open && styles.hidden,
      )}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
    >
      <div className={styles.inner}>
        <NavbarLogo />
        <div className={styles.links}>
          <Items items={left} />
        </div>
        <Items items={right.filter(isSearch)} />
        <div className={styles.tools}>
          <Items items={right.filter((item) => !isSearch(item))} />
        </div>
        <button
          ref={trigger}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={menuId}
          aria-label={translate({
            id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
            message: 'Toggle navigation bar',
            description: 'The ARIA label for hamburger menu button of mobile navigation',
          })}
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'menu'} size={24} />
        </button>
      </div>
      <MobileMenu
        id={menuId}
        open={open}
        panel={panel}
        items={items.filter((item) => !isSearch(item))}
      />
    </nav>
  );
}

import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { navbarAfterScroll, type NavbarScroll } from './navbar-visibility';
import { useSiteSettings } from '../ui/useSiteSettings';
import { useThrottledScroll } from '../ui/useThrottledScroll';

/** Milliseconds between two looks at the scroll position. */
const INTERVAL = 200;
/** On a new page the first scroll, to a heading perhaps, is the page's own and hides nothing. */
const SHOWN: NavbarScroll = { hidden: false, y: Infinity };

/** Whether the navbar is out of sight while the reader scrolls down, where the site is configured so. Marks `<html>` then. */
export function useHiddenNavbar(): boolean {
  const { hideNavbar } = useSiteSettings();
  const { pathname } = useLocation();
  const [state, setState] = useState({ ...SHOWN, pathname });
  if (state.pathname !== pathname) setState({ ...SHOWN, pathname });

  useThrottledScroll(
    INTERVAL,
    () =>
      setState((now) => ({ ...navbarAfterScroll(now, window.scrollY), pathname: now.pathname })),
    hideNavbar,
  );

  useEffect(() => {
    document.documentElement.toggleAttribute('data-navbar-hidden', state.hidden);
  }, [state.hidden]);
  return state.hidden;
}

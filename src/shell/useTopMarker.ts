import { useEffect, useState } from 'react';
import { useIsHome } from './useIsHome';
import { useThrottledScroll } from '../ui/useThrottledScroll';

/** Scrolled this far the home page counts as left at the top; pixels. */
const THRESHOLD = 100;
const INTERVAL = 100;
const MARKER = 'not-top-arrived';

/** Marks `<body>` while the home page is scrolled away from its top; CSS gives the navbar its background then. */
export function useTopMarker(): void {
  const isHome = useIsHome();
  const [isAway, setAway] = useState(false);
  useThrottledScroll(INTERVAL, () => setAway(window.scrollY >= THRESHOLD), isHome);

  useEffect(() => {
    if (!isHome || !isAway) return;
    document.body.classList.add(MARKER);
    return () => document.body.classList.remove(MARKER);
  }, [isHome, isAway]);
}

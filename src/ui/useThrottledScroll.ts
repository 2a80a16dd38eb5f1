import { useEffect, useRef } from 'react';
import { throttle } from 'throttle-debounce';

/**
 * Calls the handler at once and while the window scrolls or changes its size, at most once per interval
 * (milliseconds); not while `enabled` is false.
 */
export function useThrottledScroll(interval: number, handler: () => void, enabled = true): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });

  useEffect(() => {
    if (!enabled) return;
    const run = throttle(interval, () => latest.current());
    run();
    window.addEventListener('scroll', run, { passive: true });
    window.addEventListener('resize', run);
    return () => {
      run.cancel();
      window.removeEventListener('scroll', run);
      window.removeEventListener('resize', run);
    };
  }, [interval, enabled]);
}

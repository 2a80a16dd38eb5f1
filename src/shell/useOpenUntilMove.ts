import { useCallback, useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';

export interface Opening {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** Something that opens, and closes on a page change and when the window becomes `width` pixels wide. */
export function useOpenUntilMove(width: number): Opening {
  const { pathname } = useLocation();
  const [state, setState] = useState({ open: false, pathname });
  if (state.pathname !== pathname) setState({ open: false, pathname });

  const close = useCallback(() => setState((now) => ({ ...now, open: false })), []);
  const toggle = useCallback(() => setState((now) => ({ ...now, open: !now.open })), []);
  useEffect(() => {
    if (!state.open) return undefined;
    const isWide = window.matchMedia(`(min-width: ${width}px)`);
    isWide.addEventListener('change', close);
    return () => isWide.removeEventListener('change', close);
  }, [state.open, width, close]);
  return { open: state.open, close, toggle };
}

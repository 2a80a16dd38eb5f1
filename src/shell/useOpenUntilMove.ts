import { useCallback, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { useWindowSize } from '../ui/useWindowSize';

export interface Opening {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** Something that opens, and closes on a page change and when the window becomes `width` pixels wide. */
export function useOpenUntilMove(width: number): Opening {
  const { pathname } = useLocation();
  const isWide = useWindowSize().width >= width;
  const place = `${pathname} ${isWide}`;
  const [state, setState] = useState({ open: false, place });
  if (state.place !== place) setState({ open: false, place });

  const close = useCallback(() => setState((now) => ({ ...now, open: false })), []);
  const toggle = useCallback(() => setState((now) => ({ ...now, open: !now.open })), []);
  return { open: state.open, close, toggle };
}

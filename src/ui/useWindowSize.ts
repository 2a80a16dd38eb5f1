import { useSyncExternalStore } from 'react';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

const UNMEASURED: WindowSize = { width: Infinity, height: Infinity };

function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** The window's size, tracked; until it is measured the default, or `Infinity`. */
export function useWindowSize(byDefault: WindowSize = UNMEASURED): WindowSize {
  const width = useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => byDefault.width,
  );
  const height = useSyncExternalStore(
    subscribe,
    () => window.innerHeight,
    () => byDefault.height,
  );
  return { width, height };
}

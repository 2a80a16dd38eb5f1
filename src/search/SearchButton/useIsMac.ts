import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the reader's keyboard has a Command key; false until the page runs. */
export function useIsMac(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => /mac|iphone|ipad/i.test(navigator.userAgent),
    () => false,
  );
}

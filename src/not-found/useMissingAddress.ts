import { useEffect, useSyncExternalStore } from 'react';
import { languageOf, normaliseAddress, removeBase } from '../addresses/address';
import { useBase } from '../addresses/useBase';
import { respell } from './respell';

export interface MissingAddress {
  /** The address without base, query and hash. */
  readonly path: string;
  readonly language: string;
}

const subscribe = () => () => {};

/** The address that was not found, known once the page runs; goes on to the page when only the spelling differs. */
export function useMissingAddress(): MissingAddress | undefined {
  const { base, locales, defaultLocale } = useBase();
  const pathname = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => undefined,
  );
  const written = pathname && removeBase(pathname, base);

  useEffect(() => {
    const address = pathname && respell(pathname, base, defaultLocale);
    if (!address) return;
    const { search, hash } = window.location;
    window.location.replace(address + search + hash);
  }, [pathname, base, defaultLocale]);

  return written === undefined
    ? undefined
    : { path: normaliseAddress(written) ?? '', language: languageOf(written, locales) };
}

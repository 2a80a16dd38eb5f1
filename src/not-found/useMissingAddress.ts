import { useEffect, useSyncExternalStore } from 'react';
import { addBase, languageOf, normaliseAddress, removeBase } from '../addresses/address';
import { useBase } from '../addresses/useBase';

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
  const path = written && normaliseAddress(written);

  useEffect(() => {
    if (path === undefined) return;
    const page = path.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '') || '/';
    const { search, hash } = window.location;
    const address = addBase(encodeURI(page), base);
    if (address !== encodeURI(decodeURI(window.location.pathname))) {
      window.location.replace(address + search + hash);
    }
  }, [path, base, defaultLocale]);

  return written === undefined
    ? undefined
    : { path: path ?? '', language: languageOf(written, locales) };
}

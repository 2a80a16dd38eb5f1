import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { redirects } from './redirects';
import { hasGlobalExtras } from '../ui/global-extras';
import { compileRedirects, newAddress } from './resolve-redirect';
import { useBase } from './useBase';

const rules = compileRedirects(redirects, (message) => console.warn(message));

/** Sends old addresses to their new place; the pattern sees the path without base. */
export function useOldAddresses(): void {
  const { pathname, hash } = useLocation();
  const { base } = useBase();

  useEffect(() => {
    const target = hasGlobalExtras() && newAddress(rules, pathname, hash, base);
    if (target) window.location.replace(target);
  }, [pathname, hash, base]);
}

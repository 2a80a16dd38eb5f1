import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { redirects } from './redirects';
import { addBase, normaliseAddress, removeBase } from './address';
import { hasGlobalExtras } from '../ui/global-extras';
import { compileRedirects, resolveRedirect } from './resolve-redirect';
import { useBase } from './useBase';

const rules = compileRedirects(redirects, (message) => console.warn(message));

/** Sends old addresses to their new place; the pattern sees the path without base. */
export function useOldAddresses(): void {
  const { pathname, hash } = useLocation();
  const { base } = useBase();

  useEffect(() => {
    const path = normaliseAddress(removeBase(pathname, base));
    const target = hasGlobalExtras() && path !== undefined && resolveRedirect(rules, path, hash);
    if (target) window.location.replace(target.startsWith('/') ? addBase(target, base) : target);
  }, [pathname, hash, base]);
}

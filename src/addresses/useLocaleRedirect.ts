import { useEffect } from 'react';
import { addBase, removeBase } from './address';
import { localeRedirect, mayRedirect, type Visit } from './locale-redirect';
import { readStorage, writeStorage } from '../ui/storage';
import { useBase } from './useBase';
import { useSiteSettings } from '../ui/useSiteSettings';

const VISITED_KEY = 'site-visited';

/** Sends the first visit of a browser to the page in its own language. */
export function useLocaleRedirect(): void {
  const { base, locales, defaultLocale } = useBase();
  const { localeRedirect: mode } = useSiteSettings();

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const { userAgent, language } = window.navigator;
    const address = removeBase(pathname, base) + search + hash;
    const visit: Visit = {
      mode,
      userAgent,
      browserLanguage: language,
      address,
      locales,
      defaultLocale,
    };
    if (!mayRedirect(visit) || readStorage(VISITED_KEY)) return;
    writeStorage(VISITED_KEY, '1');
    const target = readStorage(VISITED_KEY) && localeRedirect(visit);
    if (target) window.location.replace(addBase(target, base));
  }, [base, locales, defaultLocale, mode]);
}

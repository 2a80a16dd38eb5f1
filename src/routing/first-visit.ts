import type { Behavior } from '../ui/behavior';
import { siteData } from '../ui/site-data';
import { readStorage, writeStorage } from '../ui/storage';
import { addBase, removeBase } from './address';
import { localeRedirect, mayRedirect, type Visit } from './locale-redirect';

const VISITED_KEY = 'site-visited';

/** Sends the first visit of a browser to the page in its own language. */
export const firstVisit: Behavior = {
  start() {
    const { base, locales, defaultLocale, localeRedirect: mode } = siteData();
    const { pathname, search, hash } = window.location;
    const { userAgent, language } = window.navigator;
    const visit: Visit = {
      mode,
      userAgent,
      browserLanguage: language,
      address: removeBase(pathname, base) + search + hash,
      locales,
      defaultLocale,
    };
    if (!mayRedirect(visit) || readStorage(VISITED_KEY)) return;
    writeStorage(VISITED_KEY, '1');
    const target = readStorage(VISITED_KEY) && localeRedirect(visit);
    if (target) window.location.replace(addBase(target, base));
  },
};

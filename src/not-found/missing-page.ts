import { addBase, findLanguage, removeBase, swapLanguage } from '../routing/address';
import type { Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';
import { siteData } from '../ui/site-data';
import { respell } from './respell';

/**
 * The 404 page goes on to the page that the reader means where only the spelling differs. Otherwise it suggests pages.
 * Hosts know one such page, the default language's: below another language's path, that language's takes its place.
 */
export const missingPage: Behavior = {
  onPage(showAgain) {
    const page = document.querySelector<HTMLElement>(marked('missingPage'));
    if (!page) return;
    const { base, defaultLocale, locale, locales } = siteData();
    const { pathname, search, hash } = window.location;
    const address = respell(pathname, base, defaultLocale);
    if (address) {
      window.location.replace(address + search + hash);
      return;
    }
    const language = findLanguage(removeBase(pathname, base), locales);
    const complete = async () => {
      const { showLanguage, suggestPages } = await import('./complete-page');
      if (language === locale) return suggestPages(page);
      await showLanguage(addBase(swapLanguage('/404.html', language, locales), base));
      return showAgain();
    };
    complete().catch((error: unknown) => console.warn('The 404 page suggests nothing.', error));
  },
};

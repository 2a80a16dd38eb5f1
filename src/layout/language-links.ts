import { chooseLanguage } from '../i18n/chosen-language';
import { findLanguage, removeBase } from '../routing/address';
import { on, type Behavior } from '../ui/behavior';
import { siteData } from '../ui/site-data';

/** A link to this page in another language takes query and hash along; one to a language's home, from a missing page, doesn't. The choice is kept. */
export const languageLinks: Behavior = {
  listeners: [
    on('click', '.navbar a[lang]', (element) => {
      const link = element as HTMLAnchorElement;
      const { base, locales } = siteData();
      chooseLanguage(findLanguage(removeBase(link.pathname, base), locales));
      const isSamePage = link.closest('ul')!.querySelector('[aria-current]') !== null;
      if (!isSamePage) return;
      link.search = window.location.search;
      link.hash = window.location.hash;
    }),
  ],
};

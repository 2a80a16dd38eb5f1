import { on, type Behavior } from '../ui/behavior';

/** A link to this page in another language takes query and hash along; one to a language's home, from a missing page, doesn't. */
export const languageLinks: Behavior = {
  listeners: [
    on('click', '.navbar a[lang]', (element) => {
      const link = element as HTMLAnchorElement;
      const isSamePage = link.closest('ul')!.querySelector('[aria-current]') !== null;
      if (!isSamePage) return;
      link.search = window.location.search;
      link.hash = window.location.hash;
    }),
  ],
};

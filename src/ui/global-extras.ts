import { hiddenParts } from './page-parts';

/** The class that pages with front matter `globalUIComponents: false` have on `<html>`. */
const NO_EXTRAS_CLASS = 'hide-globalUIComponents';

/** Whether image zoom, feed links and redirects are on for the page shown. */
export function hasGlobalExtras(): boolean {
  const isOffInPage = document.documentElement.classList.contains(NO_EXTRAS_CLASS);
  return !isOffInPage && !hiddenParts({}, window.location.search).includes('globalUIComponents');
}

import type { Behavior } from '../ui/behavior';
import { dataAttributes } from '../ui/dom-contract';
import { siteData } from '../ui/site-data';
import { hasGlobalExtras, hiddenParts } from '../ui/page-parts';
import { addBase, encodeAddress, normaliseAddress, removeBase } from './address';
import { redirects } from './redirects';
import { compileRedirects, newAddress } from './resolve-redirect';

const rules = compileRedirects(redirects, (message) => console.warn(message));

/** A page that was reached as `/a.html` or `/a/index` shows its clean address; query and hash stay. */
function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const { base } = siteData();
  const path = normaliseAddress(removeBase(pathname, base));
  if (!/(?:\.html|\/index)$/.test(pathname) || path === undefined) return;
  window.history.replaceState(
    window.history.state,
    '',
    addBase(encodeAddress(path), base) + search + hash,
  );
}

/** Sends old addresses to their new place; the pattern sees the path without base. */
function leaveOldAddress(): void {
  const { pathname, hash } = window.location;
  const target = hasGlobalExtras() && newAddress(rules, pathname, hash, siteData().base);
  if (target) window.location.replace(target);
}

/** The parts that the query hides; src/plugins/page-template/early.js hides them from the first paint on. */
function hideParts(): void {
  dataAttributes(document.documentElement).hide = hiddenParts({}, window.location.search).join(' ');
  if (hasGlobalExtras()) return;
  for (const link of document.querySelectorAll('link[rel="alternate"][type$="+xml"]'))
    link.remove();
}

/** Handles an address's other requests besides its page: clean form, redirects, hidden parts. */
export const addressBar: Behavior = {
  start: cleanAddress,
  onPage() {
    leaveOldAddress();
    hideParts();
  },
};

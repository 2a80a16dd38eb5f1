const DEFAULT_LANGUAGE = 'en';

/** `/docs/guide` without the base `/docs/` is `/guide`; segment boundaries count. */
export function removeBase(pathname: string, base: string): string {
  return `${pathname}/`.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}

/** `/guide/` below the base `/docs/` is `/docs/guide/`; a path that has the base stays. Never another site's, as `//host` is. */
export function addBase(pathname: string, base: string): string {
  // Browsers leave out tabs and line breaks, and read a backslash as a slash.
  const path = `/${pathname.replace(/^[/\\\t\n\r]+/, '')}`;
  return path.startsWith(base) ? path : base + path.slice(1);
}

/** Decoded, without a final `.html`, a final `/index` as `/`; undefined for a malformed `%` sequence. */
export function normaliseAddress(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
      .replace(/\.html$/, '')
      .replace(/\/index$/, '/');
  } catch {
    return undefined;
  }
}

/** A decoded path as an address. */
export const encodeAddress = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** The language of a path without base: its first segment when that is a locale. */
export function findLanguage(pathname: string, locales: readonly string[]): string {
  const first = pathname.split('/')[1] ?? '';
  return locales.includes(first) ? first : DEFAULT_LANGUAGE;
}

/** The same page in another language; the default language has no prefix. Query and hash stay. */
export function swapLanguage(address: string, to: string, locales: readonly string[]): string {
  const pathname = address.replace(/[?#].*/, '');
  const rest = address.slice(pathname.length);
  const from = findLanguage(pathname, locales);
  const hasPrefix = pathname === `/${from}` || pathname.startsWith(`/${from}/`);
  const page = (hasPrefix ? pathname.slice(from.length + 1) : pathname) || '/';
  return (to === DEFAULT_LANGUAGE ? page : `/${to}${page}`) + rest;
}

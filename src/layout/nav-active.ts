import { swapLanguage } from '../routing/address';

/** The fields of a navbar item that decide whether it is active. */
export interface NavTarget {
  readonly to?: string;
  /** An unanchored regular expression on the path without base. */
  readonly activeBaseRegex?: string;
}

/** Whether a navbar item is active on the page at a path without base: by its regular expression, else by prefix. */
export function isNavActive(
  { to, activeBaseRegex }: NavTarget,
  path: string,
  locales: readonly string[],
): boolean {
  if (activeBaseRegex) return new RegExp(activeBaseRegex).test(path);
  return Boolean(to) && swapLanguage(path, 'en', locales).startsWith(to!);
}

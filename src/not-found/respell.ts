import { addBase, encodeAddress, normaliseAddress, removeBase } from '../routing/address';

/** Where the page of a missing address may be: at this site's spelling of it, if that is another one. */
export function respell(pathname: string, base: string, defaultLocale: string): string | undefined {
  const path = normaliseAddress(removeBase(pathname, base));
  if (path === undefined) return undefined;
  const page = path.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '') || '/';
  const address = addBase(encodeAddress(page), base);
  return address === pathname ? undefined : address;
}

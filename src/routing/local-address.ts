import { siteData } from '../ui/site-data';
import { addBase, swapLanguage } from './address';

/**
 * The address of a page or file in the reader's language.
 * @example localAddress('/config/#all-options') // => '/zh/config/#all-options'
 */
export function localAddress(path: string): string {
  const { base, locale, locales } = siteData();
  return addBase(swapLanguage(path, locale, locales), base);
}

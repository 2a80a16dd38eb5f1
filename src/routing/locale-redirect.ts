import type { LocaleRedirectMode } from '../ui/site-settings';
import { languageOf, swapLanguage } from './address';

export interface Visit {
  readonly mode: LocaleRedirectMode;
  readonly userAgent: string;
  /** `navigator.language`, such as `zh-TW`. */
  readonly browserLanguage: string;
  /** Path without the base, with query and hash. */
  readonly address: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
}

const BOT = /bot|spider|crawl|lighthouse/i;

/** Whether this visit counts as the one visit that may be redirected. */
export const mayRedirect = ({ mode, userAgent }: Visit): boolean =>
  mode !== 'never' && !BOT.test(userAgent);

/** Where the first visit of a browser goes instead, or undefined to stay. */
export function localeRedirect(visit: Visit): string | undefined {
  const { mode, browserLanguage, address, locales, defaultLocale } = visit;
  if (!mayRedirect(visit)) return undefined;
  const current = languageOf(address.replace(/[?#].*/, ''), locales);
  const wanted = browserLanguage.split('-')[0]!.toLowerCase();
  if (wanted === current || !locales.includes(wanted)) return undefined;
  const isOtherToOther = current !== defaultLocale && wanted !== defaultLocale;
  if (mode === 'only-default-lang' && isOtherToOther) return undefined;
  return swapLanguage(address, wanted, locales);
}

import { addBase, encodeAddress, normaliseAddress, removeBase } from './address';
import type { RedirectRule } from './redirects';

export interface CompiledRedirect {
  readonly pattern: RegExp;
  readonly to: string;
}

/** Whether a redirect leads to another site. */
export const isExternal = (to: string) => /^(?:https?:|mailto:|tel:)/i.test(to);

/** One entry per pattern, in order. An invalid pattern is reported once and left out. */
export function compileRedirects(
  rules: readonly RedirectRule[],
  warn: (message: string) => void,
): CompiledRedirect[] {
  return rules.flatMap(({ from, to }) =>
    [from].flat().flatMap((source) => {
      try {
        return [{ pattern: new RegExp(source), to }];
      } catch {
        warn(`Invalid redirect pattern: ${source}`);
        return [];
      }
    }),
  );
}

/** The new path of an old one, or undefined. Internal: the matched part is replaced, the hash kept, the query dropped. */
export function resolveRedirect(
  redirects: readonly CompiledRedirect[],
  pathname: string,
  hash = '',
): string | undefined {
  const match = redirects.find(({ pattern }) => pattern.test(pathname));
  if (!match) return undefined;
  return isExternal(match.to)
    ? match.to
    : encodeAddress(pathname.replace(match.pattern, match.to)) + hash;
}

/** Where an address of the site leads now, as a browser shows both: with their base; or undefined. */
export function newAddress(
  redirects: readonly CompiledRedirect[],
  pathname: string,
  hash: string,
  base: string,
): string | undefined {
  const path = normaliseAddress(removeBase(pathname, base));
  const target = path === undefined ? undefined : resolveRedirect(redirects, path, hash);
  return target && !isExternal(target) ? addBase(target, base) : target;
}

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

/** The new address of an old one, or undefined. Internal: the matched part is replaced, the hash kept, the query dropped. */
export function resolveRedirect(
  redirects: readonly CompiledRedirect[],
  pathname: string,
  hash = '',
): string | undefined {
  const match = redirects.find(({ pattern }) => pattern.test(pathname));
  if (!match) return undefined;
  return isExternal(match.to) ? match.to : pathname.replace(match.pattern, match.to) + hash;
}

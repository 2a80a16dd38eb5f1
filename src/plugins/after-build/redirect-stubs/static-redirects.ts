import { redirects, type RedirectRule } from '../../../routing/redirects';

/** A pattern that is one plain path, possibly anchored at its end; such a path can have a stub page. */
const PLAIN_PATH = /^\^?(\/[\w/-]+)\$?$/;

/** The stub pages for crawlers and readers without scripts, from the same table as the browser's redirects. */
export const staticRedirects = (
  rules: readonly RedirectRule[] = redirects,
): { from: string; to: string }[] =>
  rules.flatMap(({ from, to }) =>
    [from].flat().flatMap((pattern) => {
      const path = PLAIN_PATH.exec(pattern)?.[1];
      return path ? [{ from: path, to }] : [];
    }),
  );

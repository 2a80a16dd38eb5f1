import { escapeRegexp } from '@docusaurus/utils';
import { listFences } from '../pages/fences';
import type { Page } from '../pages/page';

/** What a page shows its readers: the code of its fences of a language that are no files, in order. */
export function shownOn(page: Page, lang: string): string[] {
  return listFences(page)
    .filter((fence) => fence.lang === lang && fence.title === undefined)
    .map(({ code }) => code);
}

/** An expression for code as a page shows it: spaces don't count, `…` and hashes are any text. */
export function toExpression(shown: string): RegExp {
  const text = escapeRegexp(compact(shown));
  return new RegExp(
    text.replaceAll('…', '.*?').replace(/\\\.[0-9a-f]{8}\\\./g, '\\.[0-9a-f]{8}\\.'),
  );
}

/** Code without spaces and without semicolons before a brace, for comparing. */
export function compact(code: string): string {
  return code.replace(/\s+/g, '').replaceAll(';}', '}');
}

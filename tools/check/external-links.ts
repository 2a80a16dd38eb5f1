import type { Check } from './check';
import { findFault } from '../links/address-form';
import { withoutHash } from '../links/external-links';
import { openLinksRecord, type LinksRecord } from '../links/links-record';
import { listLinks, type PageLink } from '../pages/links';
import type { Page } from '../pages/page';
import type { Problem } from '../pages/problem';

type Finding = Pick<Problem, 'what' | 'expected' | 'found' | 'fix'>;

const listExternal = (page: Page): PageLink[] =>
  listLinks(page).filter(({ url }) => /^https?:/.test(url));

/** Links to other sites have a good form and lead where nothing is known to have moved; the build follows those of the site. */
export const externalLinks: Check = {
  name: 'external-links',
  count: (pages) => pages.flatMap(listExternal).length,
  run: (pages) => checkLinks(pages, openLinksRecord()),
};

/** What is wrong with the links to other sites, by what is known of these. */
export const checkLinks = (pages: readonly Page[], record: LinksRecord): Problem[] =>
  pages.flatMap((page) =>
    listExternal(page).flatMap(({ url, line }) => {
      const finding = checkForm(url) ?? checkTarget(url, record);
      return finding ? [{ file: page.file, line, check: 'external-links', ...finding }] : [];
    }),
  );

function checkForm(url: string): Finding | undefined {
  const fault = findFault(url);
  if (!fault) return undefined;
  return {
    what: 'link to another site in a form that readers don’t need',
    expected: fault,
    found: url,
    fix: 'write it as the browser shows it once the page is there',
  };
}

function checkTarget(url: string, { moved, gone }: LinksRecord): Finding | undefined {
  const target = moved[withoutHash(url)];
  const missedOn = gone[withoutHash(url)];
  if (target)
    return {
      what: 'link to an address that has moved',
      expected: target,
      found: url,
      fix: 'read what is there now, then link to it',
    };
  if (!missedOn) return undefined;
  return {
    what: 'link to an address that is gone',
    expected: 'an address with something behind it',
    found: url,
    fix: `find what took its place; it was first missed on ${missedOn}`,
  };
}

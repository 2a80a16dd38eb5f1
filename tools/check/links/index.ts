import fs from 'node:fs';
import path from 'node:path';
import { listAnchors } from './anchors';
import type { Check } from '../check';
import { findFault } from '../../links/address-form';
import { withoutHash } from '../../links/external-links';
import { openLinksRecord } from '../../links/links-record';
import type { Docs } from '../../pages/docs';
import { projectRoot } from '../../pages/project-root';
import { listLinks, type PageLink } from '../../pages/links';
import { filesOfRoute } from '../../pages/page-paths';
import type { Page } from '../../pages/page';
import type { Problem } from '../../pages/problem';
import { readRoutes } from './routes';

type Finding = Pick<Problem, 'what' | 'expected' | 'found' | 'fix'>;

/** Links go to addresses of the site and to headings that are there, and to other sites in a good form and where nothing is known to have moved. */
export const links: Check = {
  name: 'links',
  count: (pages) => pages.flatMap(listLinks).length,
  run(pages, docs) {
    const routes = readRoutes();
    return pages.flatMap((page) =>
      listLinks(page).flatMap((link) => {
        const finding = checkLink(link, page, routes, docs);
        return finding ? [{ file: page.file, line: link.line, check: 'links', ...finding }] : [];
      }),
    );
  },
};

function checkLink(
  { url }: PageLink,
  page: Page,
  routes: Set<string>,
  docs: Docs,
): Finding | undefined {
  if (/^https?:/.test(url)) return checkExternal(url);
  if (/^(mailto|tel):/.test(url)) return undefined;
  const [address = '', hash] = url.split('#');
  if (address === '') return checkAnchor(page.file, hash, url, docs);
  if (!address.startsWith('/')) return checkRelative(page, url);
  if (routes.has(address)) {
    const file = filesOfRoute(address).find((candidate) => docs.page(candidate));
    return hash === undefined ? undefined : checkAnchor(file ?? address, hash, url, docs);
  }
  if (fs.existsSync(path.join(projectRoot, 'static', address))) return undefined;
  return {
    what: 'link to an address the site does not have',
    expected:
      nearestRoute(address, routes) ?? 'an address of tests/routes.txt or a file in static/',
    found: url,
    fix: 'write the address exactly as in tests/routes.txt, without a language',
  };
}

function checkExternal(url: string): Finding | undefined {
  const fault = findFault(url);
  if (fault)
    return {
      what: 'link to another site in a form that readers don’t need',
      expected: fault,
      found: url,
      fix: 'write it as the browser shows it once the page is there',
    };
  const { moved, gone } = openLinksRecord();
  const address = withoutHash(url);
  const target = moved[address];
  if (!target && !gone[address]) return undefined;
  return {
    what: `link to an address that ${target ? 'has moved' : 'is gone'}`,
    expected: target ?? 'an address with something behind it',
    found: url,
    fix: target
      ? 'read what is there now, then link to it'
      : `find what took its place; it was first missed on ${gone[address]}`,
  };
}

function checkAnchor(
  file: string,
  hash: string | undefined,
  url: string,
  docs: Docs,
): Finding | undefined {
  const anchors = listAnchors(file, docs);
  if (hash === undefined || anchors.has(decodeURIComponent(hash))) return undefined;
  const written = docs.page(file) !== undefined;
  return {
    what: written
      ? 'link to a heading the page does not have'
      : 'link to a heading of a page that is not there yet',
    expected: written
      ? `one of: ${[...anchors].map((id) => `#${id}`).join(' ')}`
      : `a page at ${file}`,
    found: url,
    fix: 'use the id of the English heading, in both languages',
  };
}

function checkRelative(page: Page, url: string): Finding | undefined {
  if (fs.existsSync(path.join(projectRoot, path.dirname(page.file), url))) return undefined;
  return {
    what: 'link that is neither from the root nor https',
    expected: '/config/dev/hmr or https://example.com',
    found: url,
    fix: 'write a site address from the root, or a full https address',
  };
}

function nearestRoute(address: string, routes: Set<string>): string | undefined {
  const bare = address
    .replace(/^\/(zh|en)(?=\/)/, '')
    .replace(/\/$/, '')
    .replace(/(\/index)?(\.html|\.mdx?)?$/, '');
  return [bare, `${bare}/`].find((route) => routes.has(route));
}

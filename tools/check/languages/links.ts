import { listHeadings } from '../../pages/headings';
import { listLinks, type PageLink } from '../../pages/links';
import type { Page } from '../../pages/page';
import type { Problem } from '../../pages/problem';
import type { Pair } from './pair';

interface Section {
  line: number;
  links: PageLink[];
}

/** The same links in each section; their order may follow the sentence. */
export function compareLinks({ en, zh }: Pair): Problem[] {
  const chinese = sectionsOf(zh);
  return sectionsOf(en).flatMap((section, index) => {
    const twin = chinese[index];
    if (!twin) return [];
    return [
      ...without(section.links, twin.links).map(({ url, line }) =>
        problem(
          zh.file,
          twin.line,
          `a link to ${url}  (${en.file}:${line})`,
          'no such link in this section',
        ),
      ),
      ...without(twin.links, section.links).map(({ url, line }) =>
        problem(zh.file, line, `no link, as in ${en.file}:${section.line} and below`, url),
      ),
    ];
  });
}

function sectionsOf(page: Page): Section[] {
  const starts = [1, ...listHeadings(page).map(({ line }) => line)];
  const links = listLinks(page);
  return starts.map((line, index) => ({
    line,
    links: links.filter((link) => link.line >= line && link.line < (starts[index + 1] ?? Infinity)),
  }));
}

const edition = /\/(?:lang\/)?(?:zh|zh-cn|zh-hans|cn|en-us)(?=\/|$)/i;
const chineseHost = /^https:\/\/(?:zh|zh-hans|cn)\./;

/** Another site's Chinese edition counts as the same link; MDN names its English one too (`en-US`). */
const sameInBoth = (url: string) =>
  url.startsWith('https:') ? url.replace(chineseHost, 'https://').replace(edition, '') : url;

/** The links of one list that are left when each of the other's takes away one. */
function without(links: PageLink[], others: PageLink[]): PageLink[] {
  const rest = others.map(({ url }) => sameInBoth(url));
  return links.filter(({ url }) => {
    const index = rest.indexOf(sameInBoth(url));
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

const problem = (file: string, line: number, expected: string, found: string): Problem => ({
  file,
  line,
  check: 'languages',
  what: "links differ from the English page's",
  expected,
  found,
  fix: 'use the same links in both languages',
});

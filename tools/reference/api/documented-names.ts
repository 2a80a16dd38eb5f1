import { visit } from 'unist-util-visit';
import { openDocs } from '../../pages/docs';
import { listHeadings } from '../../pages/headings';
import type { Page } from '../../pages/page';

const docs = openDocs();

/** An English page by its path below `docs/`; throws when it is not there. */
export function findPage(name: string): Page {
  const page = docs.page(`docs/${name}.mdx`);
  if (!page) throw new Error(`expected the page docs/${name}.mdx, found none`);
  return page;
}

/** The texts of a page's headings of a depth that match, without what `strip` removes; sorted. */
export function headingNames(page: Page, depth: number, strip: RegExp): string[] {
  return listHeadings(page)
    .filter((heading) => heading.depth === depth && strip.test(heading.text))
    .map(({ text }) => text.replace(strip, ''))
    .sort();
}

/** Every name in inline code, in a heading or in a fence of a page. */
export function mentionedNames(page: Page): Set<string> {
  const names = new Set<string>();
  const add = (text: string) => text.match(/[A-Za-z_$][\w$]*/g)?.forEach((name) => names.add(name));
  visit(page.tree, ['inlineCode', 'code'], (node) => add((node as { value: string }).value));
  listHeadings(page).forEach(({ text }) => add(text));
  return names;
}

import fs from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { parseFragment } from 'parse5';
import { adapter as treeAdapter } from 'parse5-htmlparser2-tree-adapter';
import { basePath, builtIndex, languageFolder, type Language } from '../search/built-index';
import { navbar } from '../../src/layout/navbar';

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
type Element = Extract<Node, { attribs: object }>;

/** A page of the site as a chapter of the book. */
export interface Chapter {
  /** Its anchor in the book. */
  readonly id: string;
  readonly title: string;
  /** Its section and its groups in the sidebar. */
  readonly trail: readonly string[];
  /** Its text, headings two levels deeper, links to other chapters inside of the book. */
  readonly html: string;
}

const hasClass = (element: Element, name: string) =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);

/** The pages of a language in the order of the sidebars, each with its file, its address and its trail. */
function pagesInOrder(language: Language) {
  const folder = languageFolder(language);
  const { names } = builtIndex(language);
  const base = basePath(names);
  const known = new Map(names.pages.map((page) => [page.path, page]));
  const fileOf = (address: string) => path.join(folder, address.slice(base.length), 'index.html');
  const starts = (navbar.items ?? []).flatMap(({ to }) =>
    typeof to === 'string' ? [to.slice(1)] : [],
  );
  const addresses = starts.flatMap((start) => {
    const document = parseDocument(fs.readFileSync(fileOf(base + start), 'utf8'));
    const menu = DomUtils.findOne(
      (element) => hasClass(element, 'theme-doc-sidebar-menu'),
      document.children,
    );
    return DomUtils.getElementsByTagName('a', menu ?? []).map(({ attribs }) => attribs.href!);
  });
  const found = [...new Set(addresses)].filter((address) => known.has(address));
  const missing = [...known.keys()].filter((address) => !found.includes(address));
  if (missing.length) {
    throw new Error(
      `The book: expected each page in a sidebar, found ${missing.length} in none: ${missing.join(', ')}.`,
    );
  }
  return found.map((address) => ({ ...known.get(address)!, file: fileOf(address) }));
}

/** Whether an element is a word that the site explains in a note. */
const isTerm = ({ attribs }: Element) => 'popovertarget' in attribs;

const isLeftOut = (element: Element) =>
  (element.name === 'button' && !isTerm(element)) ||
  ['script', 'style', 'header'].includes(element.name) ||
  element.attribs.role === 'tablist' ||
  element.attribs['data-markdown'] === 'skip' ||
  hasClass(element, 'hash-link');

/** Where links lead to: a chapter or a heading of one, otherwise the site. */
type LinkTarget = (href: string) => string;

/** Rewrites what is in an element for the book, in place. */
function rewrite(element: Element, chapter: string, target: LinkTarget, folder: string): void {
  for (const each of DomUtils.findAll(isLeftOut, element.children)) DomUtils.removeElement(each);
  for (const each of DomUtils.findAll(() => true, element.children)) {
    const { attribs } = each;
    if (attribs.id) attribs.id = `${chapter}-${attribs.id}`;
    if (attribs.href)
      attribs.href = attribs.href.startsWith('#')
        ? `#${chapter}-${attribs.href.slice(1)}`
        : target(attribs.href);
    if (attribs.src?.startsWith('/')) attribs.src = `file://${folder}${attribs.src}`;
    delete attribs.hidden;
    delete attribs.loading;
    // The tab that names the panel is left out.
    if (attribs.role === 'tabpanel') delete attribs['aria-labelledby'];
    if (each.name === 'details') attribs.open = '';
    if (isTerm(each)) Object.assign(each, { name: 'span', attribs: {} });
    const [, depth] = /^h([2-4])$/.exec(each.name) ?? [];
    if (depth) each.name = `h${Number(depth) + 1}`;
  }
}

/** The chapters of the book in a language, read from the last build. */
export function readChapters(language: Language): Chapter[] {
  const pages = pagesInOrder(language);
  const ids = new Map(pages.map(({ path }, index) => [path.replace(/\/$/, ''), `c${index + 1}`]));
  const folder = languageFolder('en');
  return pages.map(({ path: address, title, trail, file }) => {
    const html = fs.readFileSync(file, 'utf8');
    const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
    // The build leaves out end tags that HTML can do without.
    const content = DomUtils.findOne(
      (element) => hasClass(element, 'markdown'),
      parseFragment(article, { treeAdapter }).children,
    );
    const [, site] = /property="?og:url"? content="?([^" >]+)/.exec(html) ?? [];
    if (!content || !site) throw new Error(`${file}: expected a page of the site. Build it again.`);
    const id = ids.get(address.replace(/\/$/, ''))!;
    rewrite(
      content,
      id,
      (href) => {
        const [page, hash] = href.split('#') as [string, string | undefined];
        const chapter = ids.get(page.replace(/\/$/, ''));
        if (chapter) return `#${chapter}${hash ? `-${hash}` : ''}`;
        return new URL(href, site).href;
      },
      folder,
    );
    return { id, title, trail, html: DomUtils.getInnerHTML(content) };
  });
}

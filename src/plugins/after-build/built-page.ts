import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { parse } from 'parse5';

function withoutFrame(html: string): string {
  const start = html.indexOf('<main');
  return start < 0
    ? html
    : html.slice(0, html.indexOf('</head>')) + html.slice(start, html.lastIndexOf('</main>'));
}

/** A page that Docusaurus built. Its HTML is parsed once, however many steps ask for its elements. */
export class BuiltPage {
  private parsed?: Root;
  private prepended = '';
  private appended = '';

  /** @param path the page's address, with base and language, such as `/zh/config/mode` */
  constructor(
    readonly path: string,
    private readonly built: string,
  ) {}

  /**
   * The elements of the head and of `<main>` as Docusaurus built them, without what steps have added. Navigation and
   * footer are two thirds of a page, and no step reads them.
   */
  get tree(): Root {
    // hast-util-from-html would also note the place of each element, which takes half as long again.
    return (this.parsed ??= fromParse5(parse(withoutFrame(this.built))) as Root);
  }

  /** The addresses of all its pictures, those of the navigation too. */
  get pictures(): string[] {
    return [...this.built.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, address]) => address!);
  }

  get isChanged(): boolean {
    return Boolean(this.prepended || this.appended);
  }

  /** The page with what steps have added. @throws Error where there is no head to add it to */
  get html(): string {
    if (!this.isChanged) return this.built;
    const [, start, head, end] = /^(.*?<head\b[^>]*>)(.*?)(<\/head>.*)$/s.exec(this.built) ?? [];
    if (start === undefined) throw new Error('expected <head> and </head>, found none.');
    return start + this.prepended + head + this.appended + end;
  }

  /** Adds HTML before everything else in the head. */
  prependToHead(html: string): void {
    this.prepended = html + this.prepended;
  }

  /** Adds HTML at the end of the head. */
  appendToHead(html: string): void {
    this.appended += html;
  }

  /** The document's title, which ends in the site's name; empty where there is none. */
  get title(): string {
    const title = select('title', this.head);
    return title ? toString(title) : '';
  }

  /** The content of a `<meta>`, by its `name` or `property`. */
  meta(name: string): string | undefined {
    const tag = select(`meta[name="${name}"], meta[property="${name}"]`, this.head);
    return tag && String(tag.properties.content);
  }

  /** Whether search engines may list it; the 404 page is not for them. */
  get isListed(): boolean {
    return !this.path.endsWith('/404.html') && !this.meta('robots')?.includes('noindex');
  }

  private get head(): Element | undefined {
    return select('head', this.tree);
  }
}

import { closest, distance } from 'fastest-levenshtein';
import { SearchEngine } from '../engine/engine';
import type { IndexPage, IndexTexts } from '../engine/index/index-format';
import { searchWords } from '../words/search-words';
import { builtIndex, type Language } from './built-index';

/** What answers on a page: the page itself or a section, with its address, and an excerpt where its text answers. */
export interface FoundPassage {
  readonly heading: string;
  readonly address: string;
  readonly text?: string;
}

/** A page that answers a query. */
export interface FoundPage {
  readonly title: string;
  readonly address: string;
  /** Its place in the site: section, sidebar groups. */
  readonly trail: readonly string[];
  /** Option pages: the option's type on one line. */
  readonly type?: string;
  readonly passages: readonly FoundPassage[];
}

/** The answer to a query, best page first. */
export interface FoundPages {
  readonly query: string;
  readonly language: Language;
  /** How many pages answer, given or not. */
  readonly total: number;
  readonly pages: readonly FoundPage[];
}

/** The text of a page or of one of its sections. */
export interface DocsPage {
  readonly title: string;
  readonly address: string;
  readonly language: Language;
  readonly text: string;
}

/** What is known of an option. */
export interface DocsOption {
  readonly option: string;
  readonly type: string;
  readonly default: unknown;
  readonly description: string;
  readonly address: string;
  readonly headings: readonly string[];
}

/** A page without what an address may have beyond it: origin, query, hash, the endings of files. */
function pathOf(address: string): string {
  const path = address
    .replace(/^[a-z]+:\/\/[^/]*/, '')
    .replace(/[?#].*/, '')
    .replace(/(?:\.md|\.html)$/, '')
    .replace(/(?:^|\/)index$/, '/')
    .replace(/\/$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** `string = "'/'"`, as the index has the facts of an option, in its parts. */
function factsOf(about: string): Pick<DocsOption, 'type' | 'default'> {
  for (let at = about.lastIndexOf(' = '); at > 0; at = about.lastIndexOf(' = ', at - 1)) {
    try {
      return { type: about.slice(0, at), default: JSON.parse(about.slice(at + 3)) };
    } catch {
      // An equals sign inside the default.
    }
  }
  return { type: about, default: undefined };
}

/** The docs of a build in one language, as tools without a browser ask for them. */
export class BuiltDocs {
  private readonly pages: readonly (IndexPage & IndexTexts)[];
  private readonly engine: SearchEngine;

  /** @throws Error where there is no build. */
  constructor(
    readonly language: Language,
    build?: string,
  ) {
    const { titles, texts } = builtIndex(language, build);
    this.pages = titles.pages.map((page, index) => ({ ...page, ...texts.pages[index]! }));
    this.engine = new SearchEngine(titles, searchWords);
    for (const _ of this.engine.addTexts(texts));
  }

  search(query: string, limit: number): FoundPages {
    const { pages, total } = this.engine.search(query, limit);
    return {
      query,
      language: this.language,
      total,
      pages: pages.map(({ title, trail, type, rows }) => ({
        title,
        address: rows[0]!.link.replace(/#.*/, ''),
        trail,
        ...(type && { type }),
        passages: rows.map(({ breadcrumb, link, snippet }) => ({
          heading: breadcrumb.map(({ text }) => text).join(' › '),
          address: link,
          ...(snippet && { text: snippet.text }),
        })),
      })),
    };
  }

  /** The page at an address, which may lack the site's base and language. @throws Error that names near pages. */
  page(address: string): DocsPage {
    const wanted = pathOf(address);
    const paths = this.pages.map(({ path }) => path.replace(/\/$/, ''));
    const [found] = paths
      .filter((path) => path.endsWith(wanted))
      .sort((a, b) => a.length - b.length);
    if (found === undefined) {
      throw new Error(
        `Expected the address of a page, found ${address}. The nearest is ${closest(wanted, paths)}.`,
      );
    }
    const page = this.pages[paths.indexOf(found)]!;
    return {
      title: page.title,
      address: page.path,
      language: this.language,
      text: textOf(page),
    };
  }

  /** The options of a path, or whose last part has that name. @throws Error that names near options. */
  options(name: string): DocsOption[] {
    const options = this.pages.filter(({ option }) => option);
    const exact = options.filter(({ option }) => option === name);
    const found = exact.length
      ? exact
      : options.filter(({ option }) => option!.endsWith(`.${name}`));
    if (!found.length) {
      const near = options
        .map(({ option }) => option!)
        .sort((a, b) => distance(a, name) - distance(b, name))
        .slice(0, 3);
      throw new Error(
        `Expected an option of Rsbuild, found ${name}. The nearest are ${near.join(', ')}.`,
      );
    }
    return found.map((page) => ({
      option: page.option!,
      ...factsOf(page.about!),
      description: page.description,
      address: page.path,
      headings: page.headings.map(([, text]) => text),
    }));
  }
}

/** A page as plain text with its headings. */
function textOf({ title, description, headings, texts }: IndexPage & IndexTexts): string {
  const sections = headings.map(
    ([depth, text], index) => `${'#'.repeat(depth)} ${text}\n\n${texts[index + 1]}`,
  );
  return [`# ${title}`, description, texts[0], ...sections].filter(Boolean).join('\n\n');
}

import fs from 'node:fs';
import path from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { markdownAddress } from '../../src/markdown/markdown-address';
import { REFERENCE_FILE, type Reference } from '../../src/plugins/after-build/reference/reference';
import { explainLog, type FoundMessage } from '../../src/messages/explain-log';
import { SearchEngine } from '../../src/search/engine/engine';
import { headingId, type IndexPage } from '../../src/search/engine/index-format';
import { searchWords } from '../../src/search/words/search-words';
import { BUILD_FOLDER, basePath, builtIndex, languageFolder, type Language } from './built-index';

/** The answer to a query, best page first. */
export type FoundPages = ReturnType<BuiltDocs['search']>;

/** A message that a log has, with the section that explains it. */
export interface ExplainedMessage extends Omit<FoundMessage, 'link'> {
  readonly heading: string;
  readonly address: string;
  /** The section as Markdown, without its heading. */
  readonly text: string;
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

/** A heading without what marks code in it. */
const plainHeading = (text: string) => text.replace(/^#+ /, '').replaceAll('`', '').trim();

/** The lines below a heading, up to the next one that is as high. @throws Error where the page has no such heading */
function sectionOf(markdown: string, heading: string): string {
  const lines = markdown.split('\n');
  const start = lines.findIndex(
    (line) => /^#+ /.test(line) && plainHeading(line) === plainHeading(heading),
  );
  if (start < 0) throw new Error(`Expected the heading ${heading} in the page, found none.`);
  const depth = lines[start]!.indexOf(' ');
  let isCode = false;
  const length = lines.slice(start + 1).findIndex((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    return !isCode && /^#+ /.test(line) && line.indexOf(' ') <= depth;
  });
  return lines
    .slice(start + 1, length < 0 ? undefined : start + 1 + length)
    .join('\n')
    .trim();
}

/** The docs of a build in one language, as tools without a browser ask for them. */
export class BuiltDocs {
  private readonly pages: readonly IndexPage[];
  /** The pages with all of their headings. */
  private readonly indexed: readonly IndexPage[];
  private readonly base: string;
  private readonly reference: Reference;
  private readonly engine: SearchEngine;

  /** @throws Error where there is no build. */
  constructor(
    readonly language: Language,
    private readonly build = BUILD_FOLDER,
  ) {
    const { names, index } = builtIndex(language, build);
    this.pages = names.pages;
    this.indexed = index.pages;
    this.base = basePath(names);
    this.reference = JSON.parse(fs.readFileSync(path.join(build, REFERENCE_FILE), 'utf8'));
    this.engine = new SearchEngine(index, searchWords);
  }

  /** The pages that answer, best first, with the sections that do; `total` counts those beyond the limit too. */
  search(query: string, limit: number) {
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
  page(address: string) {
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
      text: this.markdownOf(page.path),
    };
  }

  private markdownOf(address: string): string {
    const file = markdownAddress(address.slice(this.base.length));
    return fs.readFileSync(path.join(languageFolder(this.language, this.build), file), 'utf8');
  }

  /** The messages of a log that the pages explain, the likeliest first. */
  explain(log: string): ExplainedMessage[] {
    return explainLog(log).map(({ link, ...message }) => {
      const [path = '', anchor = ''] = link.split('#');
      const { address, text } = this.page(path);
      const page = this.indexed.find((indexed) => indexed.path === address);
      const heading = page?.headings.find((each) => headingId(each) === anchor)?.[1];
      if (heading === undefined)
        throw new Error(`Expected ${link} in the build, found no such heading.`);
      return {
        ...message,
        heading,
        address: `${address}#${anchor}`,
        text: sectionOf(text, heading),
      };
    });
  }

  /** The option of a path in the configuration, or those whose last part has that name. @throws Error that names near options. */
  options(name: string) {
    const { package: core, options } = this.reference;
    const exact = options.filter((option) => option.package === core && option.path === name);
    const found = exact.length
      ? exact
      : options.filter((option) => `.${option.path}`.endsWith(`.${name}`));
    if (!found.length) {
      const near = options
        .map((option) => option.path)
        .sort((a, b) => distance(a, name) - distance(b, name))
        .slice(0, 3);
      throw new Error(
        `Expected an option of Rsbuild, found ${name}. The nearest are ${near.join(', ')}.`,
      );
    }
    return found.map(({ path: option, description, url, headings, ...facts }) => ({
      option,
      ...facts,
      description: description[this.language],
      address: new URL(url[this.language]).pathname,
      headings: headings.map(({ text }) => text[this.language]),
    }));
  }
}

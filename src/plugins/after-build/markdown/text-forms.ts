import type { Element, ElementContent, Text } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';

/** The context of a page, besides its HTML, that its text depends on. */
export interface Surroundings {
  /** Makes an absolute address of one that the page names. */
  readonly resolve: (href: string) => string;
  /** The label of a kind of admonition, such as `warning`. */
  readonly admonitionLabel: (kind: string) => string;
}

/** An element of a page of which no text can be made. */
export class NoTextFormError extends Error {
  constructor(
    readonly element: string,
    /** The text of the heading above it; undefined before the first. */
    readonly heading: string | undefined,
  ) {
    super(
      `expected elements that have a text form, found <${element}>${heading ? ` below the heading “${heading}”` : ''}. ` +
        'If it says nothing, give it `data-markdown="skip"`. Otherwise add its form to src/plugins/after-build/markdown/text-forms.ts.',
    );
  }
}

/** Elements that Markdown has, or whose content reads as text. */
const READABLE = new Set(
  (
    'a abbr article aside b blockquote br code dd del div dt em figcaption figure h1 h2 h3 h4 h5 h6 header hr i img ins kbd li ' +
    'main mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var'
  ).split(' '),
);

/** Elements for use or layout rather than for reading. */
const CONTROLS = new Set(['button', 'nav', 'footer', 'script', 'style', 'link', 'wbr']);

const HEADING = /^h[1-6]$/;
const SIGNS: Record<string, string> = { add: '+', del: '-' };

const space = (): Text => ({ type: 'text', value: ' ' });

const label = (value: string) => h('p', h('strong', value));

const isSaid = ({ tagName, properties, children }: Element) =>
  !CONTROLS.has(tagName) &&
  properties.ariaHidden !== 'true' &&
  properties.dataMarkdown !== 'skip' &&
  !(properties.hidden && children.length === 0);

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

const hasTag = (name: string) => (node: ElementContent) =>
  node.type === 'element' && node.tagName === name;

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === 'element');

/** Code with what is behind the signs of its first line; `pre` in page-markdown.ts makes a fence of it. */
const fence = (language: string | undefined, meta: string, code: string) =>
  h('pre', { language, meta }, code.replace(/\n$/, ''));

const findLanguage = ({ properties: { className } }: Element) =>
  Array.isArray(className)
    ? className
        .map(String)
        .find((name) => name.startsWith('language-'))
        ?.slice('language-'.length)
    : undefined;

/** The sign of a line that a change adds or removes. */
const diffSign = (node: ElementContent) =>
  node.type === 'element'
    ? Object.entries(SIGNS).find(([kind]) => hasClass(node, kind))?.[1]
    : undefined;

/** Code with added and removed lines as a diff; undefined for other code. */
function toDiff(code: Element): string | undefined {
  if (!code.children.some(diffSign)) return undefined;
  let isLineStart = true;
  return code.children
    .map((node) => {
      const sign = diffSign(node);
      const value = toString(node);
      const signed = value.replace(/^(?!$)/gm, (_, at: number) =>
        at > 0 || isLineStart ? (sign ?? ' ') : '',
      );
      isLineStart = value.endsWith('\n');
      return signed;
    })
    .join('');
}

/** Makes of the site's HTML one that has a form in Markdown. */
class TextForms {
  private heading: string | undefined;

  constructor(private readonly surroundings: Surroundings) {}

  all(nodes: readonly ElementContent[]): ElementContent[] {
    return nodes.flatMap((node, i) => {
      // Links side by side are set apart by the layout.
      const isSecondLink = hasTag('a')(node) && i > 0 && hasTag('a')(nodes[i - 1]!);
      return isSecondLink ? [space(), ...this.one(node)] : this.one(node);
    });
  }

  private one(node: ElementContent): ElementContent[] {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || !isSaid(node)) return [];
    if (hasClass(node, 'theme-code-block')) return [this.codeBlock(node)];
    if (hasClass(node, 'tabs-container')) return this.tabs(node);
    if (hasClass(node, 'theme-admonition')) return [this.admonition(node)];
    if (hasClass(node, 'hash-link')) return [];
    const { tagName, properties, children } = node;
    if (tagName === 'dl') return [this.facts(node)];
    if (tagName === 'details') return this.details(node);
    if (tagName === 'pre') return [fence(findLanguage(node), '', toString(node))];
    if (tagName === 'code') return [h('code', toString(node))];
    if (tagName === 'img') return this.picture(node);
    if (tagName === 'figure' && 'dataPicture' in properties) return [this.drawing(node)];
    if (tagName === 'a') return [this.link(node)];
    if (!READABLE.has(tagName)) throw new NoTextFormError(tagName, this.heading);
    const content = h(tagName, { start: properties.start }, this.all(children));
    if (HEADING.test(tagName)) this.heading = toString(content).trim();
    // A span is a part of a layout, which sets it apart.
    return tagName === 'span' ? [space(), content, space()] : [content];
  }

  private codeBlock(node: Element) {
    const title = node.children.find(hasTag('div'));
    const code = select('code', node);
    const diff = toDiff(code!);
    const meta = title ? `title="${toString(title)}"` : '';
    return fence(diff === undefined ? findLanguage(node) : 'diff', meta, diff ?? toString(code!));
  }

  private tabs(node: Element) {
    const panels = selectAll('[role=tabpanel]', node);
    return selectAll('[role=tab]', node).flatMap((tab, i) => [
      label(toString(tab)),
      ...this.all(panels[i]!.children),
    ]);
  }

  private admonition(node: Element) {
    const kinds = (node.properties.className as string[]).map(
      (name) => /^theme-admonition-(\w+)$/.exec(name)?.[1],
    );
    const kind = this.surroundings.admonitionLabel(kinds.find(Boolean)!);
    const [heading, content] = elementsIn(node);
    const title = toString(heading!).trim();
    const isOwnTitle = title.toLowerCase() !== kind.toLowerCase();
    return h(
      'blockquote',
      label(isOwnTitle ? `${kind}: ${title}` : kind),
      this.all(content!.children),
    );
  }

  /** The facts of an option: a list of names and values. */
  private facts(node: Element) {
    const values = selectAll('dd', node);
    const items = selectAll('dt', node).map((name, i) => {
      const value = values[i]!;
      const inLine = [h('strong', toString(name)), ': ', ...this.inLine(value)];
      const blocks = selectAll('pre', value).map((pre) => fence('ts', '', toString(pre)));
      return h('li', blocks.length > 0 ? [h('p', inLine), ...blocks] : inLine);
    });
    return h('ul', items);
  }

  /** What of an option's value is in a line: all but code of several lines. */
  private inLine(value: Element): (ElementContent | string)[] {
    const parts = value.children.filter(hasTag('div')) as Element[];
    return (parts.length > 0 ? parts : [value])
      .map(({ children }) =>
        this.all(children.filter((child) => !hasTag('pre')(child) && !hasTag('details')(child))),
      )
      .flatMap((shown, i) => (i > 0 ? [', ', ...shown] : shown));
  }

  /** What folds: its name, then its content. */
  private details(node: Element) {
    const [summary, ...content] = node.children;
    if (select('h3', summary as Element))
      return this.all([...(summary as Element).children, ...content]);
    return [h('p', h('strong', this.all([summary!]))), ...this.all(content)];
  }

  private picture({ properties: { alt, src } }: Element) {
    return alt ? [h('img', { alt, src: this.surroundings.resolve(String(src)) })] : [];
  }

  /** A drawing becomes what it says to readers who don't see it. */
  private drawing(node: Element) {
    const svg = select('svg', node);
    return h('p', h('em', String(svg!.properties.ariaLabel)));
  }

  /** A card that is one link becomes a line with the link, then the card's text. */
  private link({ properties, children }: Element) {
    const href = this.surroundings.resolve(String(properties.href ?? ''));
    const title = children.find((child) => child.type === 'element' && HEADING.test(child.tagName));
    if (!title) return h('a', { href }, this.all(children));
    const rest = this.all(children.filter((child) => child !== title));
    return h('div', h('p', h('a', { href }, toString(title))), rest);
  }
}

/** Makes plain HTML of the site's: of its fences, tabs, admonitions, tables of options and cards. @throws NoTextFormError */
export const toPlainHtml = (
  nodes: readonly ElementContent[],
  surroundings: Surroundings,
): ElementContent[] => new TextForms(surroundings).all(nodes);

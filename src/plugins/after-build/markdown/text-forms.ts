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

/** Elements for use or layout rather than for reading. */
const CONTROLS = new Set(['button', 'nav', 'footer', 'script', 'style', 'link', 'wbr']);

const HEADING = /^h[1-6]$/;
const SIGNS: Record<string, string> = { add: '+', del: '-' };

const space = (): Text => ({ type: 'text', value: ' ' });

const label = (value: string) => h('p', h('strong', value));

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

const isSaid = (node: Element) =>
  !CONTROLS.has(node.tagName) &&
  !hasClass(node, 'hash-link') &&
  node.properties.ariaHidden !== 'true' &&
  node.properties.dataMarkdown !== 'skip' &&
  !(node.properties.hidden && node.children.length === 0);

const hasTag = (name: string) => (node: ElementContent) =>
  node.type === 'element' && node.tagName === name;

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === 'element');

/** Code with what is behind the signs of its first line; `pre` in page-markdown.ts makes a fence of it. */
const fence = (language: string | undefined, dataMeta: string | undefined, code: string) =>
  h(
    'pre',
    { dataMeta },
    h('code', { class: language && `language-${language}` }, code.replace(/\n$/, '')),
  );

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

function codeBlock(node: Element) {
  const title = node.children.find(hasTag('div'));
  const code = select('code', node)!;
  const diff = toDiff(code);
  const meta = title && `title="${toString(title)}"`;
  return fence(diff === undefined ? findLanguage(node) : 'diff', meta, diff ?? toString(code));
}

/** A drawing becomes what it says to readers who don't see it. */
const drawing = (node: Element) =>
  h('p', h('em', String(select('svg', node)!.properties.ariaLabel)));

/** Makes of the site's HTML one that has a form in Markdown: of its fences, tabs, admonitions, tables of options and cards. */
export function toPlainHtml(
  nodes: readonly ElementContent[],
  { resolve, admonitionLabel }: Surroundings,
): ElementContent[] {
  const all = (some: readonly ElementContent[]): ElementContent[] =>
    some.flatMap((node, i) => {
      // Links side by side are set apart by the layout.
      const isSecondLink = hasTag('a')(node) && i > 0 && hasTag('a')(some[i - 1]!);
      return isSecondLink ? [space(), ...one(node)] : one(node);
    });

  function one(node: ElementContent): ElementContent[] {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    if (node.properties.popoverTarget) return [term(node)];
    if (!isSaid(node)) return [];
    if (hasClass(node, 'theme-code-block')) return [codeBlock(node)];
    if (hasClass(node, 'tabs-container')) return tabs(node);
    if (hasClass(node, 'theme-admonition')) return [admonition(node)];
    const { tagName, properties, children } = node;
    if (tagName === 'dl') return [facts(node)];
    if (tagName === 'details') return details(node);
    if (tagName === 'pre') return [fence(findLanguage(node), undefined, toString(node))];
    if (tagName === 'code') return [h('code', toString(node))];
    if (tagName === 'img') return picture(node);
    if (tagName === 'figure' && 'dataPicture' in properties) return [drawing(node)];
    if (tagName === 'a') return [link(node)];
    const content = h(tagName, { start: properties.start }, all(children));
    // A span is a part of a layout, which sets it apart.
    return tagName === 'span' && !hasClass(node, 'whole') ? [space(), content, space()] : [content];
  }

  function tabs(node: Element) {
    const panels = selectAll('[role=tabpanel]', node);
    return selectAll('[role=tab]', node).flatMap((tab, i) => [
      label(toString(tab)),
      ...all(panels[i]!.children),
    ]);
  }

  function admonition(node: Element) {
    const kinds = (node.properties.className as string[]).map(
      (name) => /^theme-admonition-(\w+)$/.exec(name)?.[1],
    );
    const kind = admonitionLabel(kinds.find(Boolean)!);
    const [heading, content] = elementsIn(node);
    const title = toString(heading!).trim();
    const isOwnTitle = title.toLowerCase() !== kind.toLowerCase();
    return h('blockquote', label(isOwnTitle ? `${kind}: ${title}` : kind), all(content!.children));
  }

  /** The facts of an option: a list of names and values. */
  function facts(node: Element) {
    const values = selectAll('dd', node);
    const items = selectAll('dt', node).map((name, i) => {
      const value = values[i]!;
      const words = [h('strong', toString(name)), ': ', ...inLine(value)];
      const blocks = selectAll('pre', value).map((pre) => fence('ts', undefined, toString(pre)));
      return h('li', blocks.length > 0 ? [h('p', words), ...blocks] : words);
    });
    return h('ul', items);
  }

  /** What of an option's value is in a line: all but code of several lines. */
  function inLine(value: Element): (ElementContent | string)[] {
    const parts = value.children.filter(hasTag('div')) as Element[];
    return (parts.length > 0 ? parts : [value])
      .map(({ children }) =>
        all(children.filter((child) => !hasTag('pre')(child) && !hasTag('details')(child))),
      )
      .flatMap((shown, i) => (i > 0 ? [', ', ...shown] : shown));
  }

  /** What folds: its name, then its content. */
  function details(node: Element) {
    const [summary, ...content] = node.children;
    if (select('h3', summary as Element))
      return all([...(summary as Element).children, ...content]);
    return [h('p', h('strong', all([summary!]))), ...all(content)];
  }

  const picture = ({ properties: { alt, src } }: Element) =>
    alt ? [h('img', { alt, src: resolve(String(src)) })] : [];

  /** A card that is one link becomes a line with the link, then the card's text. */
  function link({ properties, children }: Element) {
    const href = resolve(String(properties.href ?? ''));
    const title = children.find((child) => child.type === 'element' && HEADING.test(child.tagName));
    if (!title) return h('a', { href }, all(children));
    const rest = all(children.filter((child) => child !== title));
    return h('div', h('p', h('a', { href }, toString(title))), rest);
  }

  /** A term leads where its note does. */
  function term({ properties, children }: Element) {
    const note = select(`#${String(properties.popoverTarget)} a`, {
      type: 'root',
      children: [...nodes],
    });
    return h('a', { href: resolve(String(note!.properties.href)) }, all(children));
  }

  return all(nodes);
}

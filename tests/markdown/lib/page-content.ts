import type { Element, Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';

/** What a page shows, read from its HTML on its own. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  /** Depth and text. */
  readonly headings: readonly (readonly [number, string])[];
  /** The code of each fence. */
  readonly fences: readonly string[];
  /** The texts of the cells of each row of each table. */
  readonly tables: readonly (readonly (readonly string[])[])[];
  /** All that is read, from block to block, without spaces. */
  readonly passages: readonly string[];
}

const NOT_READ = new Set([
  'script',
  'style',
  'button',
  'svg',
  'nav',
  'footer',
  'label',
  'input',
  'select',
]);

const oneLine = (text: string) =>
  text
    .replace(/[\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const classes = ({ properties }: Element) => (properties.className ?? []) as string[];

/** The name of a folded type says what a click does, of which a text has nothing. */
const isLabelOfType = (element: Element, above: readonly Element[]) =>
  element.tagName === 'summary' && above.some(({ tagName }) => tagName === 'dd');

/** Whether an element is a word that a note explains. */
const isTerm = ({ properties }: Element) => 'popoverTarget' in properties;

function isRead(element: Element, above: readonly Element[]): boolean {
  return (
    (!NOT_READ.has(element.tagName) || isTerm(element)) &&
    element.properties.ariaHidden !== 'true' &&
    !classes(element).includes('hash-link') &&
    element.properties.dataMarkdown !== 'skip' &&
    !isLabelOfType(element, above)
  );
}

/** Elements that are read, with those around them. */
function elementsIn(node: Nodes, above: readonly Element[] = []): [Element, readonly Element[]][] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child): [Element, readonly Element[]][] =>
    child.type === 'element' && isRead(child, above)
      ? [[child, above], ...elementsIn(child, [...above, child])]
      : [],
  );
}

function textOf(node: Nodes, above: readonly Element[] = []): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children
    .map((child) =>
      child.type === 'element'
        ? isRead(child, above)
          ? textOf(child, [...above, child])
          : ''
        : textOf(child, above),
    )
    .join('');
}

/** Text without spaces and case: spaces between the elements of a layout are those of its style sheet. */
export const dense = (text: string): string => text.replace(/[\s\u200b]+/g, '').toLowerCase();

const INLINE = new Set([
  'a',
  'b',
  'br',
  'button',
  'code',
  'em',
  'img',
  'kbd',
  'span',
  'strong',
  'wbr',
]);

function passagesOf(root: Element): string[] {
  const passages = [''];
  const walk = (node: Nodes, above: readonly Element[]) => {
    if (node.type === 'text') passages[passages.length - 1] += node.value;
    if (node.type !== 'element' || !isRead(node, above)) return;
    const isInline = INLINE.has(node.tagName);
    if (!isInline) passages.push('');
    for (const child of node.children) walk(child, [...above, node]);
    if (!isInline) passages.push('');
  };
  walk(root, []);
  return passages.map(dense).filter(Boolean);
}

function descriptionOf(html: string): string {
  const head = html.slice(html.indexOf('<meta'), html.indexOf('</head>'));
  const [meta] = elementsIn(fromParse5(parseFragment(head)))
    .map(([element]) => element)
    .filter(({ tagName, properties }) => tagName === 'meta' && properties.name === 'description');
  return String(meta?.properties.content);
}

export function pageContent(html: string): PageContent {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const all = elementsIn(fromParse5(parseFragment(main)));
  const ofClass = (name: string) => all.filter(([element]) => classes(element).includes(name));
  const article = all.filter(([{ tagName }]) => tagName === 'article');
  const [content] =
    ofClass('theme-doc-markdown')[0] ??
    (article.length === 1 ? article[0]! : all.find(([{ tagName }]) => tagName === 'main')!);
  const inside = elementsIn(content!);
  const withTag = (...names: string[]) =>
    inside.filter(([{ tagName }]) => names.includes(tagName)).map(([element]) => element);
  const [title] = withTag('h1');
  // A card's title is the text of its link, not a heading of the text.
  const headings = inside.filter(
    ([{ tagName }, above]) =>
      /^h[1-6]$/.test(tagName) && !above.some((element) => element.tagName === 'a'),
  );
  return {
    title: oneLine(textOf(title!)),
    description: descriptionOf(html),
    headings: headings.map(([element]) => [Number(element.tagName[1]), oneLine(textOf(element))]),
    fences: inside
      .filter(([element]) => classes(element).includes('theme-code-block'))
      .map(([element]) => {
        const [pre] = elementsIn(element).filter(([{ tagName }]) => tagName === 'pre');
        return textOf(pre![0]).replace(/\n$/, '');
      }),
    tables: withTag('table').map((table) =>
      elementsIn(table)
        .filter(([{ tagName }]) => tagName === 'tr')
        .map(([row]) =>
          elementsIn(row)
            .filter(([{ tagName }]) => tagName === 'td' || tagName === 'th')
            .map(([cell]) => dense(textOf(cell))),
        ),
    ),
    passages: passagesOf(content!),
  };
}

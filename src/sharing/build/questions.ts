import { DomUtils, parseDocument } from 'htmlparser2';
import type { Question } from './structured-data';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;

const RELATED = 'related';

const isElement = (node: Node): node is Element => 'attribs' in node;
const hasClass = (element: Element, name: string) =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);

/** The text of an element on one line; that of the link to a heading is a space without width. */
const lineOf = (element: Element) =>
  DomUtils.textContent(element)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

/** What an element says in an answer: paragraphs, items, rows of two cells. Code, tabs and comparisons are left to the page. */
function sentencesOf(element: Element): string[] {
  if (element.name === 'p') return [lineOf(element)];
  const partsOf = (name: string) => DomUtils.getElementsByTagName(name, element);
  if (element.name === 'ul' || element.name === 'ol') return [partsOf('li').map(lineOf).join('; ')];
  const rows = partsOf('tr').map((row) => row.children.filter(isElement));
  if (!rows.length || !rows.every((cells) => cells.length === 2)) return [];
  return [
    rows
      .slice(1)
      .map((cells) => cells.map(lineOf).join(' – '))
      .join('; '),
  ];
}

/** The questions and answers of a page all of whose sections are questions; none for other pages. */
export function questionsOf(html: string): Question[] {
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  const headings = [...article.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([h2]) => h2);
  const asked = headings.filter((h2) => /[?？](?:<|\u200b)/.test(h2)).length;
  if (!asked || asked < headings.filter((h2) => !h2.includes(`#${RELATED}`)).length) return [];
  const content = DomUtils.findOne(
    (element) => hasClass(element, 'markdown'),
    parseDocument(article).children,
  );
  const questions: { question: string; sentences: string[] }[] = [];
  for (const element of content?.children.filter(isElement) ?? []) {
    if (element.name === 'h2' && element.attribs.id === RELATED) break;
    if (element.name === 'h2') questions.push({ question: lineOf(element), sentences: [] });
    else questions.at(-1)?.sentences.push(...sentencesOf(element));
  }
  return questions
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ question, sentences }) => ({ question, answer: sentences.join(' ') }));
}

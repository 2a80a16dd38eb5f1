import type { Element, Nodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import type { Question } from './structured-data';

const RELATED = 'related';

/** The text of an element on one line; that of the link to a heading is a space without width. */
const toLine = (element: Element) =>
  toString(element)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === 'element');

/** What an element says in an answer: paragraphs, items, rows of two cells. Code, tabs and comparisons are left to the page. */
function toSentences(element: Element): string[] {
  if (element.tagName === 'p') return [toLine(element)];
  if (element.tagName === 'ul' || element.tagName === 'ol')
    return [selectAll('li', element).map(toLine).join('; ')];
  const rows = selectAll('tr', element).map(elementsIn);
  if (!rows.length || !rows.every((cells) => cells.length === 2)) return [];
  return [
    rows
      .slice(1)
      .map((cells) => cells.map(toLine).join(' – '))
      .join('; '),
  ];
}

/** The questions and answers of a page all of whose sections are questions; none for other pages. */
export function listQuestions(page: Nodes): Question[] {
  const content = select('article .markdown', page);
  const isRelated = ({ properties }: Element) => properties.id === RELATED;
  const headings = selectAll('h2', content).filter((heading) => !isRelated(heading));
  if (!headings.length || !headings.every((heading) => /[?？]$/.test(toLine(heading)))) return [];
  const questions: { question: string; sentences: string[] }[] = [];
  for (const element of elementsIn(content!)) {
    if (isRelated(element)) break;
    if (element.tagName === 'h2') questions.push({ question: toLine(element), sentences: [] });
    else questions.at(-1)?.sentences.push(...toSentences(element));
  }
  return questions
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ question, sentences }) => ({ question, answer: sentences.join(' ') }));
}

import { compareVersions } from './versions';
import { dataAttributes, marked } from '../ui/dom-contract';
import { makeElement } from '../ui/make-element';

/** What may hold a statement; the innermost one does. */
const BLOCKS = 'p, li, tr, summary';

const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ');

/** The block of the page's text that makes a statement; the cells of a row are joined by ` | ` there. */
function findBlock(statement: string): Element | undefined {
  const parts = statement.split(' | ');
  const blocks = [...document.querySelectorAll(`.theme-doc-markdown :is(${BLOCKS})`)];
  return blocks.filter((block) => parts.every((part) => textOf(block).includes(part))).at(-1);
}

const isConcerned = (item: HTMLElement, version: string): boolean => {
  const { since, before } = dataAttributes(item);
  return (
    (since !== undefined && compareVersions(version, since) >= 0) ||
    (before !== undefined && compareVersions(version, before) < 0)
  );
};

/** Puts what is true in a version beside each statement that isn't; the page's foot lists both. */
export function showVersionNotes(version: string): void {
  for (const item of document.querySelectorAll<HTMLElement>(marked('notedStatement'))) {
    if (!isConcerned(item, version)) continue;
    const block = findBlock(dataAttributes(item).notedStatement!);
    const target = block?.matches('tr') ? block.lastElementChild : block;
    target?.append(makeElement('br'), item.querySelector('small')!.cloneNode(true));
  }
}

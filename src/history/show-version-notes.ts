import { compareVersions } from './versions';
import { dataAttributes, marked } from '../ui/dom-contract';
import { makeElement } from '../ui/make-element';

/** What may hold a statement and its note; the innermost one does. */
const BLOCKS = 'p, li, tr, summary';
/** What may make a statement that its note follows. */
const CLOSED_BLOCKS = 'h2, h3, h4, pre';

const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ');

/** The blocks of the page's text that make a statement; the cells of a row are joined by ` | ` there. */
function findBlocks(kinds: string, statement: string): Element[] {
  const parts = statement.split(' | ');
  const blocks = [...document.querySelectorAll(`.theme-doc-markdown :is(${kinds})`)];
  return blocks.filter((block) => parts.every((part) => textOf(block).includes(part)));
}

function putBeside(statement: string, note: Node): void {
  const block = findBlocks(BLOCKS, statement).at(-1);
  const target = block?.matches('tr') ? block.lastElementChild : block;
  if (target) return target.append(makeElement('br'), note);
  const closed = findBlocks(CLOSED_BLOCKS, statement)[0];
  (closed?.closest('.theme-code-block') ?? closed)?.after(makeElement('p', {}, note));
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
    if (isConcerned(item, version))
      putBeside(dataAttributes(item).notedStatement!, item.querySelector('small')!.cloneNode(true));
  }
}

import { dataAttributes, marked } from '../ui/dom-contract';
import { quoteIn } from './issue-link';
import { selectedPassage, type Passage } from './selected-passage';
import styles from './passage-link.module.css';

/** Typing and dragging change a selection many times; milliseconds. */
const REST = 150;
/** From the passage, and from the window's edges; pixels. */
const GAP = 8;

let shown: HTMLAnchorElement | undefined;

function hide(): void {
  shown?.remove();
  shown = undefined;
}

const within = (place: number, size: number, room: number) =>
  Math.max(GAP, Math.min(place, room - size - GAP));

/** Puts the link below the passage, inside of the window. */
function place(link: HTMLElement, { left, width, bottom }: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = link;
  link.style.left = `${within(left + (width - offsetWidth) / 2, offsetWidth, clientWidth)}px`;
  link.style.top = `${within(bottom + GAP, offsetHeight, clientHeight)}px`;
}

/** Shows the link to an issue that quotes a passage; `report` is the page's own link to an issue, and has the words. */
function show({ text, box }: Passage, report: HTMLAnchorElement): void {
  const link = document.createElement('a');
  link.className = styles.report!;
  link.href = quoteIn(report.href, text);
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = dataAttributes(report).report!;
  // A press would end the selection, and with it the link.
  link.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(link);
  place(link, box);
  shown = link;
}

function update(): void {
  hide();
  const passage = selectedPassage();
  const report = document.querySelector<HTMLAnchorElement>(`a${marked('report')}`);
  if (passage && report) show(passage, report);
}

/** From now on, a selected passage has a link that reports an error in it. */
export function offerPassageLinks(): void {
  let timer: ReturnType<typeof setTimeout>;
  const updateAtRest = () => {
    clearTimeout(timer);
    timer = setTimeout(update, REST);
  };
  document.addEventListener('selectionchange', updateAtRest);
  document.addEventListener('scroll', updateAtRest, { passive: true });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  update();
}

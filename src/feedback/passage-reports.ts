import type { Behavior } from '../ui/behavior';
import { dataAttributes, marked } from '../ui/dom-contract';
import { quoteIn } from './issue-link';
import styles from './passage-reports.module.css';

/** Typing and dragging change a selection many times; milliseconds. */
const REST = 150;
/** From the passage, and from the window's edges; pixels. */
const GAP = 8;

let shown: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout>;

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

/** Shows a link to an issue that quotes a passage; `report` is the page's own link to an issue, and has the words. */
function show(text: string, box: DOMRect, report: HTMLAnchorElement): void {
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

/** Shows the link for what is selected in the page's text, on pages that ask for feedback. */
function update(): void {
  hide();
  const report = document.querySelector<HTMLAnchorElement>(`a${marked('report')}`);
  const selection = document.getSelection();
  const text = selection?.toString().trim();
  if (!report || !selection || !text) return;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: around } = range;
  const element = around instanceof Element ? around : around.parentElement;
  if (element?.closest('.markdown')) show(text, range.getBoundingClientRect(), report);
}

function updateAtRest(): void {
  clearTimeout(timer);
  timer = setTimeout(update, REST);
}

/** An error can be reported in a passage that is selected. */
export const passageReports: Behavior = {
  start() {
    document.addEventListener('selectionchange', updateAtRest);
    document.addEventListener('scroll', () => shown && updateAtRest(), { passive: true });
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') hide();
    });
  },
  onPage: hide,
};

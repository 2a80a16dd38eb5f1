import { on, type Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';

const FIELD = marked('pasteMessage');

/** From how many characters on a paste is shortened. */
const LONG = 16_000;

const asField = (element: HTMLElement) => element as HTMLTextAreaElement;

/** The code that answers comes when a reader is about to paste. */
const load = () => import('./answer');

const report = (error: unknown) => console.error('The message could not be looked up.', error);

function answer(element: HTMLElement): void {
  load().then(({ showAnswer }) => {
    if (element.isConnected) showAnswer(asField(element));
  }, report);
}

/** The field for a message, on pages that have one. */
export const pasteMessage: Behavior = {
  listeners: [
    on('focusin', FIELD, () => void load().catch(report)),
    on('input', FIELD, answer),
    on('paste', FIELD, (element, event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.length < LONG) return;
      // A field would lay out megabytes of it.
      event.preventDefault();
      load().then(({ pasteShortened }) => pasteShortened(asField(element), text), report);
    }),
  ],
  onPage() {
    const field = document.querySelector<HTMLTextAreaElement>(FIELD);
    if (field?.value) answer(field);
  },
};

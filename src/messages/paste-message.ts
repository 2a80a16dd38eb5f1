import { answerForms, textIn } from '../ui/answer-forms';
import { on, type Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';
import { shorten } from './shorten';

const behavior = answerForms('message', () => import('./answer'));

/** The form for a message, on pages that have one. */
export const pasteMessage: Behavior = {
  ...behavior,
  listeners: [
    ...behavior.listeners!,
    on('paste', marked('paste', 'message'), (form, event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const shortened = shorten(text);
      if (shortened === text) return;
      // A field would lay out megabytes of it.
      event.preventDefault();
      const field = textIn(form);
      field.setRangeText(shortened, field.selectionStart, field.selectionEnd, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  ],
};

import { on, type Behavior } from './behavior';
import { marked, type DataAttributes } from './dom-contract';

interface Answers {
  /** Shows what is known of the text in a form. */
  readonly showAnswer: (form: HTMLElement) => void | Promise<void>;
}

export const textIn = (form: Element): HTMLTextAreaElement => form.querySelector('textarea')!;

/** Answers what readers paste into a form of src/ui/PasteForm, by code that comes when they are about to do so. */
export function answerForms(name: DataAttributes['paste'], load: () => Promise<Answers>): Behavior {
  const selector = marked('paste', name);
  const answer = async (form: HTMLElement) => {
    const failure = form.querySelector<HTMLElement>('[role="alert"]')!;
    try {
      const { showAnswer } = await load();
      // The reader may have left the page.
      if (form.isConnected) await showAnswer(form);
      failure.hidden = true;
    } catch (error) {
      console.error('What was pasted could not be looked up.', error);
      failure.hidden = false;
    }
  };
  return {
    listeners: [
      on('focusin', selector, () => void load().catch(() => {})),
      on('input', selector, (form) => void answer(form)),
    ],
    onPage() {
      const form = document.querySelector<HTMLElement>(selector);
      // A browser fills in again what was there, and a reader can be quicker than the scripts.
      if (form && textIn(form).value) void answer(form);
    },
  };
}

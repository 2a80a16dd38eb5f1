import { on, type Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';

const FORM = `form${marked('between')}`;

/** Compares two versions by code and data that come when a reader asks for it. */
async function compare(form: HTMLFormElement, button?: HTMLElement | null): Promise<void> {
  const failure = form.querySelector<HTMLElement>('[role="alert"]')!;
  try {
    const { showDifferences } = await import('./show-differences');
    await showDifferences(form, button);
    failure.hidden = true;
  } catch (error) {
    console.error('The versions could not be compared.', error);
    failure.hidden = false;
  }
}

/** The form for two versions, which the address may have filled in already. */
export const betweenVersions: Behavior = {
  listeners: [
    on('submit', FORM, (form, event) => {
      event.preventDefault();
      void compare(form as HTMLFormElement, (event as SubmitEvent).submitter);
    }),
  ],
  onPage() {
    const form = document.querySelector<HTMLFormElement>(FORM);
    if (form && /[?&](?:from|to)=/.test(window.location.search)) void compare(form);
  },
};

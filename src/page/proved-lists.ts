import { on, type Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';

/** The line below a page that unfolds to its proved statements; their list comes when it is opened. */
export const provedLists: Behavior = {
  listeners: [
    on('toggle', `details${marked('proved')}`, (element) => {
      const details = element as HTMLDetailsElement;
      if (!details.open) return;
      import('./proved-list').then(
        ({ showProvedList }) => showProvedList(details),
        (error: unknown) => console.error('The list could not be shown.', error),
      );
    }),
  ],
};

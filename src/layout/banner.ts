import { on, type Behavior } from '../ui/behavior';
import { readStorage, writeStorage } from '../ui/storage';

/** A banner that was closed stays away, also on other pages and visits. */
export const banner: Behavior = {
  listeners: [
    on('click', '[data-close-banner]', (button) => {
      const line = button.closest<HTMLElement>('[data-banner]')!;
      writeStorage(line.dataset.banner!, 'dismissed');
      line.remove();
    }),
  ],
  onPage() {
    const line = document.querySelector<HTMLElement>('[data-banner]');
    if (line && readStorage(line.dataset.banner!)) line.remove();
  },
};

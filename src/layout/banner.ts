import { on, type Behavior } from '../ui/behavior';
import { dataAttributes, marked } from '../ui/dom-contract';
import { readStorage, writeStorage } from '../ui/storage';

/** A banner that was closed stays away, also on other pages and visits. */
export const banner: Behavior = {
  listeners: [
    on('click', marked('closeBanner'), (button) => {
      const line = button.closest<HTMLElement>(marked('banner'))!;
      writeStorage(dataAttributes(line).banner!, 'dismissed');
      line.remove();
    }),
  ],
  onPage() {
    const line = document.querySelector<HTMLElement>(marked('banner'));
    if (line && readStorage(dataAttributes(line).banner!)) line.remove();
  },
};

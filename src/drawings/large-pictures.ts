import { on, type Behavior } from '../ui/behavior';
import { marked } from '../ui/dom-contract';

/** The pictures of a page open large; the code for it loads with the first one. */
export const largePictures: Behavior = {
  listeners: [
    on('click', `figure${marked('picture')}`, async (picture) => {
      try {
        const { showLarge } = await import('./show-large');
        showLarge(picture);
      } catch (error) {
        console.error('The picture can’t be shown large.', error);
      }
    }),
  ],
};

import { on, type Behavior } from '../ui/behavior';
import { copyText } from '../ui/copy-text';
import { dataAttributes } from '../ui/dom-contract';

/** How long a copied heading link shows its mark, in milliseconds, as the copy button does. */
const COPIED_MS = 2000;

/** A click on a heading's own link also copies that link. */
export const copiedAnchors: Behavior = {
  listeners: [
    on('click', 'a.hash-link', (link) => {
      copyText((link as HTMLAnchorElement).href).then(
        () => {
          dataAttributes(link).copied = '';
          setTimeout(() => delete dataAttributes(link).copied, COPIED_MS);
        },
        () => {
          // The click has put the link into the address bar, where it can be copied too.
        },
      );
    }),
  ],
};

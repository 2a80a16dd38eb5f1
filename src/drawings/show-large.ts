import { translate } from '@docusaurus/Translate';
import { CONTENT_RELOAD_EVENT } from '../ui/behavior';
import styles from './large.module.css';

/** The browser's own dialog with a copy of a picture: it has the focus and gives it back to the picture's button. */
export function showLarge(picture: HTMLElement): void {
  const drawing = picture.querySelector('svg')!;
  const button = picture.querySelector('button')!;
  const dialog = document.createElement('dialog');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = styles.close!;
  close.textContent = '✕';
  close.ariaLabel = translate({
    id: 'pictures.close',
    message: 'Close the picture',
    description: 'The button beside a picture that is shown large',
  });
  dialog.className = styles.large!;
  dialog.ariaLabel = drawing.ariaLabel;
  dialog.append(drawing.cloneNode(true), close);
  dialog.addEventListener('click', () => dialog.close());
  const leave = () => dialog.close();
  window.addEventListener(CONTENT_RELOAD_EVENT, leave);
  dialog.addEventListener('close', () => {
    window.removeEventListener(CONTENT_RELOAD_EVENT, leave);
    dialog.remove();
    button.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

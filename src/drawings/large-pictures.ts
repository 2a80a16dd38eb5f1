import { on, type Behavior } from '../ui/behavior';
import { dataAttributes, marked } from '../ui/dom-contract';
import styles from './Picture/styles.module.css';

/** The browser's own dialog with a copy of a picture: it has the focus and gives it back. */
function showLarge(picture: HTMLElement): void {
  const drawing = picture.querySelector('svg')!;
  const dialog = document.createElement('dialog');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = styles.close!;
  close.textContent = '✕';
  close.ariaLabel = dataAttributes(picture).picture!;
  dialog.className = styles.large!;
  dialog.ariaLabel = drawing.ariaLabel;
  dialog.append(drawing.cloneNode(true), close);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** The pictures of a page open large, until a click, Escape or another page. */
export const largePictures: Behavior = {
  listeners: [on('click', `figure${marked('picture')}`, showLarge)],
  onPage: () => document.querySelector<HTMLDialogElement>(`.${styles.large}`)?.close(),
};

import { on, type Behavior } from './behavior';
import { copyText } from './copy-text';

/** How long a button says that it has copied, in milliseconds. */
const COPIED_MS = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
const labels = new WeakMap<Element, string>();

/** The code beside a button as a reader wants it: below the button's first line, without the lines that a change removes. */
function codeBeside(button: HTMLElement): string {
  const code = button.parentElement!.querySelector('code')!.cloneNode(true) as HTMLElement;
  code.querySelectorAll('.del').forEach((line) => line.remove());
  const text = code.textContent!.replace(/\n$/, '');
  return button.dataset.copy ? `${button.dataset.copy}\n${text}` : text;
}

function show(button: HTMLElement, isCopied: boolean): void {
  clearTimeout(timers.get(button));
  if (!labels.has(button)) labels.set(button, button.title);
  const label = isCopied ? button.dataset.copiedLabel! : labels.get(button)!;
  button.setAttribute('aria-label', label);
  button.title = label;
  button.toggleAttribute('data-copied', isCopied);
  if (isCopied)
    timers.set(
      button,
      setTimeout(() => show(button, false), COPIED_MS),
    );
}

/** Copy buttons say for two seconds that they have copied. */
export const copyButtons: Behavior = {
  listeners: [
    on('click', 'button[data-copy]', async (button) => {
      clearTimeout(timers.get(button));
      show(button, await copyText(codeBeside(button)));
    }),
  ],
};

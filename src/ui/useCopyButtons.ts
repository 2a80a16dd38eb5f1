import { useEffect } from 'react';
import { translate } from '@docusaurus/Translate';
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
  const label = isCopied
    ? translate({
        id: 'code.copied',
        message: 'Copied',
        description: 'The copy button just after copying',
      })
    : labels.get(button)!;
  button.setAttribute('aria-label', label);
  button.title = label;
  button.toggleAttribute('data-copied', isCopied);
  if (isCopied)
    timers.set(
      button,
      setTimeout(() => show(button, false), COPIED_MS),
    );
}

async function onClick({ target }: MouseEvent): Promise<void> {
  const button = (target as Element).closest<HTMLElement>('button[data-copy]');
  if (!button) return;
  clearTimeout(timers.get(button));
  const isCopied = await copyText(codeBeside(button));
  show(button, isCopied);
}

/** The copy buttons of the document: they say for two seconds that they have copied. */
export function useCopyButtons(): void {
  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

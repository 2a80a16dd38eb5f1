import { on, type Behavior } from './behavior';
import { copyText } from './copy-text';
import { dataAttributes, marked, setMark } from './dom-contract';

/** How long a button says that it has copied, in milliseconds. */
const COPIED_MS = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
const labels = new WeakMap<Element, string>();

/** The code beside a button as a reader wants it: below the button's first line, without the lines that a change removes. */
function codeBeside(button: HTMLElement): string {
  const code = button.closest('div')!.querySelector('code')!.cloneNode(true) as HTMLElement;
  code.querySelectorAll('.del').forEach((line) => line.remove());
  const text = code.textContent!.replace(/\n$/, '');
  return dataAttributes(button).copy ? `${dataAttributes(button).copy}\n${text}` : text;
}

const copyKey = () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? 'Cmd+C' : 'Ctrl+C');

/** Where the browser refuses, readers copy the text from a prompt. */
async function copyCode(button: HTMLElement): Promise<void> {
  const code = codeBeside(button);
  clearTimeout(timers.get(button));
  try {
    await copyText(code);
    show(button, true);
  } catch {
    window.prompt(`Copy to clipboard: ${copyKey()}, Enter`, code);
    show(button, false);
  }
}

function show(button: HTMLElement, isCopied: boolean): void {
  clearTimeout(timers.get(button));
  if (!labels.has(button)) labels.set(button, button.title);
  const label = isCopied ? dataAttributes(button).copiedLabel! : labels.get(button)!;
  button.setAttribute('aria-label', label);
  button.title = label;
  setMark(button, 'copied', isCopied);
  if (isCopied)
    timers.set(
      button,
      setTimeout(() => show(button, false), COPIED_MS),
    );
}

/** Copy buttons say for two seconds that they have copied. */
export const copyButtons: Behavior = {
  listeners: [on('click', `button${marked('copy')}`, copyCode)],
};

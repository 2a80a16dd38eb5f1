import { on, type Behavior } from '../ui/behavior';
import { dataAttributes, marked, setMark } from '../ui/dom-contract';
import { writeStorage } from '../ui/storage';
import { WRAP_CODE_KEY } from './wrap-code';

const SWITCH = `button${marked('wrap')}`;

const root = () => document.documentElement;
const isOn = () => dataAttributes(root()).wrapCode !== undefined;

function showState(): void {
  for (const button of document.querySelectorAll(SWITCH))
    button.setAttribute('aria-pressed', String(isOn()));
}

/** Wraps the long lines of all code, or no longer; the code that was clicked stays where it is on the screen. */
function toggle(button: HTMLElement): void {
  const top = button.getBoundingClientRect().top;
  setMark(root(), 'wrapCode', !isOn());
  writeStorage(WRAP_CODE_KEY, isOn() ? '1' : '0');
  showState();
  window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** The switches of code fences that wrap long lines, on all pages; src/plugins/page-template/early.js restores the choice. */
export const wrapSwitches: Behavior = {
  listeners: [on('click', SWITCH, toggle)],
  onPage: showState,
};

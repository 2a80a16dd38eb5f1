import { useEffect } from 'react';
import { writeStorage } from '../ui/storage';
import { WRAP_CODE_DATA, WRAP_CODE_KEY } from './wrap-code';
import { onNewContent } from './on-new-content';

const SWITCH = 'button[data-wrap]';

const root = () => document.documentElement;
const isOn = () => WRAP_CODE_DATA in root().dataset;

function showState(): void {
  for (const button of document.querySelectorAll(SWITCH))
    button.setAttribute('aria-pressed', String(isOn()));
}

/** Wraps the long lines of all code, or no longer; the code that was clicked stays where it is on the screen. */
function onClick({ target }: MouseEvent): void {
  const button = (target as Element).closest(SWITCH);
  if (!button) return;
  const top = button.getBoundingClientRect().top;
  if (isOn()) delete root().dataset[WRAP_CODE_DATA];
  else root().dataset[WRAP_CODE_DATA] = '';
  writeStorage(WRAP_CODE_KEY, isOn() ? '1' : '0');
  showState();
  window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** The switches of code fences that wrap long lines, on all pages; src/site/build/early-scripts.ts restores the choice. */
export function useWrapSwitches(): void {
  useEffect(() => {
    showState();
    document.addEventListener('click', onClick);
    const stop = onNewContent(showState);
    return () => {
      document.removeEventListener('click', onClick);
      stop();
    };
  }, []);
}

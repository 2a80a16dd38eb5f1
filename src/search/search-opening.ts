import { on, type Behavior } from '../ui/behavior';
import { keepRecent } from './recent';
import { readSlashKey, SLASH } from './slash-key';

const BUTTON = '[data-opens-search]';
const MODIFIERS = ['Control', 'Meta'];

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;

/** `/` where nothing is typed; a shift key may be needed for it. */
const isSlash = ({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent) =>
  key === SLASH &&
  !(ctrlKey || metaKey || altKey || isComposing) &&
  !(target instanceof Element && target.closest('input, textarea, select, dialog')) &&
  readSlashKey();

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** On a Mac, Ctrl+K in a field deletes to the end of the line. */
const isFieldsOwn = ({ ctrlKey, target }: KeyboardEvent) =>
  ctrlKey && isMac() && target instanceof Element && target.matches('input, textarea');

/** The panel comes when it is likely to be used: pointing at the button or pressing the modifier loads it ahead. */
const loadPanel = () => import('./panel/island');

const report = (error: unknown) => console.error('The search could not be loaded.', error);

/** Drawn before it is opened: the opening then takes no time. */
const prepare = () => void loadPanel().then(({ drawPanel }) => drawPanel(), report);

const toggle = (isOpen?: boolean) =>
  void loadPanel().then(({ togglePanel }) => togglePanel(isOpen), report);

/** Opens the search panel, and closes it by the shortcut; notes which pages are read, for the panel's recent pages. */
export const searchOpening: Behavior = {
  listeners: [
    on('click', BUTTON, (_, event) => {
      event.preventDefault();
      toggle(true);
    }),
    on('pointerover', BUTTON, prepare),
    on('focusin', BUTTON, prepare),
  ],
  onPage() {
    const title = document.querySelector('article h1')?.textContent?.trim();
    if (title) keepRecent('pages', `${window.location.pathname} ${title}`);
  },
  start() {
    window.addEventListener('keydown', (event) => {
      if (MODIFIERS.includes(event.key)) prepare();
      const opens = isSlash(event);
      if (!opens && (!isShortcut(event) || isFieldsOwn(event))) return;
      event.preventDefault();
      toggle(opens || undefined);
    });
    if (!isMac()) return;
    const keys = document.querySelector(`${BUTTON} kbd`);
    if (keys) keys.textContent = '⌘ K';
  },
};

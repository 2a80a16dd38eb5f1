import { on, type Behavior } from './behavior';
import { dataAttributes, marked, setMark } from './dom-contract';

/** Between the trigger and opening or closing; milliseconds. */
const DELAY = 100;

const ROOT = marked('popover');
const OPEN = `${ROOT}${marked('open')}`;

const findButton = (root: Element) => root.querySelector<HTMLElement>(':scope > button')!;
const isOpen = (root: HTMLElement) => dataAttributes(root).open !== undefined;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
/** The popover that the mouse is over. */
let hovered: HTMLElement | undefined;

function setOpen(root: HTMLElement, open: boolean): void {
  clearTimeout(timers.get(root));
  setMark(root, 'open', open);
  findButton(root).setAttribute('aria-expanded', String(open));
}

function setOpenLater(root: HTMLElement, open: boolean): void {
  clearTimeout(timers.get(root));
  timers.set(
    root,
    setTimeout(() => setOpen(root, open), DELAY),
  );
}

function closeOthers(target: EventTarget | null): void {
  for (const root of document.querySelectorAll<HTMLElement>(OPEN))
    if (!root.contains(target as Node)) setOpen(root, false);
}

function onHover(root: HTMLElement, { pointerType, relatedTarget, type }: PointerEvent): void {
  const isWithin = root.contains(relatedTarget as Node | null);
  if (pointerType !== 'mouse' || isWithin) return;
  hovered = type === 'pointerover' ? root : undefined;
  setOpenLater(root, hovered === root);
}

function onEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const root of document.querySelectorAll<HTMLElement>(OPEN)) {
    if (root.contains(document.activeElement)) findButton(root).focus();
    setOpen(root, false);
  }
}

/**
 * Popovers open by hover, click or focus. Whatever the trigger, the button works by keyboard and touch; Escape, a
 * followed link, a press elsewhere and the focus going elsewhere close them.
 */
export const popovers: Behavior = {
  listeners: [
    on('click', `${ROOT} > button`, (button) => {
      const root = button.parentElement!;
      setOpen(root, hovered === root || !isOpen(root));
    }),
    on('click', `${OPEN} a`, (link) => setOpen(link.closest<HTMLElement>(OPEN)!, false)),
    on('pointerover', marked('popover', 'hover'), onHover),
    on('pointerout', marked('popover', 'hover'), onHover),
    on('pointerdown', ':root', (_, { target }) => closeOthers(target)),
    on('focusin', marked('popover', 'focus'), (root) => setOpenLater(root, true)),
    on('focusout', OPEN, (root, { relatedTarget }) => {
      if (relatedTarget && !root.contains(relatedTarget as Node)) setOpenLater(root, false);
    }),
    on('keydown', ':root', (_, event) => onEscape(event)),
  ],
};

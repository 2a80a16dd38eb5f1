import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Disclosure<T extends HTMLElement> {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** The element that holds the button and what it opens. */
  readonly root: RefObject<T | null>;
}

/** Something that a button opens in place: Escape, a followed link, a click or the focus elsewhere close it. */
export function useDisclosure<T extends HTMLElement>(): Disclosure<T> {
  const [open, setOpen] = useState(false);
  const root = useRef<T>(null);

  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    const leave = ({ target }: Event) => {
      if (!element.contains(target as Node)) setOpen(false);
    };
    const follow = ({ target }: Event) => {
      if ((target as Element).closest('a')) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      element.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    element.addEventListener('click', follow);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
      element.removeEventListener('click', follow);
    };
  }, [open]);

  return { open, setOpen, root };
}

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

export type PopoverTrigger = 'hover' | 'click' | 'focus';

/** Between the trigger and opening or closing; milliseconds. */
const DELAY = 100;

export interface Popover {
  readonly open: boolean;
  /** For the element that holds the button and what it opens. */
  readonly rootProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
  readonly buttonProps: {
    readonly 'aria-expanded': boolean;
    readonly onClick: () => void;
  };
}

/**
 * A popover that opens by hover, click or focus. Whatever the trigger, the button works by keyboard and touch; Escape,
 * a followed link, a press elsewhere and the focus going elsewhere close it.
 */
export function usePopover(trigger: PopoverTrigger): Popover {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isHovered = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (next: boolean, delay = 0) => {
    clearTimeout(timer.current);
    if (delay) timer.current = setTimeout(() => setOpen(next), delay);
    else setOpen(next);
  };
  const hover = ({ pointerType }: PointerEvent, next: boolean) => {
    if (trigger !== 'hover' || pointerType !== 'mouse') return;
    isHovered.current = next;
    change(next, DELAY);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (!open) return;
    const close = () => {
      clearTimeout(timer.current);
      setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const button = root.current!.querySelector('button');
      if (root.current!.contains(document.activeElement)) button?.focus();
      close();
    };
    const press = ({ target }: Event) => {
      if (!root.current!.contains(target as Node)) close();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', press);
    };
  }, [open]);

  return {
    open,
    rootProps: {
      ref: root,
      onPointerEnter: (event) => hover(event, true),
      onPointerLeave: (event) => hover(event, false),
      onFocus: () => {
        if (trigger === 'focus') change(true, DELAY);
      },
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget && !root.current!.contains(relatedTarget)) change(false, DELAY);
      },
      onClick: ({ target }) => {
        if ((target as Element).closest('a')) change(false);
      },
    },
    buttonProps: {
      'aria-expanded': open,
      onClick: () => change(isHovered.current || !open),
    },
  };
}

import React, { useId, type ReactNode } from 'react';
import { data } from '../dom-contract';

/** The trigger of a popover, besides keyboard and touch. */
export type PopoverTrigger = 'hover' | 'click' | 'focus';

export interface Props {
  readonly trigger: PopoverTrigger;
  readonly className?: string;
  readonly buttonClassName?: string;
  /** The accessible name of a button that shows only an icon. */
  readonly label?: string;
  /** The button's content. */
  readonly button: ReactNode;
  /** The popover itself; gets the id that the button controls. CSS shows it below `[data-open]`. */
  readonly children: (id: string) => ReactNode;
}

/** A button and what it opens: HTML alone, which `popovers` (src/ui/popovers.ts) brings to life. */
export default function Popover({ trigger, label, button, children, ...props }: Props): ReactNode {
  const id = useId();
  return (
    <div className={props.className} {...data({ popover: trigger })}>
      <button
        type="button"
        className={props.buttonClassName}
        aria-label={label}
        aria-expanded={false}
        aria-controls={id}
      >
        {button}
      </button>
      {children(id)}
    </div>
  );
}

import React, { useId, type ReactNode } from 'react';
import { data } from '../dom-contract';

/** What opens a popover, beside the keyboard and touch. */
export type PopoverTrigger = 'hover' | 'click' | 'focus';

export interface Props {
  readonly trigger: PopoverTrigger;
  readonly className?: string;
  readonly buttonClassName?: string;
  /** What the button says where it shows an icon alone. */
  readonly label?: string;
  /** What is in the button. */
  readonly button: ReactNode;
  /** What the button opens; gets the id that the button names. CSS shows it below `[data-open]`. */
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

import React, { type ReactNode } from 'react';
import { icons, type IconName } from '../icons';

export interface Props {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string;
}

/** A line icon in the text's color; it says nothing by itself. */
export default function Icon({ name, size = 18, className }: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}

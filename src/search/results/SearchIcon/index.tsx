import React, { type ReactNode } from 'react';
import { searchIcons, type SearchIconName } from '../search-icons';

interface Props {
  readonly name: SearchIconName;
  readonly className?: string;
}

/** A small line drawing; says nothing to assistive technology. */
export default function SearchIcon({ name, className }: Props): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={searchIcons[name]} />
    </svg>
  );
}

import React, { type ReactNode } from 'react';

/** What a row of the search is; drawn as src/ui/icons.ts, but loaded with the search only. */
const searchIcons = {
  page: 'M14 3.5H7.5A1.5 1.5 0 0 0 6 5v14a1.5 1.5 0 0 0 1.5 1.5h9A1.5 1.5 0 0 0 18 19V7.5zm0 0v4h4M9.5 12.5h5M9.5 16h3.5',
  option:
    'M4 7.5h9m5 0h2M4 16.5h2m5 0h9M15.5 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm-7 9a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  header: 'M9.5 4.5 7.5 19.5m9-15-2 15M5 9.5h14.5M4.5 14.5H19',
  content: 'M4.5 6.5h15M4.5 12h15M4.5 17.5h9',
  recent: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.400L4.5 9m0-4.5V9H9m3-.5V12l2.5 2',
} as const;

export type SearchIconName = keyof typeof searchIcons;

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

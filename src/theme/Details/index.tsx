// Eject 3.10.2: the browser's own element, which needs no script.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/Details';

export default function Details({ summary, children, ...props }: Props): ReactNode {
  return (
    <details {...props}>
      {summary}
      {children}
    </details>
  );
}

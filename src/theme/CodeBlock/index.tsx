// Eject 3.10.2: fences are highlighted at build time (CodeFence); what still comes here is shown as plain text.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';

export default function CodeBlock({ children }: Props): ReactNode {
  return (
    <pre tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}

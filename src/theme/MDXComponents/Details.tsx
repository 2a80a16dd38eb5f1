// Eject 3.10.2: the browser's own folding text, which needs no script.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/MDXComponents/Details';

export default function MDXDetails(props: Props): ReactNode {
  return <details {...props} />;
}

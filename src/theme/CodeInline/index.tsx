// Eject 3.10.2: long names break at their humps.
import React, { Children, type ReactNode } from 'react';
import type { Props } from '@theme/CodeInline';
import { breakable } from '@site/src/ui/breakable';

export default function CodeInline({ children, ...props }: Props): ReactNode {
  return <code {...props}>{breakable(Children.toArray(children).join(''))}</code>;
}

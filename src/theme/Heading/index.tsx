// Wrap: long names in a heading break at their humps.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/Heading';
import Heading from '@theme-original/Heading';
import { breakable } from '@site/src/ui/breakable';

export default function HeadingWrapper({ children, ...props }: Props): ReactNode {
  return (
    <Heading {...props}>{typeof children === 'string' ? breakable(children) : children}</Heading>
  );
}

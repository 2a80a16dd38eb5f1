// Eject 3.10.2: long names break at their humps, and a flag stays on its line.
import React, { Children, type ReactNode } from 'react';
import type { Props } from '@theme/CodeInline';
import { breakable } from '@site/src/ui/breakable';

/** A command's flag, with its value: browsers would break it behind each hyphen. */
const FLAG = /^--?[a-z][\w-]{0,20}(?: <[\w-]{1,10}>)?$/;

export default function CodeInline({ children, className, ...props }: Props): ReactNode {
  const text = Children.toArray(children).join('');
  return (
    <code {...props} className={FLAG.test(text) ? 'whole' : className}>
      {breakable(text)}
    </code>
  );
}

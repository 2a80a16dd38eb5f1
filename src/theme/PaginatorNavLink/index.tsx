// Wrap: long names in the titles of the pages before and after break at their humps.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/PaginatorNavLink';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import { breakable } from '@site/src/ui/breakable';

export default function PaginatorNavLinkWrapper({ title, ...props }: Props): ReactNode {
  return (
    <PaginatorNavLink {...props} title={typeof title === 'string' ? breakable(title) : title} />
  );
}

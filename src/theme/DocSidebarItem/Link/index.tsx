// Eject 3.10.2: items with tag, divider and section header.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/DocSidebarItem/Link';
import SidebarLink from '../../../layout/SidebarLink';

export default function DocSidebarItemLink(props: Props): ReactNode {
  return <SidebarLink {...props} />;
}

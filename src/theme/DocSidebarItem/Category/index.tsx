// Eject 3.10.2: a group is a plain button over its list, which stays in the HTML when it is closed.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/DocSidebarItem/Category';
import SidebarGroup from '../../../layout/SidebarGroup';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  return <SidebarGroup {...props} />;
}

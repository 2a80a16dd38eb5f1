// Eject 3.10.2: tabs are HTML alone, so that they work in a text that React has not drawn.
import React, { type ReactNode } from 'react';
import Tabs, { type Props } from '../../code/Tabs';

export default function ThemeTabs(props: Props): ReactNode {
  return <Tabs {...props} />;
}

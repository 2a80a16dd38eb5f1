// Eject 3.10.2: the site's own outline, with its title, gliding marker and a panel on narrow screens.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/TOC';
import Outline from '../../layout/Outline';

export default function TOC({ toc }: Props): ReactNode {
  return <Outline toc={toc} />;
}

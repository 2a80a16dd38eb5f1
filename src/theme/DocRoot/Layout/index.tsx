// Eject 3.10.2: the site's own columns and sidebar drawer.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/DocRoot/Layout';
import DocsLayout from '../../../layout/DocsLayout';

export default function DocRootLayout({ children }: Props): ReactNode {
  return <DocsLayout>{children}</DocsLayout>;
}

// Wrap: mounts what the site does in the browser on every page.
import React, { type ReactNode } from 'react';
import SiteEffects from '@site/src/site/SiteEffects';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <SiteEffects />
    </>
  );
}

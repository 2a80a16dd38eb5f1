// Eject 3.10.2: pages import the components that they use themselves, so that the first page doesn't load them.
import type { ReactNode } from 'react';

export default function MDXContent({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

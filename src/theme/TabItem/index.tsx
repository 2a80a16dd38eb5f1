// Eject 3.10.2: only carries what its tabs draw.
import type { ReactNode } from 'react';

export default function TabItem({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

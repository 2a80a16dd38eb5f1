// Eject 3.10.2: the build writes the structured data of every page (src/plugins/after-build), so that no script computes it.
import type { ReactNode } from 'react';

export default function BlogPostPageStructuredData(): ReactNode {
  return null;
}

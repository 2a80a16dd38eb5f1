// Eject 3.10.2: a release announcement has a title, a date and a text; no authors, tags or reading time here.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/BlogPostItem';
import Release from '../../blog/Release';

export default function BlogPostItem({ children }: Props): ReactNode {
  return <Release>{children}</Release>;
}

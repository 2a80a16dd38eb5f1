// Eject 3.10.2: the site's own 404 page, which answers for both languages and suggests pages.
import React, { type ReactNode } from 'react';
import LateNotFoundPage from '@site/src/components/LateNotFoundPage';

export default function NotFoundContent(): ReactNode {
  return <LateNotFoundPage />;
}

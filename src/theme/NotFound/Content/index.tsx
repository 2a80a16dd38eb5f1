// Eject 3.10.2: the site's own 404 page, which answers for both languages and suggests pages.
import React, { type ReactNode } from 'react';
import NotFoundPage from '@site/src/not-found/NotFoundPage';

export default function NotFoundContent(): ReactNode {
  return <NotFoundPage />;
}

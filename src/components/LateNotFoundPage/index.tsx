import React, { lazy, Suspense, type ReactNode } from 'react';
import type { Props } from '../NotFoundPage';

/** Never ends on failure: what the server has made of the page stays. */
function keepWhatIsShown(error: unknown): Promise<never> {
  console.error('The 404 page could not be loaded.', error);
  return new Promise(() => {});
}

const NotFoundPage = lazy(() => import('../NotFoundPage').catch(keepWhatIsShown));

/** The 404 page, whose code is loaded where a page is missing. */
export default function LateNotFoundPage(props: Props): ReactNode {
  return (
    <Suspense>
      <NotFoundPage {...props} />
    </Suspense>
  );
}

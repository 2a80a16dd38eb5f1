import { useEffect, useLayoutEffect } from 'react';

/** Runs before paint in the browser, and not at all on the server. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

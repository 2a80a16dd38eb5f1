import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { hiddenParts } from './page-parts';

/**
 * Names the parts that the query hides (`?navbar=0`) in `data-hide` of `<html>`, for CSS. Front matter sets classes
 * there at build time; the attribute is separate because the theme overwrites the classes.
 */
export function useHiddenParts(): void {
  const hidden = hiddenParts({}, useLocation().search).join(' ');

  useEffect(() => {
    document.documentElement.dataset.hide = hidden;
  }, [hidden]);
}

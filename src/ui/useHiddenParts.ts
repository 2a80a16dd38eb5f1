import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { hiddenParts } from './page-parts';

/**
 * Names the parts that the query hides (`?navbar=0`) in `data-hide` of `<html>`, for CSS. Front matter sets classes
 * there at build time; the attribute is apart from them, for the theme writes the classes anew.
 */
export function useHiddenParts(): void {
  const hidden = hiddenParts({}, useLocation().search).join(' ');

  useEffect(() => {
    document.documentElement.dataset.hide = hidden;
  }, [hidden]);
}

import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { hiddenParts, type PagePart } from '../lib/page-parts';

const className = (part: PagePart) => `hide-${part}`;

/** Marks `<html>` with the parts that the query hides (`?navbar=0`); CSS hides them. Front matter sets the same classes at build time. */
export function useHiddenParts(): void {
  const key = hiddenParts({}, useLocation().search).join();

  useEffect(() => {
    const classes = key ? key.split(',').map((part) => className(part as PagePart)) : [];
    document.documentElement.classList.add(...classes);
    return () => document.documentElement.classList.remove(...classes);
  }, [key]);
}

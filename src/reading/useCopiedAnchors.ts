import { useEffect } from 'react';

/** How long a copied heading link shows its mark, in milliseconds, as the copy button does. */
const COPIED_MS = 2000;

function copyLink({ target }: MouseEvent) {
  const link = (target as Element).closest<HTMLAnchorElement>('a.hash-link');
  if (!link) return;
  navigator.clipboard?.writeText(link.href).then(
    () => {
      link.dataset.copied = '';
      setTimeout(() => delete link.dataset.copied, COPIED_MS);
    },
    () => {
      // The click has put the link into the address bar, where it can be copied too.
    },
  );
}

/** A click on a heading's own link also copies that link. */
export function useCopiedAnchors(): void {
  useEffect(() => {
    document.addEventListener('click', copyLink);
    return () => document.removeEventListener('click', copyLink);
  }, []);
}

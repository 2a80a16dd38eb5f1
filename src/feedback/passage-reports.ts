/** Loads the link that reports an error with the first selection. */
function onSelection(): void {
  if (document.getSelection()?.isCollapsed ?? true) return;
  document.removeEventListener('selectionchange', onSelection);
  import('./passage-link').then(
    ({ offerPassageLinks }) => offerPassageLinks(),
    (error: unknown) => {
      console.error('Errors in the selection cannot be reported.', error);
      document.addEventListener('selectionchange', onSelection);
    },
  );
}

if (typeof document !== 'undefined') document.addEventListener('selectionchange', onSelection);

export {};

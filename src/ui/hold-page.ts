/** What of the page is neither one of the given elements nor around one of them. */
function outside(kept: readonly Element[], parent: Element = document.body): HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child)) return [];
    if (kept.some((element) => child.contains(element))) return outside(kept, child);
    return child instanceof HTMLElement && !child.inert ? [child] : [];
  });
}

/** Makes the page inert and keeps it from scrolling, except for the given elements. Returns what undoes it. */
export function holdPage(...kept: readonly Element[]): () => void {
  const others = outside(kept);
  const { style } = document.body;
  // The page keeps its width where scroll bars take room.
  style.paddingInlineEnd = `${window.innerWidth - document.documentElement.clientWidth}px`;
  style.overflow = 'hidden';
  for (const element of others) element.inert = true;
  return () => {
    style.removeProperty('overflow');
    style.removeProperty('padding-inline-end');
    for (const element of others) element.inert = false;
  };
}

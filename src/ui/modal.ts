/** Hears the system's request to close the topmost layer: Escape, or Android's back gesture. Not in all browsers. */
interface CloseWatcher {
  onclose: () => void;
  destroy(): void;
}
declare const CloseWatcher: { new (): CloseWatcher } | undefined;

/** Calls when the reader wants to close the topmost layer. Returns a function that stops this. */
export function watchClosing(onClose: () => void): () => void {
  if (typeof CloseWatcher !== 'undefined') {
    const watcher = new CloseWatcher();
    watcher.onclose = onClose;
    return () => watcher.destroy();
  }
  const escape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onClose();
  };
  document.addEventListener('keydown', escape);
  return () => document.removeEventListener('keydown', escape);
}

/** The largest parts of the page that contain none of the given elements. */
function outside(kept: readonly Element[], parent: Element = document.body): HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child)) return [];
    if (kept.some((element) => child.contains(element))) return outside(kept, child);
    return child instanceof HTMLElement && !child.inert ? [child] : [];
  });
}

/** Makes the page inert and stops it from scrolling, except for the given elements. Returns a function that undoes it. */
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

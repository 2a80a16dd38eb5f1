/** Hears of the system's wish to close what is on top: Escape, or Android's back gesture. Not in all browsers. */
interface CloseWatcher {
  onclose: () => void;
  destroy(): void;
}
declare const CloseWatcher: { new (): CloseWatcher } | undefined;

/** Calls when the reader wants to close what is on top. Returns what stops it. */
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

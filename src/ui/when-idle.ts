/** Calls back when the page is loaded and the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 200);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

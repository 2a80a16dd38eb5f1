/** Calls at once and then, however often it is asked, at most once per interval (milliseconds), the last time included. */
export function throttle(interval: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const rest = () => {
    timer = undefined;
    if (isAsked) run();
  };
  const run = () => {
    isAsked = false;
    call();
    timer = setTimeout(rest, interval);
  };
  return () => {
    if (timer === undefined) run();
    else isAsked = true;
  };
}

/** Calls while the window is scrolled or changes its size, at most once per interval (milliseconds). */
export function onWindowMove(interval: number, call: () => void): void {
  const listener = throttle(interval, call);
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
}

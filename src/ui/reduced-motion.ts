/** Whether the reader has asked for rest. Browser only. */
export const wantsRest = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

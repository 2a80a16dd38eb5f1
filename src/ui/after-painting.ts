/** Calls back in the frame after the one that shows what has just changed. Returns what cancels it. */
export function afterPainting(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

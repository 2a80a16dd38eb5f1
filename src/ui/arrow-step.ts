/** Where an arrow key leads in a row: 1 to the next part, −1 to the one before, undefined for other keys. */
export function arrowStep(key: string): 1 | -1 | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const isForward = (key === 'ArrowRight') === (document.dir !== 'rtl');
  return isForward ? 1 : -1;
}

/**
 * Which of the texts that were joined holds a position: the last that starts at or before it.
 * @param starts where each begins, ascending
 * @param from one that begins no later; near ones are found soonest
 */
export function runAt(starts: readonly number[], position: number, from: number): number {
  let low = from;
  let high = starts.length - 1;
  for (let step = 1; low + step <= high; step *= 2) {
    if (starts[low + step]! > position) high = low + step - 1;
    else low += step;
  }
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

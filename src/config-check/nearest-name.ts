import { distance } from 'fastest-levenshtein';

/** A misspelled name differs from the right one by at most this part of its letters. */
const MAX_SHARE = 0.4;

/** Two letters in each other's place count as one error, other letters in capitals as less. */
function errors(left: string, right: string): number {
  if (left.toLowerCase() === right.toLowerCase()) return 0.5;
  const far = distance(left, right);
  if (far !== 2 || left.length !== right.length) return far;
  const at = [...left].findIndex((letter, i) => letter !== right[i]);
  const isSwap = left[at] === right[at + 1] && left[at + 1] === right[at];
  return isSwap ? 1 : far;
}

/**
 * The name that was meant; undefined where none is near.
 * @example nearestName('asetPrefix', ['assetPrefix', 'minify']) // => 'assetPrefix'
 */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(name.length * MAX_SHARE)) + 0.1;
  for (const each of names) {
    const found = errors(name, each);
    if (found >= least) continue;
    least = found;
    best = each;
  }
  return best;
}

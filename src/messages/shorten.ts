/** How much of a long log is read, in characters: what came first, and more of the end, where a build says why it failed. */
const HEAD = 4_000;
const TAIL = 12_000;

/**
 * The part of a log that is read.
 * @example shorten('short') // => 'short'
 */
export const shorten = (log: string): string =>
  log.length > HEAD + TAIL ? `${log.slice(0, HEAD)}\n…\n${log.slice(-TAIL)}` : log;

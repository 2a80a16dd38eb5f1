const START_OF_ERROR =
  /^[\s\W]*(?:\[?\d[\d:.,\s-]*\]?\s*)?(?:\w*(?:Error|Exception)\b|error|fatal|panic|uncaught|ERR[_!]|npm ERR|module not found|cannot find|can['’]t resolve|failed to)/i;

/** Colors of a terminal. */
const COLORS = /\u001b\[[\d;]*m/g;

/**
 * Whether a text is a part of a log rather than a query: it has several lines, or starts like an error.
 * @example looksLikeLog('TypeError: a is not a function') // => true
 */
export function looksLikeLog(text: string): boolean {
  const trimmed = text.trim();
  return /[\r\n]/.test(trimmed) || START_OF_ERROR.test(trimmed.slice(0, 200).replace(COLORS, ''));
}

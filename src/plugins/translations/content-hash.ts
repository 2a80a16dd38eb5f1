import { createHash } from 'node:crypto';

/** First 12 hex digits of the text's SHA-256; Windows line ends count as `\n`. */
export function contentHash(text: string): string {
  const unixText = text.replace(/\r\n/g, '\n');
  return createHash('sha256').update(unixText).digest('hex').slice(0, 12);
}

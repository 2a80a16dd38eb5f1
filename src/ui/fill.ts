/**
 * Puts values into a sentence.
 * @example fill('Since {version}.', { version: '1.4.0' }) // => 'Since 1.4.0.'
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

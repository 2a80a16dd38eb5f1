/** Where the reader's choice to wrap long lines of code is kept; `1` means yes. */
export const WRAP_CODE_KEY = 'site-wrap-code';

/** Code with longer lines offers to wrap them: on phones, and on every screen. */
const PHONE_COLUMNS = 38;
const COLUMNS = 76;

/** Which screens may cut the lines of a fence's HTML: all, those of phones, or none. */
export function cutLines(html: string): 'all' | 'phones' | undefined {
  const lines = html.replace(/<[^>]*>/g, '').split('\n');
  const longest = Math.max(...lines.map((line) => line.replace(/&\w+;/g, '_').length));
  if (longest > COLUMNS) return 'all';
  return longest > PHONE_COLUMNS ? 'phones' : undefined;
}

/** What the names of built files promise: a file below `assets` never changes, everything else may. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  revalidated: 'no-cache',
} as const;

/**
 * The `Accept` that a page answers as Markdown: it names `text/markdown`, and gives it no lower weight than 1.
 * As both Go and PCRE read it, in any case. Browsers, and whoever takes everything, get HTML.
 */
export const ACCEPTS_MARKDOWN = String.raw`(?:^|,)\s*text/markdown\s*(?:;\s*(?:q=1(?:\.0*)?|[a-pr-z][^,;]*)\s*)*(?:,|$)`;

/** Where each language has its files with a hash in their names, below the base. */
export const hashedFolders = (base: string, prefixes: readonly string[]): string[] =>
  prefixes.map((prefix) => `${base}${prefix}assets/`);

/** Powers of the browser that no page of the site uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The headers of every answer. */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;

/** Data for other readers, which the browser doesn't run: structured data, for example. */
const isData = (attributes: string) => /\btype="?application\/(?:ld\+)?json\b/.test(attributes);

/** The inline scripts of a page, as they are written there. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes]) => !/\bsrc=/.test(attributes!) && !isData(attributes!))
    .map(([, , script]) => script!);
}

const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The site's Content-Security-Policy: its own files, and only those inline scripts that the build put into pages.
 * `connect` are further origins that pages may ask, such as a search API's.
 */
export function contentSecurityPolicy(
  scripts: Iterable<string>,
  connect: readonly string[] = [],
): string {
  const hashes = [...new Set([...scripts].map(hashSource))].sort();
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    // Widths of bars, places of stars: numbers that React writes into `style`.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // `site` is that of src/ui/own-html.ts, `default` that of src/plugins/page-template/early.js.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site', 'default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const SCRIPT = /<script>\s*window\.location\.href = '[^']*'[^<]*<\/script>/;

/** The same on every page, so that one hash in the site's policy allows it. */
export const KEEP_HASH =
  "location.replace(document.querySelector('meta[http-equiv]').content.slice(7)+location.hash)";

/** A page of the client-redirects plugin passes on query and hash; ours the hash alone, and nothing to another site. */
export function keepHashOnly(html: string, isExternal: boolean, file: string): string {
  if (!SCRIPT.test(html) || !html.includes('content="0; url=')) {
    throw new Error(
      `${file}: expected a redirect with “window.location.href = '…'” and “content="0; url=…"”, found none. ` +
        'Compare src/plugins/after-build/redirect-stubs/keep-hash-only.ts with the template of @docusaurus/plugin-client-redirects.',
    );
  }
  return html.replace(SCRIPT, isExternal ? '' : `<script>${KEEP_HASH}</script>`);
}

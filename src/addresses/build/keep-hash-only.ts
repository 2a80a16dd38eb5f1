const FORWARDED = ' + window.location.search + window.location.hash';

/** A page of the client-redirects plugin passes on query and hash; ours the hash alone, and nothing to another site. */
export function keepHashOnly(html: string, isExternal: boolean, file: string): string {
  if (!html.includes(FORWARDED)) {
    throw new Error(
      `${file}: expected a redirect with “${FORWARDED.trim()}”, found none. ` +
        'Compare src/addresses/build/keep-hash-only.ts with the template of @docusaurus/plugin-client-redirects.',
    );
  }
  return html.replace(FORWARDED, isExternal ? '' : ' + window.location.hash');
}

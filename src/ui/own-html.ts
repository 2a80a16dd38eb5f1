/** The part of the browser's Trusted Types that is needed; TypeScript's library has none of it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): TrustedHTML };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Of the name that the site's Content-Security-Policy allows; see src/plugins/after-build/hosting/policy.ts. */
const policy = trustedTypes?.createPolicy('site', { createHTML: (html) => html });

/** HTML that was made at build time or sent by the server. Browsers with Trusted Types take no other text for markup. */
export const ownHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;

/** The document of a page that the site's own server sent. */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(ownHtml(html) as string, 'text/html');

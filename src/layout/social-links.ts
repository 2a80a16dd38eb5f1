export interface SocialLink {
  readonly name: string;
  readonly href: string;
  /** A glyph of 24 × 24, one path: GitHub’s is its mark, the others are drawn for this site. */
  readonly icon: string;
}

/** Where people meet; shown in the navbar, in this order. */
export const socialLinks: readonly SocialLink[] = [
  {
    name: 'GitHub',
    href: 'https://github.com/web-infra-dev/rsbuild',
    icon: 'M12 1C5.92 1 1 5.92 1 12c0 4.87 3.15 8.98 7.52 10.44.55.1.76-.23.76-.52 0-.26-.01-1.13-.01-2.05-2.76.5-3.48-.68-3.7-1.3-.12-.31-.66-1.29-1.13-1.55-.38-.21-.93-.72-.01-.73.86-.01 1.48.8 1.69 1.13.99 1.66 2.57 1.19 3.2.91.1-.71.38-1.2.7-1.47-2.45-.28-5-1.23-5-5.43 0-1.2.42-2.19 1.12-2.96-.11-.27-.5-1.4.11-2.91 0 0 .92-.29 3.03 1.13.88-.25 1.81-.37 2.75-.37s1.87.12 2.75.37c2.1-1.43 3.02-1.13 3.02-1.13.61 1.51.22 2.64.11 2.91.7.77 1.13 1.75 1.13 2.96 0 4.22-2.57 5.16-5.02 5.43.4.34.74 1 .74 2.04 0 1.47-.01 2.65-.01 3.02 0 .29.21.63.76.52A11.01 11.01 0 0 0 23 12c0-6.08-4.92-11-11-11z',
  },
  {
    name: 'X',
    href: 'https://twitter.com/rspack_dev',
    icon: 'M3 4h5l4.200 5.700L17.200 4H20l-6.500 7.500L21 20h-5l-4.600-6.100L6 20H3.200l6.900-8zM6.300 5.700 16.900 18.300h1.400L7.700 5.700z',
  },
  {
    name: 'Discord',
    href: 'https://discord.gg/XsaKEEk4mW',
    icon: 'M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-6l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm4.500 5a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200zm7 0a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200z',
  },
  {
    name: 'Bluesky',
    href: 'https://bsky.app/profile/rspack.dev',
    icon: 'M12 11.500C10.500 8 7.500 5 4.500 4 2.500 3.500 2 5 2.200 7c.3 2.500.8 4.500 3.800 5.200-2.500.5-4 1.800-3 3.600 1.600 2.900 5.300 4.600 7.300 1.700.8-1.100 1.200-2.200 1.700-3.300.5 1.100.9 2.200 1.700 3.300 2 2.900 5.700 1.200 7.300-1.700 1-1.800-.5-3.100-3-3.600 3-.7 3.500-2.700 3.800-5.200.2-2-.3-3.500-2.300-3-3 1-6 4-7.500 7.500z',
  },
];

/** How many social links the navbar shows; any further are behind a popup. */
const MAX_SHOWN = 5;

/** Splits social links into those shown and those behind the “more” popup. */
export const socialOverflow = <T>(links: readonly T[]) => ({
  shown: links.slice(0, MAX_SHOWN),
  hidden: links.slice(MAX_SHOWN),
});

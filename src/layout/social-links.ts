export interface SocialLink {
  readonly name: 'GitHub' | 'X' | 'Discord' | 'Bluesky';
  readonly href: string;
}

/** Where people meet; shown in the navbar, in this order. */
export const socialLinks: readonly SocialLink[] = [
  { name: 'GitHub', href: 'https://github.com/web-infra-dev/rsbuild' },
  { name: 'X', href: 'https://twitter.com/rspack_dev' },
  { name: 'Discord', href: 'https://discord.gg/XsaKEEk4mW' },
  { name: 'Bluesky', href: 'https://bsky.app/profile/rspack.dev' },
];

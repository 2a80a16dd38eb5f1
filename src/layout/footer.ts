import type { ThemeConfig } from '@docusaurus/preset-classic';

/** The footer's columns; labels are translated in i18n/zh/docusaurus-theme-classic/footer.json. */
export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Guide',
      items: [
        { label: 'Introduction', to: '/guide/start/' },
        { label: 'Quick Start', to: '/guide/start/quick-start' },
        { label: 'Features', to: '/guide/start/features' },
        { label: 'Migration', to: '/guide/migration/webpack' },
      ],
    },
    {
      title: 'API',
      items: [
        { label: 'CLI', to: '/guide/basic/cli' },
        { label: 'Configuration', to: '/guide/configuration/rsbuild' },
        { label: 'Plugin API', to: '/plugins/dev/' },
        { label: 'JavaScript API', to: '/api/start/' },
      ],
    },
    {
      title: 'Ecosystem',
      items: [
        { label: 'Rspack', href: 'https://rspack.dev' },
        { label: 'Rspress', href: 'https://rspress.dev' },
        { label: 'Rsdoctor', href: 'https://rsdoctor.dev' },
        { label: 'Rslib', href: 'https://lib.rsbuild.dev' },
        { label: 'Rstest', href: 'https://rstest.dev' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'GitHub', href: 'https://github.com/web-infra-dev/rsbuild' },
        { label: 'Discord', href: 'https://discord.gg/XsaKEEk4mW' },
        { label: 'X', href: 'https://twitter.com/rspack_dev' },
        { label: 'Bluesky', href: 'https://bsky.app/profile/rspack.dev' },
        { label: 'Awesome Rspack', href: 'https://github.com/web-infra-dev/awesome-rspack' },
      ],
    },
  ],
  copyright: 'A community documentation portal, MIT licensed. Rsbuild’s home is rsbuild.dev.',
};

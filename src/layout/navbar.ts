import type { Navbar } from '@docusaurus/theme-common';
import { RSBUILD_VERSION } from '../ui/rsbuild-version';

type NavbarItems = Navbar['items'];

/** The sections and what they match; a path under `/zh/` matches too. */
const sections: NavbarItems = [
  { label: 'Guide', to: '/guide/start/', activeBaseRegex: '/guide/', position: 'left' },
  { label: 'Config', to: '/config/', activeBaseRegex: '/config/', position: 'left' },
  { label: 'Plugin', to: '/plugins/list/', activeBaseRegex: '/plugins/', position: 'left' },
  { label: 'API', to: '/api/start/', activeBaseRegex: '/api/', position: 'left' },
  { label: 'Community', to: '/community/', activeBaseRegex: '/community/', position: 'left' },
];

const versionMenu: NavbarItems[number] = {
  type: 'dropdown',
  label: `Version ${RSBUILD_VERSION}`,
  position: 'right',
  items: [
    {
      label: `What changed since ${RSBUILD_VERSION}`,
      to: `/config/?from=${RSBUILD_VERSION}#changes-between-versions`,
    },
    { label: 'Changelog', href: 'https://github.com/web-infra-dev/rsbuild/releases' },
    { label: '0.x docs', href: 'https://v0.rsbuild.dev/' },
  ],
};

export const navbar: Partial<Navbar> = {
  title: 'Rsbuild',
  logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
  items: [
    ...sections,
    { type: 'search', position: 'right' },
    versionMenu,
    { type: 'localeDropdown', position: 'right' },
    { type: 'custom-colorMode', position: 'right' },
    { type: 'custom-socialLinks', position: 'right' },
  ],
};

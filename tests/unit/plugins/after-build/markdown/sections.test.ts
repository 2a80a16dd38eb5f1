import type { LoadedVersion } from '../../../../../src/plugins/docs/loaded-docs';
import { listSections } from '../../../../../src/plugins/after-build/markdown/sections';

const version = {
  docs: [
    { id: 'start', permalink: '/docs/zh/guide/' },
    { id: 'hmr', permalink: '/docs/zh/config/hmr' },
  ],
  sidebars: {
    guide: [
      { type: 'doc', id: 'start' },
      { type: 'link', label: 'Releases', href: '/releases/' },
    ],
    config: [{ type: 'category', label: 'dev', items: [{ type: 'doc', id: 'hmr' }] }],
  },
} as unknown as LoadedVersion;
const site = {
  baseUrl: '/docs/zh/',
  siteConfig: {
    themeConfig: { navbar: { items: [{ label: '指南', activeBaseRegex: '/guide/' }, {}] } },
  },
} as unknown as Parameters<typeof listSections>[1];

test('each sidebar is a section, with its label in the navbar and its pages in order', () => {
  expect(listSections(version, site)).toEqual([
    { name: 'guide', label: '指南', pages: ['/docs/zh/guide/', '/docs/zh/releases/'] },
    { name: 'config', label: 'config', pages: ['/docs/zh/config/hmr'] },
  ]);
});

test('a page outside of the language is none of its sections', () => {
  const elsewhere = { ...version, docs: [{ id: 'hmr', permalink: '/other/hmr' }] };
  expect(listSections(elsewhere as unknown as LoadedVersion, site)[1]!.pages).toEqual([]);
});

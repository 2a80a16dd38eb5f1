import { pageTrails } from '../../../../src/plugins/after-build/page-trails';

const version = {
  docs: [
    { id: 'start', permalink: '/docs/guide/' },
    { id: 'hmr', permalink: '/docs/config/hmr' },
    { id: 'dev', permalink: '/docs/config/dev' },
  ],
  sidebars: {
    guide: [
      { type: 'doc', id: 'start' },
      { type: 'category', label: 'More', items: [{ type: 'link', label: 'New', href: '/new/' }] },
    ],
    config: [
      {
        type: 'category',
        label: 'dev',
        items: [
          { type: 'doc', id: 'hmr' },
          { type: 'category', label: 'Config', items: [{ type: 'doc', id: 'dev' }] },
        ],
      },
    ],
  },
} as unknown as Parameters<typeof pageTrails>[1];
const site = {
  baseUrl: '/docs/',
  siteConfig: {
    themeConfig: {
      navbar: {
        items: [
          { label: 'Search' },
          { activeBaseRegex: '^/docs/guide/' },
          { label: 'Config', activeBaseRegex: '^/docs/config/' },
        ],
      },
    },
  },
} as unknown as Parameters<typeof pageTrails>[0];

test.each([
  ['/docs/config/hmr', ['Config', 'dev']],
  ['/docs/config/dev', ['Config', 'dev']],
  ['/docs/new/', ['More']],
  ['/docs/guide/', []],
  ['/docs/nope', []],
])('%s is below %j', (path, trail) => {
  expect(pageTrails(site, version)(path)).toEqual(trail);
});

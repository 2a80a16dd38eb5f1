import { isNavActive, type NavTarget } from '../../../src/layout/nav-active';

const guide: NavTarget = { to: '/guide/start/', activeBaseRegex: '/guide/' };

test.each<[NavTarget, string, boolean]>([
  [guide, '/guide/basic/cli', true],
  [guide, '/zh/guide/basic/cli', true],
  [guide, '/config/', false],
  [{ to: '/config/', activeBaseRegex: '^/(zh/)?config/|^/options' }, '/zh/config/root', true],
  [{ to: '/config/', activeBaseRegex: '^/(zh/)?config/|^/options' }, '/guide/config/', false],
  [{ to: '/config/' }, '/config/dev/hmr', true],
  [{ to: '/config/' }, '/zh/config/dev/hmr', true],
  [{ to: '/config/' }, '/configuration/', false],
  [{}, '/config/', false],
])('%j is active at %s: %s', (item, path, expected) => {
  expect(isNavActive(item, path, ['en', 'zh'])).toBe(expected);
});

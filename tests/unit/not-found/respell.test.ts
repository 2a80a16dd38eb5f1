import { respell } from '../../../src/not-found/respell';

test.each([
  ['/docs/config/dev/hmr.html', '/docs/config/dev/hmr'],
  ['/docs/guide/start/index', '/docs/guide/start/'],
  ['/docs/en/config/dev/hmr', '/docs/config/dev/hmr'],
  ['/docs/en', '/docs/'],
  ['/docs/en/', '/docs/'],
  ['/docs/%63onfig', '/docs/config'],
  ['/docs/配置.html', '/docs/%E9%85%8D%E7%BD%AE'],
])('the page of %s may be at %s', (pathname, address) => {
  expect(respell(pathname, '/docs/', 'en')).toBe(address);
});

test.each([
  ['another spelling is not known', '/docs/config/dev/hmr'],
  ['another language has its own pages', '/docs/zh/guide/en'],
  ['a name only begins like the language', '/docs/environment'],
  ['it cannot be read', '/docs/%E0%A4%A'],
])('an address has no other one where %s', (_, pathname) => {
  expect(respell(pathname, '/docs/', 'en')).toBeUndefined();
});

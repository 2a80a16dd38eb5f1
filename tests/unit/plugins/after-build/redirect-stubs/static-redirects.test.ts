import { staticRedirects } from '../../../../../src/plugins/after-build/redirect-stubs/static-redirects';
import { redirects } from '../../../../../src/routing/redirects';

test('every old address that is a plain path has a stub page', () => {
  const stubs = staticRedirects();
  expect(stubs).toHaveLength(redirects.length);
  expect(stubs).toContainEqual({ from: '/config/source/alias', to: '/config/resolve/alias' });
});

test.each([
  ['/old', ['/old']],
  ['^/old/a-b$', ['/old/a-b']],
  [
    ['/one$', '/two'],
    ['/one', '/two'],
  ],
  ['/old/(a|b)', []],
  ['/old/.*', []],
  ['old', []],
  ['x/old', []],
])('the pattern %j has a stub page at %j', (from, expected) => {
  expect(staticRedirects([{ from, to: '/new' }])).toEqual(
    expected.map((path) => ({ from: path, to: '/new' })),
  );
});

import { staticRedirects } from '../../../../src/addresses/build/static-redirects';
import { redirects } from '../../../../src/addresses/redirects';

test('every old address that is a plain path has a stub page', () => {
  const stubs = staticRedirects()!;
  expect(stubs).toHaveLength(redirects.length);
  expect(stubs).toContainEqual({ from: '/config/source/alias', to: '/config/resolve/alias' });
});

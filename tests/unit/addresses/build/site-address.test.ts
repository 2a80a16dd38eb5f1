import { readSiteAddress } from '../../../../src/addresses/build/site-address';

test('the site is at the root of localhost by default', () => {
  expect(readSiteAddress({} as NodeJS.ProcessEnv)).toEqual({
    url: 'http://localhost:3000',
    baseUrl: '/',
  });
});

test('SITE_URL and BASE_URL are taken', () => {
  const env = {
    SITE_URL: 'https://docs.example.com',
    BASE_URL: '/docs/',
  } as unknown as NodeJS.ProcessEnv;
  expect(readSiteAddress(env)).toEqual({ url: 'https://docs.example.com', baseUrl: '/docs/' });
});

test.each([
  ['SITE_URL', 'docs.example.com'],
  ['SITE_URL', 'https://example.com/docs'],
  ['SITE_URL', 'ftp://example.com'],
  ['BASE_URL', 'docs'],
  ['BASE_URL', '/docs'],
  ['BASE_URL', '/a b/'],
])('%s=%s is refused with what was expected and found', (name, value) => {
  const read = () => readSiteAddress({ [name]: value } as unknown as NodeJS.ProcessEnv);
  expect(read).toThrow(new RegExp(`${name}: expected .*found "${value}"`));
});

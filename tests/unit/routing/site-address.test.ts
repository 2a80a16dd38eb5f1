import { readSiteAddress } from '../../../src/routing/site-address';

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
  ['http://localhost:8080', '/'],
  ['https://docs.example.com/', '/docs/v1.0/'],
])('%s and %s are taken', (url, base) => {
  const env = { SITE_URL: url, BASE_URL: base } as unknown as NodeJS.ProcessEnv;
  expect(readSiteAddress(env)).toEqual({ url: url.replace(/\/$/, ''), baseUrl: base });
});

test.each([
  ['SITE_URL', 'docs.example.com'],
  ['SITE_URL', 'https://example.com/?a'],
  ['SITE_URL', 'https://example.com/#a'],
  ['SITE_URL', 'git+http://example.com/'],
  ['BASE_URL', 'x/docs/'],
  ['BASE_URL', '/docs/x'],
  ['BASE_URL', '//'],
  ['SITE_URL', 'https://example.com/docs'],
  ['SITE_URL', 'ftp://example.com'],
  ['BASE_URL', 'docs'],
  ['BASE_URL', '/docs'],
  ['BASE_URL', '/a b/'],
])('%s=%s is refused with what was expected and found', (name, value) => {
  const read = () => readSiteAddress({ [name]: value } as unknown as NodeJS.ProcessEnv);
  expect(read).toThrow(`${name}: expected `);
  expect(read).toThrow(`found "${value}"`);
});

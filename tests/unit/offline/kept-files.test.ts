import {
  cacheName,
  cachePrefix,
  isSound,
  findKind,
  pageKey,
} from '../../../src/offline/kept-files';

test.each([
  ['/', 'page'],
  ['/zh/', 'page'],
  ['/config/dev/hmr', 'page'],
  ['/config/dev/hmr.html', 'page'],
  ['/assets/js/main.12345678.js', 'hashed'],
  ['/zh/assets/search/texts.12345678.json', 'hashed'],
  ['/img/logo.svg', 'picture'],
  ['/zh/img/logo.svg', 'picture'],
  ['/sitemap.xml', undefined],
  ['/community/releases/rss.xml', undefined],
  ['/not-found.json', undefined],
  ['/service-worker.js', undefined],
])('%s is kept as a %s', (path, kind) => {
  expect(findKind(path)).toBe(kind);
});

test.each([
  ['/config/dev/hmr?navbar=0#related', '/config/dev/hmr'],
  ['/config/dev/hmr.html', '/config/dev/hmr'],
  ['/guide/start/index.html', '/guide/start'],
  ['/guide/start/', '/guide/start'],
  ['/guide/start', '/guide/start'],
  ['/zh/', '/zh'],
  ['/', '/'],
  ['/a%20b', '/a%20b'],
  ['/a%E0%A4%A', '/a%E0%A4%A'],
])('%s is kept as %s', (address, key) => {
  expect(pageKey(`https://docs.example${address}`)).toBe(`https://docs.example${key}`);
});

const answer = (type: string, status = 200) =>
  new Response('x', { status, headers: { 'content-type': type } });

test.each([
  ['page', answer('text/html; charset=utf-8'), true],
  ['page', answer('application/json'), false],
  ['page', answer('text/html', 404), false],
  ['hashed', answer('text/javascript'), true],
  ['hashed', answer('text/html'), false],
  ['hashed', answer('text/javascript', 500), false],
  ['picture', answer('image/svg+xml'), true],
] as const)(
  'of the kind %s, some answers are kept and others not (%#)',
  (kind, response, isKept) => {
    expect(isSound(kind, response)).toBe(isKept);
  },
);

test('the caches of two sites of one origin have different names', () => {
  expect(cacheName('/docs/', 'page').startsWith(cachePrefix('/docs/'))).toBe(true);
  expect(cacheName('/docs/', 'page').startsWith(cachePrefix('/'))).toBe(false);
});

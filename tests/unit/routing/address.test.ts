import {
  addBase,
  findLanguage,
  normaliseAddress,
  removeBase,
  swapLanguage,
} from '../../../src/routing/address';

const locales = ['en', 'zh'];

describe('addresses', () => {
  test.each([
    ['/guide/start/index.html', '/guide/start/'],
    ['/guide/start/index', '/guide/start/'],
    ['/a.html', '/a'],
    ['/a.htm', '/a.htm'],
    ['/a.html/b', '/a.html/b'],
    ['/index/b', '/index/b'],
    ['/reindex', '/reindex'],
    ['/a%20b', '/a b'],
    ['/index', '/'],
    ['/guide/', '/guide/'],
  ])('%s is %s', (address, expected) => {
    expect(normaliseAddress(address)).toBe(expected);
  });

  test('a malformed % sequence is no address', () => {
    expect(normaliseAddress('/a%E0%A4%A')).toBeUndefined();
  });
});

describe('base path', () => {
  test.each([
    ['/guide/', '/docs/guide/'],
    ['/docs/guide/', '/docs/guide/'],
    ['/docsify', '/docs/docsify'],
    ['/', '/docs/'],
    ['guide/start', '/docs/guide/start'],
  ])('%s below /docs/ is %s', (path, expected) => {
    expect(addBase(path, '/docs/')).toBe(expected);
  });

  test.each([
    ['/docs/guide', '/guide'],
    ['/docs/', '/'],
    ['/docs', '/'],
    ['/docsify', '/docsify'],
  ])('%s without /docs/ is %s', (path, expected) => {
    expect(removeBase(path, '/docs/')).toBe(expected);
  });

  test('the root base changes nothing', () => {
    expect(addBase('/guide/', '/')).toBe('/guide/');
    expect(removeBase('/guide/', '/')).toBe('/guide/');
  });
});

describe('language of a path', () => {
  test.each([
    ['/zh/guide/a', 'zh'],
    ['/zh', 'zh'],
    ['/zhx/', 'en'],
    ['/guide/zh/', 'en'],
    ['/', 'en'],
  ])('%s is in %s', (path, language) => {
    expect(findLanguage(path, locales)).toBe(language);
  });

  test.each([
    ['/guide/a?x=1', 'zh', '/zh/guide/a?x=1'],
    ['/', 'zh', '/zh/'],
    ['/zh/guide/a', 'en', '/guide/a'],
    ['/zh', 'en', '/'],
    ['/zh/', 'en', '/'],
    ['/zh/a#b', 'zh', '/zh/a#b'],
    ['/zhx/', 'zh', '/zh/zhx/'],
    ['/end/a', 'zh', '/zh/end/a'],
    ['/en/a', 'zh', '/zh/a'],
    ['/en', 'zh', '/zh/'],
    ['/zh?x=/zh/', 'en', '/?x=/zh/'],
  ])('%s in %s is %s', (address, language, expected) => {
    expect(swapLanguage(address, language, locales)).toBe(expected);
  });
});

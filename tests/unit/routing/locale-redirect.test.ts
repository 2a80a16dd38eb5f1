import { localeRedirect, mayRedirect, type Visit } from '../../../src/routing/locale-redirect';

const visit = (changes: Partial<Visit>): Visit => ({
  mode: 'auto',
  userAgent: 'Mozilla/5.0 Chrome/150',
  browserLanguage: 'zh-CN',
  address: '/guide/a?x=1#y',
  locales: ['en', 'zh', 'fr'],
  defaultLocale: 'en',
  ...changes,
});

describe('locale redirect', () => {
  test.each<[string, Partial<Visit>, string | undefined]>([
    ['a Chinese browser goes to the Chinese page, query and hash kept', {}, '/zh/guide/a?x=1#y'],
    ['any Chinese counts', { browserLanguage: 'zh-TW' }, '/zh/guide/a?x=1#y'],
    [
      'an English browser leaves a Chinese page',
      { browserLanguage: 'en-GB', address: '/zh/a' },
      '/a',
    ],
    ['the language of the page stays', { address: '/zh/guide/' }, undefined],
    [
      'the language of the page stays, whatever follows the path',
      { address: '/zh?x=1' },
      undefined,
    ],
    ['a hash is no part of the language', { address: '/zh#x' }, undefined],
    ['the case of the browser’s language', { browserLanguage: 'ZH-cn' }, '/zh/guide/a?x=1#y'],
    [
      'other → default in only-default-lang',
      { address: '/fr/a', browserLanguage: 'en', mode: 'only-default-lang' },
      '/a',
    ],
    ['an unknown language stays', { browserLanguage: 'sv' }, undefined],
    ['other → other in auto', { address: '/fr/a' }, '/zh/a'],
    [
      'other → other in only-default-lang',
      { address: '/fr/a', mode: 'only-default-lang' },
      undefined,
    ],
    ['default → other in only-default-lang', { mode: 'only-default-lang' }, '/zh/guide/a?x=1#y'],
    ['never', { mode: 'never' }, undefined],
    ['a bot', { userAgent: 'Googlebot/2.1' }, undefined],
  ])('%s', (_, changes, expected) => {
    expect(localeRedirect(visit(changes))).toBe(expected);
  });

  test.each(['Googlebot/2.1', 'Baiduspider', 'a web crawler', 'Chrome-Lighthouse'])(
    '%s is not marked as having visited',
    (userAgent) => {
      expect(mayRedirect(visit({ userAgent }))).toBe(false);
    },
  );
});

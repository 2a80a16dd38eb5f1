import { redirects } from '../../../src/routing/redirects';
import { compileRedirects, resolveRedirect } from '../../../src/routing/resolve-redirect';

const unexpected = (message: string) => {
  throw new Error(message);
};
const site = compileRedirects(redirects, unexpected);

describe('old addresses', () => {
  test.each([
    ['/config/source/alias', '/config/resolve/alias'],
    ['/config/source/alias-strategy', '/config/resolve/alias-strategy'],
    ['/guide/basic/css-usage', '/guide/styling/css-usage'],
    ['/guide/basic/css-modules', '/guide/styling/css-modules'],
    ['/guide/basic/tailwindcss', '/guide/styling/tailwindcss'],
    ['/guide/basic/tailwindcss-v3', '/guide/styling/tailwindcss-v3'],
    ['/guide/basic/unocss', '/guide/styling/unocss'],
    ['/guide/basic/configure-rspack', '/guide/configuration/rspack'],
    ['/guide/basic/configure-rsbuild', '/guide/configuration/rsbuild'],
    ['/guide/basic/configure-swc', '/guide/configuration/swc'],
  ])('%s → %s, in both languages', (from, to) => {
    expect(resolveRedirect(site, from)).toBe(to);
    expect(resolveRedirect(site, `/zh${from}`, '#x')).toBe(`/zh${to}#x`);
  });

  test('a moved plugin leads to its repository, without the hash', () => {
    const repository = 'https://github.com/rspack-contrib/rsbuild-plugin-assets-retry';
    expect(resolveRedirect(site, '/zh/plugins/list/plugin-assets-retry', '#x')).toBe(repository);
  });

  test.each(['/', '/config/resolve/alias', '/guide/styling/unocss'])('%s stays', (path) => {
    expect(resolveRedirect(site, path)).toBeUndefined();
  });
});

describe('rules', () => {
  const resolve = (from: string | string[], to: string, path: string) =>
    resolveRedirect(compileRedirects([{ from, to }], unexpected), path);

  test('patterns of a list are tried in order', () => {
    expect(resolve(['/none', '/old/(\\w+)'], '/new/$1', '/zh/old/page')).toBe('/zh/new/page');
  });

  test('the first rule that matches wins', () => {
    const rules = compileRedirects(
      [
        { from: '/a', to: '/1' },
        { from: '/a', to: '/2' },
      ],
      unexpected,
    );
    expect(resolveRedirect(rules, '/a')).toBe('/1');
  });

  test('an address within a path is no other site', () => {
    expect(resolve('/old', '/go/https://e.org', '/zh/old')).toBe('/zh/go/https://e.org');
  });

  test.each(['https://e.org/x', 'http://e.org/x', 'HTTPS://e.org/x', 'mailto:a@b', 'tel:1'])(
    '%s replaces the whole address',
    (to) => {
      expect(resolve('/old', to, '/zh/old/deep')).toBe(to);
    },
  );

  test('an invalid pattern is reported once and skipped', () => {
    const warnings: string[] = [];
    const rules = compileRedirects([{ from: ['/(', '/ok'], to: '/new' }], (w) => warnings.push(w));
    expect(warnings).toEqual(['Invalid redirect pattern: /(']);
    expect(resolveRedirect(rules, '/ok')).toBe('/new');
  });
});

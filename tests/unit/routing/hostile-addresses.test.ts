import fc from 'fast-check';
import { addBase, normaliseAddress, swapLanguage } from '../../../src/routing/address';
import { redirects } from '../../../src/routing/redirects';
import { compileRedirects, newAddress } from '../../../src/routing/resolve-redirect';
import { respell } from '../../../src/not-found/respell';
import { nearestPages } from '../../../src/not-found/nearest-pages';
import { hiddenParts, PAGE_PARTS } from '../../../src/ui/page-parts';
import { hostilePath, hostileText, hugeText, ORIGIN } from '../../lib/hostile';
import { timed } from '../../lib/timed';

const locales = ['en', 'zh'];
const base = fc.constantFrom('/', '/docs/');
const hash = fc.oneof(
  fc.constant(''),
  hostileText.map((text) => new URL(`#${text}`, ORIGIN).hash),
);
const rules = compileRedirects(redirects, (message) => {
  throw new Error(message);
});
const MOVED_AWAY = redirects.map(({ to }) => to).filter((to) => to.startsWith('https:'));

const normalise = timed('the form of an address', normaliseAddress);
const moved = timed('an old address', newAddress);
const respelt = timed('another spelling of an address', respell);
const inLanguage = timed('the address in the other language', swapLanguage);
const hidden = timed('the parts that a query hides', hiddenParts);
const nearest = timed('pages with similar addresses', nearestPages);

const leadsTo = (address: string, from: string) => new URL(address, ORIGIN + from);

test.each([
  ['//evil.example/a', '/', '/evil.example/a'],
  ['/\\evil.example', '/', '/evil.example'],
  ['/\t/evil.example', '/', '/evil.example'],
  ['//evil.example/a', '/docs/', '/docs/evil.example/a'],
])('%j below %s stays on the site: %s', (path, below, expected) => {
  expect(addBase(path, below)).toBe(expected);
});

test('an address below the base path is on the site', () => {
  fc.assert(
    fc.property(fc.oneof(hostilePath, hugeText), base, (path, below) => {
      const { origin, pathname } = leadsTo(addBase(path, below), '/');
      expect([origin, pathname.startsWith('/')]).toEqual([ORIGIN, true]);
    }),
  );
});

test('every address can be normalised or is malformed', () => {
  fc.assert(
    fc.property(fc.oneof(hostilePath, hugeText), (path) => {
      expect(['string', 'undefined']).toContain(typeof normalise(path));
    }),
  );
});

test.each([
  ['//evil.example/config/source/alias', '/evil.example/config/resolve/alias'],
  ['/%2Fevil.example/config/source/alias', '/evil.example/config/resolve/alias'],
  ['/%09/evil.example/config/source/alias', '/%09/evil.example/config/resolve/alias'],
  ['/%23/config/source/alias', '/%23/config/resolve/alias'],
])('the old address %s leads to %s', (path, expected) => {
  expect(newAddress(rules, path, '', '/')).toBe(expected);
});

test('old addresses lead to the site, or where a rule says', () => {
  fc.assert(
    fc.property(hostilePath, hash, base, (path, tail, below) => {
      const target = moved(rules, path, tail, below);
      if (target === undefined || MOVED_AWAY.includes(target)) return;
      expect(leadsTo(target, path).origin).toBe(ORIGIN);
    }),
  );
});

test.each([
  ['//evil.example/a.html', '/evil.example/a'],
  ['/en//evil.example', '/evil.example'],
  ['/en/%2Fevil.example', '/evil.example'],
  ['/a%23b', undefined],
  ['/a%3Fb.html', '/a%3Fb'],
])('the missing address %s is looked for at %s', (path, expected) => {
  expect(respell(path, '/', 'en')).toBe(expected);
});

test('a missing address is looked for on the site, and not for ever', () => {
  fc.assert(
    fc.property(hostilePath, base, (path, below) => {
      const seen = [path];
      for (let next = respelt(path, below, 'en'); next; next = respelt(seen.at(-1)!, below, 'en')) {
        const { origin, pathname } = leadsTo(next, path);
        expect(origin).toBe(ORIGIN);
        expect(seen).not.toContain(pathname);
        seen.push(pathname);
      }
    }),
  );
});

test('any address has one in the other language, on the site', () => {
  fc.assert(
    fc.property(hostilePath, (path) => {
      const chinese = inLanguage(path, 'zh', locales);
      expect(chinese).toMatch(/^\/zh\//);
      const { origin } = leadsTo(addBase(inLanguage(chinese, 'en', locales), '/'), path);
      expect(origin).toBe(ORIGIN);
    }),
  );
});

test('a query hides parts of the page, and nothing else', () => {
  fc.assert(
    fc.property(hugeText, fc.constantFrom(...PAGE_PARTS), (text, part) => {
      expect(PAGE_PARTS).toEqual(expect.arrayContaining(hidden({}, `?${text}`)));
      expect(hiddenParts({}, `?${new URLSearchParams({ [part]: '0', x: text })}`)).toContain(part);
    }),
  );
});

test('of a missing address only the beginning is compared with pages', () => {
  const pages = ['/config/dev/hmr', `/${'a'.repeat(199)}`].map((path) => ({ path, title: path }));
  expect(nearestPages(pages[1]!.path + 'x'.repeat(1_000_000), pages)).toEqual([pages[1]]);
  fc.assert(
    fc.property(hugeText, (path) => {
      expect(pages).toEqual(expect.arrayContaining(nearest(path, pages)));
    }),
  );
});

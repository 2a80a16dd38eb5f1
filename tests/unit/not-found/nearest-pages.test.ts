import { nearestPages } from '../../../src/not-found/nearest-pages';

const pages = [
  '/config/dev/hmr',
  '/config/dev/client',
  '/guide/advanced/hmr',
  '/guide/faq/hmr',
  '/config/server/port',
  '/plugins/list/plugin-react',
  '/zh',
].map((path) => ({ path, title: path }));
const nearest = (wanted: string) => nearestPages(wanted, pages).map(({ path }) => path);

test.each([
  ['/config/dev/hrm', '/config/dev/hmr'],
  ['/config/devserver/port', '/config/server/port'],
  ['/plugin-react', '/plugins/list/plugin-react'],
  ['/Guide/Advanced/HMR', '/guide/advanced/hmr'],
])('the page nearest to %s is %s', (wanted, expected) => {
  expect(nearest(wanted)[0]).toBe(expected);
});

test('the nearest come first, a slash at the end makes no difference to the last part', () => {
  expect(nearest('/config/dev/hmr/').slice(0, 2)).toEqual(['/config/dev/hmr', '/guide/faq/hmr']);
});

test('of many near pages five are suggested', () => {
  const alike = Array.from({ length: 9 }, (_, i) => ({ path: `/guide/page-${i}`, title: '' }));
  expect(nearestPages('/guide/page', alike)).toHaveLength(5);
});

test('at most five are suggested, none for an address like no page', () => {
  expect(nearest('/config/dev/hmr').length).toBeLessThanOrEqual(5);
  expect(nearest('/wp-login.php?q=1234567890abcdefghijk')).toEqual([]);
});

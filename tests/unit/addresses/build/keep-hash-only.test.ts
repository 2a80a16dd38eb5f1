import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import { keepHashOnly } from '../../../../src/addresses/build/keep-hash-only';

const page = (toUrl: string) => createRedirectPageContent({ toUrl });

test('the page of the installed plugin keeps the hash, without the query', () => {
  const html = keepHashOnly(page('/config/resolve/alias'), false, 'a.html');
  expect(html).toContain("window.location.href = '/config/resolve/alias' + window.location.hash;");
});

test('nothing is passed on to another site', () => {
  const html = keepHashOnly(page('https://example.com/a'), true, 'a.html');
  expect(html).toContain("window.location.href = 'https://example.com/a';");
});

test('another form of the page is refused, with what to compare', () => {
  expect(() => keepHashOnly('<html></html>', false, 'old/index.html')).toThrow(
    /^old\/index\.html: expected a redirect .*found none.*keep-hash-only\.ts/,
  );
});

import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import { KEEP_HASH, keepHashOnly } from '../../../../../src/plugins/after-build/redirect-stubs';

const page = (toUrl: string) => createRedirectPageContent({ toUrl });

/** Where the page of a redirect goes, opened with a hash. */
function follow(html: string, hash: string): string | undefined {
  const content = /http-equiv="refresh" content="([^"]+)"/.exec(html)![1]!;
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1];
  let target: string | undefined;
  const location = { hash, replace: (to: string) => (target = to) };
  const document = { querySelector: () => ({ content }) };
  if (script) new Function('location', 'document', script)(location, document);
  return target;
}

test('the page of the installed plugin keeps the hash, without the query', () => {
  const html = keepHashOnly(page('/config/resolve/alias'), false, 'a.html');
  expect(follow(html, '#aliases')).toBe('/config/resolve/alias#aliases');
});

test('nothing is passed on to another site: the page is left without a script', () => {
  const html = keepHashOnly(page('https://example.com/a'), true, 'a.html');
  expect(follow(html, '#aliases')).toBeUndefined();
  expect(html).toContain('url=https://example.com/a"');
  expect(html).toBe(page('https://example.com/a').replace(/<script>[^]*<\/script>/, ''));
});

test('the script is the same on each page', () => {
  for (const to of ['/a', '/docs/zh/b'])
    expect(keepHashOnly(page(to), false, 'a.html')).toContain(`<script>${KEEP_HASH}</script>`);
});

test('another form of the page is refused, with what to compare', () => {
  const known = page('/config/resolve/alias');
  const waiting = known.replace('content="0;', 'content="5;');
  expect(() => keepHashOnly(waiting, false, 'a.html')).toThrow('found none');
  const scriptless = known.replace(/<script>[^]*<\/script>/, '');
  expect(() => keepHashOnly(scriptless, false, 'a.html')).toThrow('found none');
  expect(() => keepHashOnly('<html></html>', false, 'old/index.html')).toThrow(
    /^old\/index\.html: expected a redirect .*found none.*redirect-stubs/,
  );
});

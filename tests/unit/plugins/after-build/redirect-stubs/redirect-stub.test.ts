import { KEEP_HASH, redirectStub } from '../../../../../src/plugins/after-build/redirect-stubs';

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

test('the page of an old address keeps the hash', () => {
  const html = redirectStub('/config/resolve/alias', 'en');
  expect(follow(html, '#aliases')).toBe('/config/resolve/alias#aliases');
});

test('nothing is passed on to another site: the page is left without a script', () => {
  const html = redirectStub('https://example.com/a', 'en');
  expect(follow(html, '#aliases')).toBeUndefined();
  expect(html).toContain('url=https://example.com/a"');
  expect(html).not.toContain('<script');
});

test('the script is the same on each page', () => {
  for (const to of ['/a', '/docs/zh/b'])
    expect(redirectStub(to, 'en')).toContain(`<script>${KEEP_HASH}</script>`);
});

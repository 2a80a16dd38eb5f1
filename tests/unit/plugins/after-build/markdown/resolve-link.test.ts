import { resolveLink } from '../../../../../src/plugins/after-build/markdown/resolve-link';

const PAGES = ['/docs/config/', '/docs/config/mode', '/docs/guide/start/'];

const resolve = (href: string) =>
  resolveLink(href, {
    origin: 'https://example.com',
    page: '/docs/config/mode',
    isPage: (address) => PAGES.includes(address),
  });

test.each([
  ['a page', '/docs/config/mode', 'https://example.com/docs/config/mode.md'],
  ['a folder', '/docs/config/', 'https://example.com/docs/config/index.md'],
  ['a heading', '/docs/guide/start/#a', 'https://example.com/docs/guide/start/index.md#a'],
  ['a heading of the page itself', '#values', 'https://example.com/docs/config/mode.md#values'],
  ['a file', '/docs/img/logo.svg', 'https://example.com/docs/img/logo.svg'],
  ['another site', 'https://rspack.dev/guide?a=1#b', 'https://rspack.dev/guide?a=1#b'],
  ['an application', 'vscode+x1:open', 'vscode+x1:open'],
  ['a page with a colon', './b:c', 'https://example.com/docs/config/b:c'],
  ['an address for mail', 'mailto:a@example.com', 'mailto:a@example.com'],
])('a link to %s', (_, href, resolved) => {
  expect(resolve(href)).toBe(resolved);
});

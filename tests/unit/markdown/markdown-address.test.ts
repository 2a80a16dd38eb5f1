import { markdownAddress } from '../../../src/markdown/markdown-address';

test.each([
  ['/', '/index.md'],
  ['/zh/', '/zh/index.md'],
  ['/guide/start/', '/guide/start/index.md'],
  ['/config/dev/hmr', '/config/dev/hmr.md'],
  ['/docs/community/releases/v1-0', '/docs/community/releases/v1-0.md'],
])('the Markdown of %s is at %s', (page, markdown) => {
  expect(markdownAddress(page)).toBe(markdown);
});

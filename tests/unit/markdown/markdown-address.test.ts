import { llmsAddress, markdownAddress } from '../../../src/markdown/markdown-address';

test.each([
  ['/', '/index.md'],
  ['/zh/', '/zh/index.md'],
  ['/guide/start/', '/guide/start/index.md'],
  ['/config/dev/hmr', '/config/dev/hmr.md'],
  ['/docs/community/releases/v1-0', '/docs/community/releases/v1-0.md'],
])('the Markdown of %s is at %s', (page, markdown) => {
  expect(markdownAddress(page)).toBe(markdown);
});

test.each([
  ['/', '/', '/llms.txt'],
  ['/search', '/', '/llms.txt'],
  ['/config/dev/hmr', '/', '/config/llms.txt'],
  ['/config/', '/', '/config/llms.txt'],
  ['/zh/', '/zh/', '/zh/llms.txt'],
  ['/docs/zh/guide/start/', '/docs/zh/', '/docs/zh/guide/llms.txt'],
])('the page %s of the language at %s is covered by %s', (page, base, list) => {
  expect(llmsAddress(page, base)).toBe(list);
});

import { pageFile } from '../../../../src/addresses/build/page-files';

test.each([
  ['/config/root', 'config/root.html'],
  ['/zh/community/releases/v1-0', 'zh/community/releases/v1-0.html'],
  ['/', undefined],
  ['/guide/start/', undefined],
  ['/404.html', undefined],
])('the page %s is the file %s beside its folder', (address, file) => {
  expect(pageFile(address)).toBe(file);
});

import { pageTitle } from '../../../src/page/page-title';

const siteTitle = 'Rsbuild';

test.each([
  [{ title: 'dev.hmr' }, 'dev.hmr - Rsbuild'],
  [{ title: 'dev.hmr', titleSuffix: 'Options' }, 'dev.hmr - Options'],
  [{ title: 'dev.hmr', titleSuffix: '- Options' }, 'dev.hmr - Options'],
  [{ title: 'dev.hmr', titleSuffix: '| Options' }, 'dev.hmr | Options'],
  [{}, 'Rsbuild'],
  [{ isHome: true }, 'Rsbuild'],
  [{ isHome: true, title: 'Home', titleSuffix: 'The build tool' }, 'Rsbuild - The build tool'],
  [{ isHome: true, titleSuffix: '| The build tool' }, 'Rsbuild | The build tool'],
])('%j → %s', (parts, expected) => {
  expect(pageTitle({ siteTitle, ...parts })).toBe(expected);
});

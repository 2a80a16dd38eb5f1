import path from 'node:path';
import { notice, packageFolder } from '../../../../src/plugins/after-build/licenses';

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@docusaurus/core/lib/a.js', '/site/node_modules/@docusaurus/core'],
  ['/site/node_modules/a/node_modules/@b/c/d.js', '/site/node_modules/a/node_modules/@b/c'],
  ['/site/src/ui/Icon.tsx', undefined],
])('the package of %s is in %s', (module, folder) => {
  expect(packageFolder(module)).toBe(folder);
});

test('a package says its name, version and license, with the text', () => {
  const modules = path.resolve(__dirname, '../../../../node_modules');
  const text = notice(path.join(modules, 'react'));
  expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)\n\n/);
  expect(text).toContain('Permission is hereby granted');
  expect(notice(path.join(modules, '.bin'))).toBeUndefined();
});

import path from 'node:path';
import {
  forbiddenLicenses,
  notices,
  packageFolder,
  readPackage,
} from '../../../../../src/plugins/after-build/licenses/notices';

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@docusaurus/core/lib/a.js', '/site/node_modules/@docusaurus/core'],
  ['/site/node_modules/a/node_modules/@b/c/d.js', '/site/node_modules/a/node_modules/@b/c'],
  ['/site/src/ui/Icon.tsx', undefined],
])('the package of %s is in %s', (module, folder) => {
  expect(packageFolder(module)).toBe(folder);
});

test('a package says its name, version and license, with the text', () => {
  const modules = path.resolve(__dirname, '../../../../../node_modules');
  const [react] = readPackage(path.join(modules, 'react'));
  expect(react).toMatchObject({ name: 'react', license: 'MIT' });
  expect(react!.text).toContain('Permission is hereby granted');
  expect(readPackage(path.join(modules, '.bin'))).toEqual([]);
});

const LIST = notices([
  { name: 'b', version: '1.0.0', license: 'ISC', text: 'Text of b' },
  { name: 'a', version: '2.0.0', license: '(MIT OR GPL-3.0)' },
]);

test('the notices have each package with its license, in the order of their names', () => {
  expect(LIST).toBe('a 2.0.0 ((MIT OR GPL-3.0))\n\n----\n\nb 1.0.0 (ISC)\n\nText of b\n');
});

test('a license of several is enough; others are named with their package', () => {
  const others = notices([
    { name: 'c', version: '1.0.0', license: 'GPL-3.0' },
    { name: 'd', version: '1.0.0' },
  ]);
  expect(forbiddenLicenses(LIST)).toEqual([]);
  expect(forbiddenLicenses(others)).toEqual(['c 1.0.0 (GPL-3.0)', 'd 1.0.0 (no license)']);
});

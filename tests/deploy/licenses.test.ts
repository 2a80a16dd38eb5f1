import { forbiddenLicenses } from '../../src/plugins/after-build/licenses/notices';
import { readBuilt } from './lib/build';

test('readers get the licenses of all packages whose code they get, and each is allowed', () => {
  const text = readBuilt('licenses.txt');
  expect(text).toMatch(/^react-dom \d.* \(MIT\)$/m);
  expect(text).toMatch(/^nprogress \d.* \(MIT\)$/m);
  expect(text).toContain('Permission is hereby granted');
  expect(forbiddenLicenses(text)).toEqual([]);
});

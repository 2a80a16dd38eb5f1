import { readBuilt } from './lib/build';

/** Licenses under which a package's code may be in what readers get, as SPDX names them. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

test('readers get the licenses of all packages whose code they get, and each is allowed', () => {
  const text = readBuilt('licenses.txt');
  expect(text).toMatch(/^react-dom \d.* \(MIT\)$/m);
  expect(text).toMatch(/^nprogress \d.* \(MIT\)$/m);
  expect(text).toContain('Permission is hereby granted');
  const heads = text.split('\n\n----\n\n').map((notice) => notice.split('\n')[0]!);
  // One of several licenses to choose from is enough.
  const licensesIn = (head: string) =>
    (/ \((.+)\)$/.exec(head)?.[1] ?? '').replace(/[()]/g, '').split(' OR ');
  expect(
    heads.filter((head) => !licensesIn(head).some((license) => ALLOWED.includes(license))),
  ).toEqual([]);
});

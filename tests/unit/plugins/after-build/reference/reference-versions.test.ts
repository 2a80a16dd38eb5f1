import type { PackageHistory } from '../../../../../src/history/history';
import { referenceVersions } from '../../../../../src/plugins/after-build/reference/reference-versions';

const history: PackageHistory = {
  package: '@rsbuild/core',
  from: '1.0.1',
  to: '2.0.0',
  missing: [],
  options: {
    'dev.old': [
      { version: '1.2.0', kind: 'added' },
      { version: '1.9.0', kind: 'deprecated', replacement: 'dev.young' },
      { version: '2.0.0', kind: 'removed' },
    ],
  },
  hooks: { 'onExit.exitCode': [{ version: '1.4.2', after: '1.3.22', kind: 'added' }] },
  exports: { loadEnv: [{ version: '1.5.0', kind: 'type', from: 'a', to: 'b' }] },
};

test.each<['options' | 'hooks' | 'exports', string, object]>([
  [
    'options',
    'dev.old',
    { since: '1.2.0', deprecated: '1.9.0', removed: '2.0.0', renamed: 'dev.young' },
  ],
  ['options', 'dev.same', {}],
  ['hooks', 'onExit', { changed: ['1.4.2'] }],
  ['hooks', 'onExit.exitCode', { since: '1.4.2' }],
  ['exports', 'loadEnv', { changed: ['1.5.0'] }],
  ['exports', 'dev.old', {}],
])('of the %s, %s is told with its versions', (kind, name, versions) => {
  expect(referenceVersions('@rsbuild/core', kind, name, history)).toEqual(versions);
});

test('of a package that nobody read nothing is told', () => {
  expect(referenceVersions('some-plugin', 'options', 'dev.old')).toEqual({});
});

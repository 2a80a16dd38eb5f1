import { laterOptions, findVersions } from '../../../../src/plugins/history/option-versions';
import type { PackageHistory } from '../../../../src/history/history';

const history: PackageHistory = {
  package: '@rsbuild/core',
  from: '1.0.1',
  to: '2.0.0',
  missing: ['1.4.0', '1.4.1'],
  options: {
    'dev.client.port': [{ version: '1.9.0', kind: 'added' }],
    'dev.hmr': [{ version: '1.2.0', kind: 'added' }],
    'html.later': [
      { version: '1.4.2', after: '1.3.22', kind: 'added' },
      { version: '1.6.0', kind: 'type', from: 'boolean', to: 'string' },
    ],
    'html.later.field': [{ version: '1.5.0', kind: 'added' }],
    'html.older': [{ version: '1.3.0', kind: 'added' }],
    'tools.webpack': [{ version: '2.0.0', kind: 'removed' }],
  },
};

test('an option that came after a version is told with what became of it', () => {
  const pages = new Set(['dev.client', 'dev.hmr']);
  expect(laterOptions('1.3.22', (option) => pages.has(option), history)).toEqual([
    { option: 'html.later', since: '1.4.2', changed: ['1.5.0', '1.6.0'] },
  ]);
});

test('an option that is the same in all versions has no versions', () => {
  expect(findVersions('dev.client.host', history)).toBeUndefined();
  expect(findVersions('tools.webpack', history)).toEqual({ removed: '2.0.0' });
});

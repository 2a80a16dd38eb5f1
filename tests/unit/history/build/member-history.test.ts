import { memberHistory } from '../../../../src/history/build/member-history';
import type { PackageHistory } from '../../../../src/history/history';

const history: PackageHistory = {
  package: '@rsbuild/core',
  from: '1.0.1',
  to: '2.3.2',
  missing: [],
  options: { logger: [{ version: '2.0.0', kind: 'added' }] },
  hooks: {
    onExit: [],
    'onExit.exitCode': [{ version: '1.3.6', kind: 'added', to: 'number' }],
    modifyHTML: [{ version: '1.3.15', kind: 'added' }],
  },
  instance: { onExit: [] },
};

test('a hook has its own changes and those of what its callbacks receive', () => {
  expect(memberHistory('onExit', 'hooks', 'en', history)).toEqual({
    name: 'onExit',
    from: '1.0.1',
    to: '2.3.2',
    changes: [{ field: 'exitCode', version: '1.3.6', kind: 'added', to: 'number' }],
  });
  expect(memberHistory('modifyHTML', 'hooks', 'en', history)?.from).toBe('1.3.15');
});

test('one name belongs to several kinds, each with a history of its own', () => {
  expect(memberHistory('onExit', 'instance', 'en', history)?.changes).toEqual([]);
});

test.each<['hooks' | 'instance' | 'exports', string]>([
  ['hooks', 'logger'],
  ['hooks', 'toString'],
  ['exports', 'onExit'],
])('nothing is told of %s without data: %s', (kind, name) => {
  expect(memberHistory(name, kind, 'en', history)).toBeUndefined();
});

import { headingMember, memberHistory } from '../../../../src/plugins/history/heading-member';
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
    onDone: [{ version: '1.5.0', kind: 'deprecated', replacement: 'onAfter' }],
  },
  instance: { onExit: [] },
};

test('a hook has its own changes and those of what its callbacks receive', () => {
  expect(memberHistory({ name: 'onExit', kind: 'hooks' }, 'en', history)).toEqual({
    name: 'onExit',
    from: '1.0.1',
    to: '2.3.2',
    documented: '1.3.22',
    changes: [{ field: 'exitCode', version: '1.3.6', kind: 'added', to: 'number' }],
  });
  expect(memberHistory({ name: 'modifyHTML', kind: 'hooks' }, 'en', history).from).toBe('1.3.15');
});

test('one name belongs to several kinds, each with a history of its own', () => {
  expect(memberHistory({ name: 'onExit', kind: 'instance' }, 'en', history).changes).toEqual([]);
});

test('what takes the place of a hook has no link: it has no page of its own', () => {
  const told = memberHistory({ name: 'onDone', kind: 'hooks' }, 'en', history);
  expect(told.changes).toHaveLength(1);
  expect(told.replacement).toBeUndefined();
});

const hooks = 'docs/plugins/dev/hooks.mdx';
const core = 'docs/api/javascript-api/core.mdx';

test.each([
  ['onExit', hooks, { name: 'onExit', kind: 'hooks' }],
  ['api.onExit', core, { name: 'onExit', kind: 'hooks' }],
  ['rsbuild.onExit', hooks, { name: 'onExit', kind: 'instance' }],
  ['onExit', core, undefined],
  ['logger', hooks, undefined],
  ['toString', hooks, undefined],
  ['rsbuild.modifyHTML', hooks, undefined],
  ['onExit', 'docs/config/dev/hmr.mdx', undefined],
  ['The hook onExit', hooks, undefined],
])('the heading %s of %s names %j', (heading, file, member) => {
  expect(headingMember(heading, file, history)).toEqual(member);
});

import { minorSteps, stepName } from '../../../src/history/change-files';
import type { PackageHistory } from '../../../src/history/history';
import { configSchemas } from '../../../src/plugins/config-check/config-schemas';
import { coreHistory } from '../../../src/plugins/history/option-history';

test('there is a step between all minor lines that have changes, in the order of versions', () => {
  const history: PackageHistory = {
    package: 'made-up',
    from: '1.0.1',
    to: '2.0.3',
    missing: [],
    options: { a: [{ version: '1.10.0', kind: 'added' }] },
    hooks: { b: [{ version: '1.2.3', kind: 'added' }] },
    instance: { c: [{ version: '1.10.7', kind: 'added' }] },
    exports: { d: [{ version: '1.9.0', kind: 'added' }] },
  };
  const steps = minorSteps(history);
  expect(steps.map(stepName)).toEqual([
    'changes/1.0-1.2.md',
    'changes/1.2-1.9.md',
    'changes/1.9-1.10.md',
    'changes/1.10-2.0.md',
  ]);
});

test('the recorded history leaves out no minor line', () => {
  const lines = ['1.0', ...minorSteps(coreHistory).map(([, to]) => to)];
  expect(lines.toString()).toBe(Object.keys(configSchemas()).toString());
});

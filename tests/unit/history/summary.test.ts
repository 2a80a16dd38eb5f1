import type { NamedChange } from '../../../src/history/history';
import { summarizeHistory } from '../../../src/history/summary';

const summary = (...changes: NamedChange[]) =>
  summarizeHistory({ name: 'root', from: '1.0.1', to: '2.3.2', documented: '1.3.22', changes });

test('an option that never changed has nothing to tell', () => {
  expect(summary()).toEqual({ changed: [] });
});

test('tells when an option came, changed, is deprecated and went, each version once', () => {
  expect(
    summary(
      { version: '1.1.7', kind: 'added' },
      { version: '1.5.0', kind: 'type', from: 'string', to: 'number' },
      { version: '1.5.0', kind: 'default', from: "''", to: '1' },
      { version: '1.6.0', kind: 'deprecated' },
      { version: '2.0.0', kind: 'removed' },
    ),
  ).toEqual({ since: '1.1.7', changed: ['1.5.0'], deprecated: '1.6.0', removed: '2.0.0' });
});

test('a field that came, went or is deprecated is a change of the option', () => {
  expect(
    summary(
      { version: '1.2.0', field: 'keep', kind: 'added' },
      { version: '1.4.0', field: 'keep', kind: 'deprecated' },
      { version: '2.0.0', field: 'keep', kind: 'removed' },
    ),
  ).toEqual({ changed: ['1.2.0', '1.4.0', '2.0.0'] });
});

test('a change behind a gap is told by the versions that may be meant', () => {
  expect(summary({ version: '1.4.2', after: '1.3.22', kind: 'added' }).since).toBe('1.4.0–1.4.2');
});

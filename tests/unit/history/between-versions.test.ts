import { findDifferences, SUBJECTS } from '../../../src/history/between-versions';
import type { Change, PackageHistory } from '../../../src/history/history';
import { compareVersions } from '../../../src/history/versions';
import { coreHistory } from '../../../src/plugins/history/option-history';

/** What changed between two versions in a history of options, as `kind name`. */
const told = (options: PackageHistory['options'], from: string, to: string) =>
  findDifferences({ options }, [from, to]).map(({ kind, name }) => `${kind} ${name}`);

const added = (version: string, more: Partial<Change> = {}): Change => ({
  version,
  kind: 'added',
  ...more,
});
const removed = (version: string): Change => ({ version, kind: 'removed' });

describe('the difference of two versions', () => {
  test.each([
    ['what the older one brought', '1.4.0', '1.5.0', []],
    ['what the newer one brought', '1.3.22', '1.4.0', ['added a']],
    ['what a version between brought', '1.3.0', '1.10.0', ['added a']],
    ['what a later one brought', '1.2.0', '1.3.9', []],
    ['a version and itself', '1.4.0', '1.4.0', []],
  ])('%s', (_, from, to, expected) => {
    expect(told({ a: [added('1.4.0')] }, from, to)).toEqual(expected);
  });

  test('leaves out what came and went, and tells what went and came back only if it is different', () => {
    expect(told({ a: [added('1.4.0'), removed('1.5.0')] }, '1.3.0', '1.6.0')).toEqual([]);
    expect(told({ a: [removed('1.4.0'), added('1.5.0')] }, '1.3.0', '1.6.0')).toEqual([]);
    expect(told({ a: [removed('1.4.0'), added('1.5.0')] }, '1.3.0', '1.4.0')).toEqual([
      'removed a',
    ]);
  });

  test('tells several changes as one, from the first to the last', () => {
    const type = (version: string, from: string, to: string): Change => ({
      version,
      kind: 'type',
      from,
      to,
    });
    const a = [
      type('1.4.0', 'string', 'number'),
      type('1.5.0', 'number', 'boolean'),
      type('1.6.0', 'boolean', 'string'),
    ];
    expect(findDifferences({ options: { a } }, ['1.3.0', '1.5.0'])).toEqual([
      expect.objectContaining({ from: 'string', to: 'boolean', versions: ['1.4.0', '1.5.0'] }),
    ]);
    expect(told({ a }, '1.3.0', '1.6.0')).toEqual([]);
  });

  test('tells defaults mode by mode', () => {
    const change = (mode: string, to: string): Change => ({
      version: '1.4.0',
      kind: 'default',
      modes: [mode],
      from: '1',
      to,
    });
    const a = [change('development', '2'), change('production', '3')];
    expect(findDifferences({ options: { a } }, ['1.3.0', '1.4.0'])).toMatchObject([
      { modes: ['development'], to: '2' },
      { modes: ['production'], to: '3' },
    ]);
  });

  test('leaves out the fields of what came or went as a whole, but not their own changes', () => {
    const options = {
      a: [added('1.4.0')],
      'a.b.c': [added('1.5.0')],
      ab: [added('1.4.0')],
      d: [removed('1.4.0')],
      'd.e': [removed('1.4.0')],
      'f.g': [added('1.4.0')],
    };
    expect(told(options, '1.3.0', '1.6.0')).toEqual([
      'added a',
      'added ab',
      'removed d',
      'added f.g',
    ]);
    expect(told(options, '1.4.0', '1.6.0')).toEqual(['added a.b.c']);
  });

  test('has the replacement that was named when what is removed was deprecated', () => {
    const a: Change[] = [
      { version: '1.2.0', kind: 'deprecated', words: 'Use `b`.', replacement: 'b' },
      removed('2.0.0'),
    ];
    expect(findDifferences({ options: { a } }, ['1.3.0', '2.0.0'])).toMatchObject([
      { kind: 'removed', words: 'Use `b`.', replacement: 'b' },
    ]);
    expect(told({ a }, '1.2.0', '1.9.0')).toEqual([]);
  });

  // The registry lacks 1.4.0 and 1.4.1: any of 1.4.0, 1.4.1 and 1.4.2 may have brought it.
  test.each([
    ['1.3.22', '1.4.2', [false]],
    ['1.3.0', '2.0.0', [false]],
    ['1.4.0', '1.4.2', [true]],
    ['1.4.1', '1.4.2', [true]],
    ['1.3.22', '1.4.0', [true]],
    ['1.4.0', '1.4.1', [true]],
    ['1.4.2', '1.5.0', []],
    ['1.3.0', '1.3.22', []],
  ])(
    'where versions are missing, says from %s to %s whether it is certain',
    (from, to, expected) => {
      const found = findDifferences({ options: { a: [added('1.4.2', { after: '1.3.22' })] } }, [
        from,
        to,
      ]);
      expect(found.map(({ isUncertain }) => isUncertain)).toEqual(expected);
      for (const { versions } of found) expect(versions).toEqual(['1.4.0–1.4.2']);
    },
  );
});

/** The same in another way: what each of two versions has, name by name, and how that differs. */
describe('the difference in the recorded history', () => {
  const isIn = (version: string) => (change: Change) =>
    compareVersions(change.version, version) <= 0;

  /** Type, default and deprecation of a name in a version; undefined where it isn't there. */
  function snapshot(changes: readonly Change[], version: string) {
    const comings = changes.filter(({ kind }) => kind === 'added' || kind === 'removed');
    const last = comings.filter(isIn(version)).at(-1);
    if (last ? last.kind === 'removed' : comings[0]?.kind === 'added') return undefined;
    const value = (kind: string) => {
      const own = changes.filter((change) => change.kind === kind);
      const latest = own.filter(isIn(version)).at(-1);
      const text = latest ? latest.to : own[0]?.from;
      // What is cut short is the same only where no change lies between.
      return text?.includes('…') ? `${text} ${latest?.version}` : text;
    };
    const isDeprecated = changes.filter(isIn(version)).some(({ kind }) => kind === 'deprecated');
    return { type: value('type'), default: value('default'), deprecated: isDeprecated };
  }

  const kinds = ['default', 'deprecated', 'type'] as const;

  function compare(from: string, to: string): string[] {
    return SUBJECTS.flatMap((subject) => {
      const found = Object.entries(coreHistory[subject]!).flatMap(([name, changes]) => {
        const [before, after] = [snapshot(changes, from), snapshot(changes, to)];
        if (!before || !after) {
          if (before) return [`removed ${name}`];
          return after ? [`added ${name}`] : [];
        }
        return kinds
          .filter((kind) => before[kind] !== after[kind])
          .map((kind) => `${kind} ${name}`);
      });
      const isField = (entry: string) =>
        /^(?:added|removed)/.test(entry) && found.some((other) => entry.startsWith(`${other}.`));
      return found.filter((entry) => !isField(entry)).map((entry) => `${subject} ${entry}`);
    });
  }

  test.each([
    ['1.0.1', '2.3.2'],
    ['1.3.22', '2.3.2'],
    ['1.3.22', '1.4.2'],
    ['1.0.11', '1.2.5'],
    ['1.1.7', '1.3.22'],
    ['1.3.22', '1.5.0'],
    ['1.5.13', '1.6.0'],
    ['1.7.0', '2.0.0'],
    ['2.0.0', '2.0.12'],
    ['2.1.8', '2.2.8'],
  ])('from %s to %s is that of what both have', (from, to) => {
    const found = findDifferences(coreHistory, [from, to]);
    expect(found.map(({ subject, kind, name }) => `${subject} ${kind} ${name}`).sort()).toEqual(
      compare(from, to).sort(),
    );
    expect(found.length).toBeGreaterThan(0);
  });
});

import {
  DIFFERENCE_TEXTS,
  describeDifferences,
  type ChangesFile,
} from '../../../src/history/describe-differences';

const texts = Object.fromEntries(
  Object.entries(DIFFERENCE_TEXTS).map(([name, { message }]) => [name, message]),
) as ChangesFile['texts'];

const file: ChangesFile = {
  known: { documented: '1.3.22', from: '1.0.1', to: '2.3.2' },
  changes: {
    options: {
      a: [
        { version: '1.5.0', kind: 'type', from: 'number', to: 'string' },
        { version: '1.6.0', kind: 'default', modes: ['none'], to: "'x'" },
      ],
      'a.b.c': [{ version: '1.5.0', kind: 'added', to: 'boolean' }],
      old: [
        { version: '1.4.0', kind: 'deprecated', words: 'Use `a`, please.', replacement: 'a' },
        { version: '2.0.0', kind: 'removed' },
      ],
    },
    hooks: { onA: [{ version: '1.5.0', kind: 'deprecated', words: 'Use `onB`.' }] },
    instance: { build: [{ version: '1.5.4', after: '1.5.2', kind: 'removed' }] },
    exports: { A: [{ version: '1.5.0', kind: 'added' }] },
  },
  urls: { options: { a: '/a' }, hooks: { onA: '/hooks#ona' }, instance: {}, exports: {} },
  texts,
};

/** Each item in a line. */
const listed = (from: string, to: string) =>
  describeDifferences(file, [from, to]).parts.flatMap(({ heading, groups }) =>
    groups.flatMap(({ label, items }) =>
      items.map((item) => [heading, label, ...Object.values(item)].filter(Boolean).join(' | ')),
    ),
  );

test('what must change, what is different and what is new, group by group', () => {
  expect(listed('1.4.0', '2.0.0')).toEqual([
    'What must change | Options | old | Removed in 2.0.0. Use `a` instead.',
    'What must change | Plugin API | api.onA | /hooks#ona | Deprecated since 1.5.0. | Use `onB`.',
    'What must change | Rsbuild instance | rsbuild.build | Removed in 1.5.3–1.5.4.',
    "What behaves differently | Options | a | /a | Default since 1.6.0 `none`: `undefined` → `'x'`.",
    'What behaves differently | Options | a | /a | Type since 1.5.0: `number` → `string`.',
    'What is new | Options | a.b.c | /a | Since 1.5.0: `boolean`.',
    'What is new | Exports | A | Since 1.5.0.',
  ]);
  expect(describeDifferences(file, ['1.4.0', '2.0.0']).counts).toEqual({
    mustChange: 3,
    differs: 2,
    isNew: 2,
  });
});

test('parts without anything are left out, and what isn’t certain is said', () => {
  expect(listed('1.5.3', '1.5.9')).toEqual([
    'What must change | Rsbuild instance | rsbuild.build | Removed in 1.5.3–1.5.4. Which of these versions did that isn’t known, so yours may differ.',
  ]);
  expect(describeDifferences(file, ['2.1.0', '2.2.0'])).toEqual({
    counts: { mustChange: 0, differs: 0, isNew: 0 },
    parts: [],
  });
});

test('of a configuration: what it sets that is gone or changed, and the defaults that it leaves', () => {
  const touching = (...options: string[]) =>
    describeDifferences(file, ['1.4.0', '2.0.0'], new Set(options)).parts.flatMap(({ groups }) =>
      groups.flatMap(({ items }) => items.map(({ name, text }) => `${name}: ${text}`)),
    );
  const gone = 'old: Removed in 2.0.0. Use `a` instead.';
  const type = 'a: Type since 1.5.0: `number` → `string`.';
  const newDefault = "a: Default since 1.6.0 `none`: `undefined` → `'x'`.";
  expect(touching('old')).toEqual([gone, newDefault]);
  expect(touching('a', 'old')).toEqual([gone, type]);
  // Neither names of the plugin API nor what is new.
  expect(touching('onA', 'a.b.c', 'A')).toEqual([newDefault]);
});

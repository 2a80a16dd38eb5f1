import { listPageParts } from '../check/read-statements/page-parts';
import { noteReading } from '../check/read-statements/read-record';
import { readPage } from '../pages/page';
import { listUnproved } from './print-due';

const old = { date: '2026-01-05', version: '1.3.21' };
const today = { date: '2026-11-27', version: '1.3.22' };
const page = (text: string) => readPage('docs/a.mdx', `---\ntitle: A\n---\n\n${text}\n`);
const before = page('Rsbuild always writes `dist`. It uses [a cache](/cache).');
const read = noteReading(listPageParts(before), old);

test('a statement has the reading of its own sentence', () => {
  const changed = page('Rsbuild always writes `dist`. It never uses [a cache](/cache).');
  const entry = noteReading(listPageParts(changed), today, read);
  expect(listUnproved(changed, new Set(), entry)).toEqual([
    { line: 5, text: 'Rsbuild always writes dist.', reading: old },
    { line: 5, text: 'It never uses a cache.', reading: today },
  ]);
  expect(listUnproved(changed, new Set(), read)[1]).toEqual({
    line: 5,
    text: 'It never uses a cache.',
    reading: undefined,
  });
});

test('what is proved is left out', () => {
  const texts = listUnproved(before, new Set(['Rsbuild always writes dist.']), read).map(
    ({ text }) => text,
  );
  expect(texts).not.toContain('Rsbuild always writes dist.');
});

test('a row and an output have the reading of theirs', () => {
  const table = page(
    '| Option | Default |\n| --- | --- |\n| `a` | `true` |\n\n```text title="Output"\nready\n```',
  );
  const found = listUnproved(table, new Set(), noteReading(listPageParts(table), today));
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ reading }) => reading)).toEqual(found.map(() => today));
});

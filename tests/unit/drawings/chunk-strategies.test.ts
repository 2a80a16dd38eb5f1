import fs from 'node:fs';
import path from 'node:path';
import { chunkStrategies, type Chunk } from '../../../src/drawings/chunk-strategies';

const page = fs.readFileSync(
  path.resolve(__dirname, '../../../docs/guide/optimization/code-splitting.mdx'),
  'utf8',
);

/** The chunks of a table cell such as `index.js` 4 kB, `vendor.js` **516 kB**. */
const chunksOf = (cell: string): Chunk[] =>
  [...cell.matchAll(/`([^`]+)` \**(\d+) kB/g)].map(([, name, size]) => ({
    name: name!,
    size: Number(size),
  }));

test('the drawing of chunk strategies has the sizes of the page’s table', () => {
  const rows = [...page.matchAll(/^\| `'([\w-]+)'`[^|]*\| ([^|]* kB[^|]*) \| ([^|]*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(3);
  expect(chunkStrategies).toEqual(
    rows.map(([, strategy, first, later]) => ({
      strategy,
      page: chunksOf(first!),
      onDemand: chunksOf(later!),
    })),
  );
});

import fs from 'node:fs';
import path from 'node:path';
import { benchmark, OWN_GROUP } from '../../../src/landing/measurement';
import { median } from '../../../bench/build-tools/lib/summary.mjs';

const folder = path.resolve(__dirname, '../../../bench/build-tools');
const lock = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string; resolved?: string }>;
};
const groups = Object.entries(benchmark.groups);

test('the data can be drawn', () => {
  expect(groups.map(([name]) => name)).toContain(OWN_GROUP);
  for (const [, { label, metrics }] of groups) {
    expect(label.trim()).not.toBe('');
    for (const { time } of metrics) expect(time).toBeGreaterThan(0);
  }
});

test.each(groups)('the figures of %s are the medians of their samples', (_, { metrics }) => {
  expect(metrics.map(({ desc }) => desc)).toEqual(['dev', 'build', 'hmr']);
  for (const { desc, time, min, max, samples } of metrics) {
    const each = desc === 'hmr' ? benchmark.editsPerRun : 1;
    expect(samples).toHaveLength(benchmark.runs * each);
    expect(time).toBeCloseTo(median(samples), 3);
    expect([min, max]).toEqual([Math.min(...samples), Math.max(...samples)]);
  }
});

test.each(groups)(
  'the versions of %s are those of the benchmark’s lock file',
  (_, { versions }) => {
    for (const [name, version] of Object.entries(versions)) {
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
  },
);

test('the data and the lock file name no machine and no registry', () => {
  const text = fs.readFileSync(path.resolve(folder, '../../src/landing/benchmark.json'), 'utf8');
  expect(text).not.toMatch(/\/(?:home|root|work|tmp|Users|usr)\b|https?:/);
  expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([]);
});

import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Rspack then measures how long each module takes to build, and Rsbuild writes the timings to stats.json.',
    run: 'build',
    config: { performance: { profile: true } },
    expect: ({ files }) => assert.ok(files.includes('stats.json'), files.join()),
  },
  {
    says: "Rspack's profile | true",
    run: 'rspack',
    config: { performance: { profile: true } },
    expect: ({ profile }) => assert.equal(profile, true),
  },
  {
    says: "By default, Rspack doesn't measure this.",
    run: 'rspack',
    expect: ({ profile }) => assert.notEqual(profile, true),
  },
  {
    says: 'dev.writeToDisk | true, so that the dev server writes its output to disk as well',
    run: 'rspack',
    config: { performance: { profile: true } },
    expect: (_, { rsbuild }) => assert.equal(rsbuild.dev.writeToDisk, true),
  },
  {
    says: "performance.bundleAnalyze, if you haven't set it | { analyzerMode: 'disabled', generateStatsFile: true }, which writes the stats without a report",
    run: 'build',
    config: { performance: { profile: true } },
    expect({ files }) {
      assert.ok(files.includes('stats.json'), files.join());
      assert.ok(!files.some((file) => file.includes('report')), files.join());
    },
  },
];

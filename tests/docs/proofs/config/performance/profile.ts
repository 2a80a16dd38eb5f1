import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

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
  ...(
    [
      [
        {
          performance: { profile: true },
          environments: { web: { performance: { bundleAnalyze: {} } } },
        },
        false,
      ],
      [
        {
          performance: { bundleAnalyze: {} },
          environments: { web: { performance: { profile: true } } },
        },
        false,
      ],
      [
        {
          performance: { profile: true },
          environments: { web: { performance: { bundleAnalyze: { analyzerMode: 'static' } } } },
        },
        true,
      ],
      [
        {
          performance: { bundleAnalyze: {} },
          environments: {
            web: { performance: { profile: true, bundleAnalyze: { analyzerMode: 'static' } } },
          },
        },
        true,
      ],
    ] as [RsbuildConfig, boolean][]
  ).map(([config, reported]): Proof => ({
    says: [
      'If profile is at the top level and bundleAnalyze in environments.<name>, or the other way around, the environment has no report.',
      'Set analyzerMode in the bundleAnalyze of the environment to get one.',
    ],
    run: 'build',
    config,
    expect({ files }) {
      assert.ok(files.includes('stats.json'), files.join());
      assert.equal(files.includes('report-web.html'), reported);
    },
  })),
  ...(
    [
      [undefined, [true, undefined]],
      [true, [true, false]],
    ] as const
  ).map(([top, expected]): Proof => ({
    says: [
      'You can set the option for a single environment.',
      "If it's true at the top level and false in an environment, that environment still writes stats.json, but without timings.",
    ],
    run: 'build',
    config: {
      performance: { profile: top },
      environments: {
        on: { performance: { profile: true }, output: { distPath: { root: 'dist/on' } } },
        off: {
          performance: { profile: top && false },
          output: { distPath: { root: 'dist/off' } },
        },
      },
    },
    expect({ files, read }) {
      const isTimed = ['on/stats.json', 'off/stats.json'].map((file) =>
        files.includes(file) ? /"profile": *\{/.test(read(file)) : undefined,
      );
      assert.deepEqual(isTimed, expected);
    },
  })),
  ...([undefined, 'admin.json'] as const).map((statsFilename): Proof => ({
    says: [
      'If environments share an output directory, they write the same stats.json.',
      'Set statsFilename in the bundleAnalyze of an environment to give it a separate file.',
    ],
    run: 'build',
    config: {
      performance: { profile: true },
      environments: {
        web: {},
        admin: { performance: statsFilename && { bundleAnalyze: { statsFilename } } },
      },
    },
    expect({ files, read, log }) {
      const written = [...log.matchAll(/saved stats file to .*\/(.+\.json)/g)].map(
        ([, name]) => name,
      );
      assert.deepEqual(written.sort(), [statsFilename ?? 'stats.json', 'stats.json']);
      if (!statsFilename) return assert.ok(!files.includes('admin.json'));
      const nameIn = (file: string) => (JSON.parse(read(file)) as { name: string }).name;
      assert.deepEqual(
        written.map((file) => nameIn(file!)),
        ['admin', 'web'],
      );
    },
  })),
  ...[{}, { bundleAnalyze: {} }].map((more): Proof => ({
    says: [
      "The variable BUNDLE_ANALYZE doesn't create a report while profile is on.",
      'Set bundleAnalyze: {} instead.',
      "performance.bundleAnalyze, if you have set an object | Your object with generateStatsFile: true, unless you've set this field",
    ],
    run: 'build',
    config: { performance: { profile: true, ...more } },
    env: 'bundleAnalyze' in more ? {} : { BUNDLE_ANALYZE: 'true' },
    expect({ files }) {
      assert.ok(files.includes('stats.json'), files.join());
      assert.equal(files.includes('report-web.html'), 'bundleAnalyze' in more);
    },
  })),
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

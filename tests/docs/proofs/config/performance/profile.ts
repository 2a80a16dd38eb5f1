import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import type { RsbuildConfig } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

interface Module {
  name: string;
  profile?: { building: number };
}

export const proofs: Proof[] = [
  {
    says: [
      'Rspack measures how long each module takes to build, and Rsbuild writes the times to stats.json.',
      'Run rsbuild build, and the log tells you where the file is:',
      'In this file, each module that was built has a profile object with times in milliseconds.',
    ],
    shown: { containing: 'saved stats file' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ read, log, root, shown }) {
      assert.ok(log.includes(shown.trim().replace('/my-app', root)), log);
      const { modules } = JSON.parse(read('stats.json')) as { modules: Module[] };
      const [own] = modules.filter(({ name }) => name === './src/index.js');
      assert.ok(Number.isInteger(own?.profile?.building), JSON.stringify(own?.profile));
    },
  },
  {
    says: [
      'a few lines of code will do:',
      'Run the script with node slowest.mjs, and see which of the modules at the top could do without a loader.',
    ],
    run: 'build',
    files: { 'src/index.js': "import './other.js';\n", 'src/other.js': "console.log('other');\n" },
    pageFiles: ['slowest.mjs'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ root }) {
      const printed = execFileSync(process.execPath, ['slowest.mjs'], {
        cwd: root,
        encoding: 'utf8',
      });
      assert.match(printed, /^\d+ ms \.\/src\/(?:index|other)\.js/m);
      const times = [...printed.matchAll(/^(\d+) ms/gm)].map(([, time]) => Number(time));
      assert.ok(times.length > 0 && times.length <= 10, printed);
      assert.deepEqual(
        times,
        [...times].sort((a, b) => b - a),
      );
    },
  },
  {
    says: "Rspack's profile | true",
    run: 'rspack',
    config: { performance: { profile: true } },
    expect: ({ profile }) => assert.equal(profile, true),
  },
  {
    says: "Rspack's profile | true",
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
      'You may also have set profile at the top level and bundleAnalyze in environments.<name>, or the other way round.',
      "In that case, set analyzerMode: 'static' in the bundleAnalyze of the environment.",
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
      'To profile a single environment, set the option there and leave it out at the top level.',
      "If it's true at the top level and false in an environment, that environment still writes stats.json, but without times.",
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
      'Environments in one output directory also write to the same stats.json, so you end up with the stats of one of them or a broken mixture.',
      'Set a different statsFilename in the bundleAnalyze of each environment.',
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
      'While profile is on, the variable BUNDLE_ANALYZE creates no report.',
      'Set bundleAnalyze in the config instead:',
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
    says: "performance.bundleAnalyze, if you haven't set it | { analyzerMode: 'disabled', generateStatsFile: true }, which gives you the stats without a report",
    run: 'build',
    config: { performance: { profile: true } },
    expect({ files }) {
      assert.ok(files.includes('stats.json'), files.join());
      assert.ok(!files.some((file) => file.includes('report')), files.join());
    },
  },
];

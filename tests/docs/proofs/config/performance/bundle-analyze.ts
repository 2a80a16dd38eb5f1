import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { createRsbuild, type PerformanceConfig, type Rspack } from '@rsbuild/core';
import type { AnyOptions } from '#kit/loader-options';
import { typeProofs } from '#kit/type-proofs';
import type { Proof } from '#tools/prover/proof';

type Options = NonNullable<PerformanceConfig['bundleAnalyze']>;

/** What the analyzer noted about an output file. */
interface Chart {
  label: string;
  statSize: number;
  parsedSize: number;
  gzipSize: number;
}

const analyzerOf = ({ plugins = [] }: Rspack.Configuration) =>
  plugins.find((plugin) => plugin?.constructor.name === 'BundleAnalyzerPlugin') as
    { opts: AnyOptions; server: Promise<{ http: import('node:http').Server }> } | undefined;

/** Proves a sentence by the options of the analyzer. */
const options = (says: string | string[], value: Options, expected: AnyOptions): Proof => ({
  says,
  run: 'rspack',
  config: { performance: { bundleAnalyze: value } },
  expect(config) {
    const { opts } = analyzerOf(config)!;
    for (const [name, each] of Object.entries(expected)) assert.deepEqual(opts[name], each, name);
  },
});

const lazy = {
  'src/index.js': "import(/* webpackChunkName: 'later' */ './later.js');\n",
  'src/later.js': "console.log('later');",
};
const pathOfReport =
  'The build logs the path of the report, which is dist/report-web.html by default:';

export const proofs: Proof[] = [
  {
    says: "For example, this leaves the framework's chunk out of the report and shows the gzip sizes first:",
    run: 'build',
    files: {
      'src/index.js': "import(/* webpackChunkName: 'lib-react' */ './later.js');\n",
      'src/later.js': "console.log('later');",
    },
    sample: { title: 'rsbuild.config.ts', containing: 'excludeAssets' },
    expect({ read }) {
      const report = read('report-web.html');
      assert.match(report, /"label":"static\/js\/index/);
      assert.doesNotMatch(report, /"label":"static\/js\/async\/lib-react/);
      assert.match(report, /window\.defaultSizes = "gzip"/);
    },
  },
  {
    says: 'When the variable is missing, the value has to be undefined, because an empty object would give you a static report with each build.',
    run: 'build',
    config: { performance: { bundleAnalyze: {} } },
    expect: ({ files }) => assert.ok(files.includes('report-web.html'), files.join()),
  },
  {
    says: [
      'Set the variable BUNDLE_ANALYZE for one build, and you get a report in which each module is a rectangle, as large as its share of the output:',
      "There's nothing to install, because Rsbuild includes webpack-bundle-analyzer.",
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { BUNDLE_ANALYZE: 'true' },
    expect({ code, files }) {
      assert.equal(code, 0);
      assert.ok(files.includes('report-web.html'), files.join());
    },
  },
  {
    says: 'Set a different name in each environment, or keep the default, which contains the name of the environment.',
    run: 'build',
    config: { environments: { first: {}, second: {} }, performance: { bundleAnalyze: {} } },
    expect({ files }) {
      for (const name of ['first', 'second']) {
        assert.ok(files.includes(`report-${name}.html`), files.join());
      }
    },
  },
  {
    says: [
      'If you only want to turn the report on, set an empty object,',
      'reportFilename | report-<environment>.html | File name of the report, relative to the output directory',
    ],
    run: 'build',
    config: { performance: { bundleAnalyze: {} } },
    expect: ({ files }) => assert.ok(files.includes('report-web.html'), files.join()),
  },
  {
    says: 'Any non-empty value turns the report on, even BUNDLE_ANALYZE=false.',
    run: 'build',
    config: {},
    env: { BUNDLE_ANALYZE: 'false' },
    expect: ({ files }) => assert.ok(files.includes('report-web.html'), files.join()),
  },
  ...[{ bundleAnalyze: { analyzerMode: 'disabled' as const } }, { profile: true }].map(
    (performance): Proof => ({
      says: [
        "You've set the variable, but analyzerMode is 'disabled', which takes precedence.",
        'Either your config or performance.profile has set it.',
        "Set the mode to 'static'.",
      ],
      run: 'build',
      config: { performance },
      env: { BUNDLE_ANALYZE: 'true' },
      expect: ({ files }) => assert.ok(!files.some((file) => file.startsWith('report'))),
    }),
  ),
  {
    says: "You've set one reportFilename for environments that write to the same directory, so only one report remains.",
    run: 'build',
    config: {
      environments: { first: {}, second: {} },
      performance: { bundleAnalyze: { reportFilename: 'sizes.html' } },
    },
    expect({ files, log }) {
      assert.equal(files.filter((file) => file.endsWith('sizes.html')).length, 1);
      assert.equal(log.match(/saved report/g)?.length, 2);
    },
  },
  {
    says: 'To turn it off, leave the variable out.',
    run: 'build',
    config: {},
    expect: ({ files }) => assert.ok(!files.some((file) => file.startsWith('report'))),
  },
  {
    says: [pathOfReport, 'Webpack Bundle Analyzer saved report to /my-app/dist/report-web.html'],
    shown: { containing: 'saved report to' },
    run: 'build',
    config: { performance: { bundleAnalyze: {} } },
    expect: ({ log, root, shown }) =>
      assert.ok(log.includes(shown.trim().replace('/my-app', root)), log),
  },
  {
    says: 'The part web is the name of the environment, and if there is more than one, each of them has a report in its output directory.',
    run: 'build',
    config: {
      environments: {
        web: { output: { distPath: { root: 'dist/web' } } },
        admin: { output: { distPath: { root: 'dist/admin' } } },
      },
      performance: { bundleAnalyze: {} },
    },
    expect({ files }) {
      assert.ok(files.includes('web/report-web.html'), files.join());
      assert.ok(files.includes('admin/report-admin.html'), files.join());
    },
  },
  ...typeProofs("type Analyze = NonNullable<PerformanceConfig['bundleAnalyze']>;", [
    [
      'TypeScript rejects true and false here.',
      'Not<Fits<true, Analyze>>',
      'Not<Fits<false, Analyze>>',
    ],
  ]),
  options(
    ['It sets the first three itself,', 'openAnalyzer | false | Open the report in the browser'],
    {},
    { analyzerMode: 'static', openAnalyzer: false, reportFilename: 'report-web.html' },
  ),
  options(
    'Rsbuild merges your object with these defaults.',
    { reportFilename: 'sizes.html' },
    { analyzerMode: 'static', openAnalyzer: false, reportFilename: 'sizes.html' },
  ),
  {
    says: 'reportFilename | report-<environment>.html | File name of the report, relative to the output directory',
    run: 'build',
    config: { performance: { bundleAnalyze: { reportFilename: 'more/sizes.html' } } },
    expect: ({ files }) => assert.ok(files.includes('more/sizes.html'), files.join()),
  },
  options(
    'The server listens at 127.0.0.1 and port 8888, which you can change with analyzerHost and analyzerPort.',
    {},
    {
      analyzerHost: '127.0.0.1',
      analyzerPort: 8888,
    },
  ),
  ...(['static', 'json', 'disabled'] as const).map((analyzerMode): Proof => ({
    says: "'static' makes an HTML file, 'json' saves the same data as JSON, 'server' starts a server that shows the report, and 'disabled' does none of these",
    run: 'build',
    files: lazy,
    config: { performance: { bundleAnalyze: { analyzerMode, reportFilename: 'report.txt' } } },
    expect({ files, read }) {
      if (analyzerMode === 'disabled') return assert.ok(!files.includes('report.txt'));
      const report = read('report.txt');
      const scripts = files.filter((file) => file.endsWith('.js'));
      if (analyzerMode === 'json')
        assert.equal((JSON.parse(report) as Chart[]).length, scripts.length);
      else assert.match(report, /<!DOCTYPE html>[\s\S]*"label":"static\/js\/async\/later/);
    },
  })),
  {
    says: [
      "'static' makes an HTML file, 'json' saves the same data as JSON, 'server' starts a server that shows the report, and 'disabled' does none of these",
      'In server mode, openAnalyzer opens it, and Rsbuild keeps running until you stop it.',
      'Rsbuild logs this address, or the one that you return from the function analyzerUrl.',
    ],
    run: 'script',
    async expect({ root, log }) {
      let config: Rspack.Configuration = {};
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          mode: 'production',
          performance: {
            bundleAnalyze: {
              analyzerMode: 'server',
              analyzerPort: 'auto',
              analyzerUrl: ({ boundAddress }) => `the address of port ${boundAddress.port}`,
            },
          },
          tools: { rspack: (each) => void (config = each) },
        },
      });
      await (await rsbuild.build()).close();
      const { http } = await analyzerOf(config)!.server;
      try {
        const address = http.address() as import('node:net').AddressInfo;
        assert.notEqual(address.port, 8888);
        const page = await fetch(`http://127.0.0.1:${address.port}`);
        assert.match(await page.text(), /window\.chartData = \[\{"label":"static\/js\/index/);
        assert.match(log(), new RegExp(`the address of port ${address.port}`));
      } finally {
        http.closeAllConnections();
        http.close();
      }
    },
  },
  {
    says: [
      'EADDRINUSE in server mode',
      'Each environment starts a server, and the second one finds the port taken.',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `import { createServer } from 'node:net';
const server = createServer().listen(0);
const { port: analyzerPort } = server.address();
await new Promise((closed) => server.close(closed));
const bundleAnalyze = { analyzerMode: 'server', analyzerPort, openAnalyzer: false };
export default { performance: { bundleAnalyze }, environments: { first: {}, second: { output: { distPath: { root: 'dist/second' } } } } };
`,
    },
    expect({ code, log }) {
      assert.notEqual(code, 0);
      assert.match(log, /EADDRINUSE/);
    },
  },
  {
    says: "Set analyzerPort: 'auto', and each server gets a free port.",
    run: 'script',
    async expect({ root }) {
      const configs: Rspack.Configuration[] = [];
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          mode: 'production',
          performance: { bundleAnalyze: { analyzerMode: 'server', analyzerPort: 'auto' } },
          tools: { rspack: (each) => void configs.push(each) },
          environments: { first: {}, second: { output: { distPath: { root: 'dist/second' } } } },
        },
      });
      await (await rsbuild.build()).close();
      const servers = await Promise.all(configs.map((each) => analyzerOf(each)!.server));
      const ports = servers.map(
        ({ http }) => (http.address() as import('node:net').AddressInfo).port,
      );
      for (const { http } of servers) {
        http.closeAllConnections();
        http.close();
      }
      assert.equal(new Set(ports).size, 2);
    },
  },
  {
    says: 'reportTitle | The name of your package | Title of the HTML page',
    run: 'build',
    config: { performance: { bundleAnalyze: {} } },
    env: { npm_package_name: 'shoe-shop' },
    expect: ({ read }) =>
      assert.match(read('report-web.html'), /<title>shoe-shop \[[^<]*\d\d:\d\d/),
  },
  {
    says: 'reportTitle | The name of your package | Title of the HTML page',
    run: 'build',
    config: { performance: { bundleAnalyze: { reportTitle: 'Shoe shop' } } },
    expect: ({ read }) => assert.match(read('report-web.html'), /<title>Shoe shop</),
  },
  ...([undefined, 'stat', 'gzip'] as const).map((defaultSizes): Proof => ({
    says: "defaultSizes | 'parsed' | Which size to show first: 'stat', 'parsed' or 'gzip'",
    run: 'build',
    config: { performance: { bundleAnalyze: defaultSizes ? { defaultSizes } : {} } },
    expect: ({ read }) =>
      assert.ok(
        read('report-web.html').includes(`window.defaultSizes = "${defaultSizes ?? 'parsed'}"`),
      ),
  })),
  ...[undefined, 'later', /later/, (name: string) => name.includes('later'), [/none/, 'later']].map(
    (excludeAssets): Proof => ({
      says: 'excludeAssets | null | Output files to leave out. You can pass a string (a regular expression), a RegExp, a function or an array',
      run: 'build',
      files: lazy,
      config: {
        performance: {
          bundleAnalyze: {
            analyzerMode: 'json',
            ...(excludeAssets === undefined ? {} : { excludeAssets }),
          },
        },
      },
      expect({ read }) {
        const labels = (JSON.parse(read('report-web.html')) as Chart[]).map(({ label }) => label);
        assert.equal(
          labels.some((label) => label.includes('later')),
          excludeAssets === undefined,
        );
      },
    }),
  ),
  ...(['info', 'warn', 'error', 'silent'] as const).map((logLevel): Proof => ({
    says: "logLevel | 'info' | 'info', 'warn', 'error' or 'silent'",
    run: 'build',
    config: { performance: { bundleAnalyze: { logLevel } } },
    expect: ({ log }) => assert.equal(log.includes('saved report'), logLevel === 'info'),
  })),
  {
    says: ['This configuration gives you dist/stats.json and no report:'],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'generateStatsFile' },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.startsWith('report')), files.join());
      assert.ok((JSON.parse(read('stats.json')) as { assets: unknown[] }).assets.length > 0);
    },
  },

  {
    says: 'Set statsFilename for another name and statsOptions for other contents.',
    run: 'build',
    config: {
      performance: {
        bundleAnalyze: {
          generateStatsFile: true,
          statsFilename: 'more/sizes.json',
          statsOptions: { all: false, assets: true },
        },
      },
    },
    expect({ read }) {
      const stats = JSON.parse(read('more/sizes.json')) as AnyOptions;
      assert.ok(stats.assets && !stats.modules);
    },
  },
  {
    says: "because otherwise it's still called report-web.html:",
    run: 'build',
    config: { performance: { bundleAnalyze: { analyzerMode: 'json' } } },
    expect: ({ read }) => assert.ok(Array.isArray(JSON.parse(read('report-web.html')))),
  },
  {
    says: [
      'Stat | In the bundler, before minification',
      'Parsed | In the output file, after minification',
      'Gzipped | In the minified file, compressed with gzip',
    ],
    run: 'build',
    files: { 'src/index.js': `if (false) console.log('${'dropped '.repeat(10_000)}');\n` },
    config: { performance: { bundleAnalyze: { analyzerMode: 'json' } } },
    expect({ read }) {
      const charts = JSON.parse(read('report-web.html')) as Chart[];
      const chart = charts.find(({ label }) => /^static\/js\/index\./.test(label))!;
      const code = read('static/js/index.*.js');
      assert.ok(chart.statSize > chart.parsedSize + 10_000);
      assert.ok(Math.abs(chart.parsedSize - code.length) < 40);
      assert.ok(Math.abs(chart.gzipSize - gzipSync(code).length) < 40);
    },
  },
  {
    says: "So when it's on for one environment, Rsbuild sets dev.writeToDisk to true at the top level, even if your config says false.",
    run: 'rspack',
    config: {
      dev: { writeToDisk: false },
      environments: { web: { performance: { bundleAnalyze: {} } }, admin: {} },
    },
    expect: (_, { rsbuild }) => assert.equal(rsbuild.dev.writeToDisk, true),
  },
  {
    says: "Don't set writeToDisk: false in an environment, because Rsbuild keeps this value.",
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          performance: { bundleAnalyze: { analyzerMode: 'disabled' } },
          environments: { web: { dev: { writeToDisk: false } }, admin: {} },
        },
      });
      await rsbuild.initConfigs();
      const written = (environment: string) =>
        rsbuild.getNormalizedConfig({ environment }).dev.writeToDisk;
      assert.deepEqual(['web', 'admin'].map(written), [false, true]);
    },
  },
];

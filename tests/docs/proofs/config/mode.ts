import assert from 'node:assert/strict';
import vm from 'node:vm';
import { thrownOn } from '#kit/thrown-on';
import { rspackConfig } from '#kit/rspack-config';
import { hasFile } from '#kit/has-file';
import { typeProofs } from '#kit/type-proofs';
import type { Proof } from '#tools/prover/proof';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';

const moduleNames = (config: Rspack.Configuration) =>
  JSON.stringify(config.module?.rules, (_, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  ).match(/"localIdentName":"([^"]*)"/)?.[1];
const styled = {
  'src/index.js':
    "import './a.css';\nconsole.log([import.meta.env.MODE, import.meta.env.DEV, import.meta.env.PROD], process.env.NODE_ENV);\n",
  'src/a.css': '.a { color: red }',
};

/** Runs the script of a build of Preact as a page without elements would. */
const failsToRefresh = (script: string) => {
  const page: Record<string, unknown> = { document: { getElementById: () => ({}) } };
  page.self = page.window = page;
  try {
    vm.runInNewContext(script, page);
  } catch (error) {
    return /\$RefreshReg\$ is not defined/.test(String(error));
  }
  return false;
};
const withPreact = (hmr: boolean) => ({
  'rsbuild.config.mjs': `import { pluginPreact } from '@rsbuild/plugin-preact';
export default {
  source: { entry: { index: './src/index.jsx' } },
  dev: { hmr: ${hmr} },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  plugins: [pluginPreact()],
};
`,
  'package.json': '{ "name": "shop" }',
  'src/index.jsx':
    "import 'preact';\nexport function App() { return <p>Hello</p>; }\nconsole.log(App);\n",
});

/** The files of a project whose code tells how it was built. */
const telling = { 'src/index.js': '/* a comment */ console.log(process.env.NODE_ENV);\n' };

const threeModes = "There are only three modes, and they don't choose the .env file.";

export const proofs: Proof[] = [
  {
    says: "Set mode when you want something else, for example a build on the disk that isn't minified, so that you can read and debug it:",
    run: 'command',
    command: 'rsbuild build --mode development',
    files: telling,
    expect({ code, read }) {
      assert.equal(code, 0);
      assert.match(read('static/js/index.js'), /a comment[^]*"development"/);
    },
  },
  {
    says: 'A mode in the config file applies to each command, so the next release would go out unminified too:',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ title: 'rsbuild.config.ts', nth: 1 }],
    files: telling,
    expect: ({ read }) => assert.match(read('static/js/index.js'), /a comment/),
  },
  ...(
    [
      ['--mode development', {}, /^static\/js\/index\.[0-9a-f]{8}\.js$/],
      ['', { NODE_ENV: 'development' }, /^static\/js\/index\.js$/],
    ] as const
  ).map<Proof>(([flag, env, name]) => ({
    says:
      flag === ''
        ? 'Rsbuild then takes the mode from the variable too:'
        : 'So in a build with --mode development, the variable is still production, and a config file that looks at it takes the branch for production:',
    run: 'command',
    command: `rsbuild build ${flag}`.trim(),
    env,
    pageFiles: [{ title: 'rsbuild.config.ts', containing: 'isProd' }],
    files: telling,
    expect({ files, read }) {
      hasFile(files, name);
      const script = files.find((file) => file.endsWith('.js')) ?? '';
      assert.match(read(script), /a comment[^]*"development"/);
    },
  })),
  ...(['development', 'production'] as const).map<Proof>((mode) => ({
    says: "You can leave a check like this one in the source, because the files for production don't contain it:",
    run: 'build',
    pageFiles: ['src/index.js'],
    config: { mode, output: { sourceMap: false } },
    expect: ({ read }) =>
      assert.equal(
        read('static/js/index*.js').includes('The cart is empty.'),
        mode === 'development',
      ),
  })),
  {
    says: 'Rsbuild now reads .env.staging, and the files are minified as in each production build.',
    run: 'command',
    command: 'rsbuild build --env-mode staging',
    files: {
      '.env.staging': 'PUBLIC_PLACE=staging\n',
      '.env.production': 'PUBLIC_PLACE=production\n',
      'src/index.js': '/* a comment */ console.log(process.env.PUBLIC_PLACE);\n',
    },
    expect({ read }) {
      const script = read('static/js/index.*.js');
      assert.match(script, /"staging"/);
      assert.doesNotMatch(script, /a comment/);
    },
  },
  ...(['development', 'none'] as const).map<Proof>((mode) => ({
    says: threeModes,
    run: 'command',
    command: `rsbuild build --mode ${mode}`,
    files: {
      [`.env.${mode}`]: `PUBLIC_PLACE=${mode}\n`,
      '.env.production': 'PUBLIC_PLACE=production\n',
      'src/index.js': 'console.log(process.env.PUBLIC_PLACE);\n',
    },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /console\.log\("production"\)/),
  })),
  ...typeProofs('', [
    [threeModes, "Same<NonNullable<RsbuildConfig['mode']>, 'development' | 'production' | 'none'>"],
    [
      "so the types don't allow mode inside an environment.",
      "Not<'mode' extends keyof EnvironmentConfig ? true : false>",
    ],
  ]),
  ...(
    [
      [
        'Their plugins add the code for hot updates because of the mode, but leave out the runtime that it calls, because NODE_ENV is production.',
        true,
        {},
      ],
      ['Set the variable to development as well, or set dev.hmr to false.', false, {}],
      [
        'Set the variable to development as well, or set dev.hmr to false.',
        true,
        { NODE_ENV: 'development' },
      ],
    ] as const
  ).map<Proof>(([says, hmr, env]) => ({
    says,
    run: 'command',
    command: 'rsbuild build --mode development',
    env,
    files: withPreact(hmr),
    expect: ({ read }) =>
      assert.equal(failsToRefresh(read('static/js/index.js')), hmr && !('NODE_ENV' in env)),
  })),
  {
    says: [
      'Hash in the names of scripts (except for the target node) and stylesheets | None | 8 characters | None',
      'Source maps of JavaScript | cheap-module-source-map | None | cheap-module-source-map',
      'Source maps of CSS | None | None | None',
      "import.meta.env.MODE | 'development'",
      'import.meta.env.DEV | true',
      'import.meta.env.PROD | false',
      "process.env.NODE_ENV in your code | 'development'",
    ],
    run: 'build',
    config: { mode: 'development' },
    files: styled,
    expect({ files, read }) {
      hasFile(files, /^static\/js\/index\.js$/);
      hasFile(files, /^static\/js\/index\.js\.map$/);
      hasFile(files, /^static\/css\/index\.css$/);
      assert.ok(!files.some((file) => file.endsWith('.css.map')), files.join());
      assert.match(
        read('static/js/index.js'),
        /"development",\s+true,\s+false\s+\], "development"/,
      );
    },
  },
  {
    says: [
      'Hash in the names of scripts (except for the target node) and stylesheets | None | 8 characters | None',
      "import.meta.env.MODE | 'development' | 'production' | 'none'",
      'import.meta.env.DEV | true | false | false',
      'import.meta.env.PROD | false | true | false',
      "process.env.NODE_ENV in your code | 'development' | 'production' | Not replaced",
    ],
    run: 'build',
    files: styled,
    config: {
      environments: {
        web: {},
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
      },
    },
    expect({ files, read }) {
      hasFile(files, /^static\/js\/index\.[0-9a-f]{8}\.js$/);
      hasFile(files, /^static\/css\/index\.[0-9a-f]{8}\.css$/);
      hasFile(files, /^node\/(?:.*\/)?index\.js$/);
      assert.ok(!files.some((file) => file.endsWith('.map')), files.join());
      assert.match(read('static/js/index.*.js'), /\["production",!1,!0\],"production"/);
    },
  },
  {
    says: [
      "import.meta.env.MODE | 'development' | 'production' | 'none'",
      "process.env.NODE_ENV in your code | 'development' | 'production' | Not replaced",
      'Hash in the names of scripts (except for the target node) and stylesheets | None | 8 characters | None',
      'The mode none leaves your code alone: Rsbuild neither minifies it nor replaces process.env.NODE_ENV in it.',
    ],
    run: 'build',
    config: { mode: 'none' },
    files: styled,
    expect({ files, read }) {
      hasFile(files, /^static\/js\/index\.js$/);
      assert.match(
        read('static/js/index.js'),
        /"none",\s+false,\s+false\s+\], process\.env\.NODE_ENV/,
      );
    },
  },
  {
    says: [
      'Minification of JavaScript and CSS | No | Yes | No',
      'Source maps of JavaScript | cheap-module-source-map | None | cheap-module-source-map',
      'Class names of CSS Modules | [path][name]__[local]-[hash:base64:6] | [local]-[hash:base64:6] | As in development',
      'Prefix of asset URLs | dev.assetPrefix | output.assetPrefix | dev.assetPrefix',
      'Rsbuild also passes the value to Rspack as its mode.',
    ],
    run: 'rspack',
    config: { mode: 'none', dev: { assetPrefix: '/dev/' }, output: { assetPrefix: '/out/' } },
    expect(config) {
      assert.equal(config.mode, 'none');
      assert.equal(config.devtool, 'cheap-module-source-map');
      assert.equal(config.optimization?.minimize, false);
      assert.equal(config.output?.publicPath, '/dev/');
      assert.equal(moduleNames(config), '[path][name]__[local]-[hash:base64:6]');
    },
  },
  {
    says: [
      'Minification of JavaScript and CSS | No | Yes | No',
      'Class names of CSS Modules | [path][name]__[local]-[hash:base64:6] | [local]-[hash:base64:6] | As in development',
      'Prefix of asset URLs | dev.assetPrefix | output.assetPrefix | dev.assetPrefix',
    ],
    run: 'rspack',
    config: { dev: { assetPrefix: '/dev/' }, output: { assetPrefix: '/out/' } },
    expect(config) {
      assert.equal(config.mode, 'production');
      assert.equal(config.optimization?.minimize, true);
      assert.equal(config.output?.publicPath, '/out/');
      assert.equal(moduleNames(config), '[local]-[hash:base64:6]');
    },
  },
  {
    says: [
      'For example, a test runner may set NODE_ENV=test, so a build that one of your tests starts is in the mode none.',
      'But if NODE_ENV already has a value, Rsbuild keeps it.',
      'NODE_ENV: with production or development, you get the mode of that name, and with any other value, the mode none',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { NODE_ENV: 'test' },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.js\.map$/),
  },
  {
    says: [
      'The flag -m or --mode, as in rsbuild build --mode development',
      'When more than one is set, the first of these decides:',
    ],
    run: 'command',
    command: 'rsbuild build --mode development',
    config: { mode: 'production' },
    expect: ({ files }) => hasFile(files, /^static\/js\/index\.js\.map$/),
  },
  {
    says: "mode doesn't set NODE_ENV.",
    run: 'script',
    config: { mode: 'none' },
    async expect({ root, config }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const { NODE_ENV } = process.env;
      try {
        delete process.env.NODE_ENV;
        await (await createRsbuild({ cwd: root, rsbuildConfig: config })).build();
        assert.equal(process.env.NODE_ENV, 'production');
      } finally {
        if (NODE_ENV === undefined) delete process.env.NODE_ENV;
        else process.env.NODE_ENV = NODE_ENV;
      }
    },
  },
  {
    says: [
      'The environments of a build share one mode,',
      'If you set it anyway, Rsbuild builds this environment in another mode than the rest.',
    ],
    run: 'build',
    config: {
      mode: 'none',
      environments: {
        web: { output: { distPath: { root: 'dist' } } },
        second: { output: { distPath: { root: 'dist/second' } } },
        other: { mode: 'production', output: { distPath: { root: 'dist/other' } } } as object,
      },
    },
    expect({ files }) {
      hasFile(files, /^static\/js\/index\.js$/);
      hasFile(files, /^second\/static\/js\/index\.js$/);
      hasFile(files, /^other\/static\/js\/index\.\w{8}\.js$/);
    },
  },
  ...(['none', 'production'] as const).map<Proof>((defined) => ({
    says: [
      "You build for the browser in the mode none, where Rsbuild doesn't replace process.env.NODE_ENV.",
      'Define it, or choose another mode:',
    ],
    run: 'dev',
    files: { 'src/index.js': 'document.title = process.env.NODE_ENV;\n' },
    ...(defined === 'none'
      ? { config: { mode: defined } }
      : { sample: { title: 'rsbuild.config.ts', containing: "mode: 'none'" } }),
    async expect({ open }) {
      const page = await open('/');
      if (defined === 'none') assert.match(await thrownOn(page), /process is not defined/);
      else assert.equal(await page.title(), 'production');
    },
  })),
  {
    says: ['HMR for the target web | Yes | No | No', 'Progress bar | No | Yes | No'],
    run: 'script',
    async expect({ root }) {
      const namesIn = async (mode: RsbuildConfig['mode']) => {
        const { plugins = [] } = await rspackConfig(root, { mode });
        const names = plugins.map((plugin) => plugin?.constructor.name);
        return [names.includes('HotModuleReplacementPlugin'), names.includes('ProgressPlugin')];
      };
      assert.deepEqual(await namesIn('development'), [true, false]);
      assert.deepEqual(await namesIn('production'), [false, true]);
      assert.deepEqual(await namesIn('none'), [false, false]);
    },
  },
];

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inspect } from 'node:util';
import { createRsbuild, rspack, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { pluginReact, type PluginReactOptions } from '@rsbuild/plugin-react';
import { loaderOptions, type AnyOptions } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import { reactComponents, stateOfComponents } from '#kit/state-of-components';
import { thrownOn } from '#kit/thrown-on';
import type { Proof } from '#tools/prover/proof';

type Group = { name: string; test: RegExp };

const withReact = (options?: PluginReactOptions, rest: RsbuildConfig = {}): RsbuildConfig => ({
  mode: 'development',
  ...rest,
  plugins: [pluginReact(options)],
});
const groups = ({ optimization }: Rspack.Configuration) =>
  ((optimization?.splitChunks || {}).cacheGroups ?? {}) as Record<string, Group>;
const jsx = (config: Rspack.Configuration) =>
  loaderOptions(config, 'builtin:swc-loader').jsc.transform.react;
const refreshPlugin = ({ plugins = [] }: Rspack.Configuration) =>
  plugins.find((plugin) => plugin?.constructor.name === 'ReactRefreshRspackPlugin') as
    { options: AnyOptions } | undefined;
const inFolder = (group: Group | undefined, name: string) =>
  group?.test.test(`/shop/node_modules/${name}/index.js`) ?? false;
const page = { 'src/index.jsx': "console.log(<svg:rect id='a' />);\n" };
const entry = { source: { entry: { index: './src/index.jsx' } } };
const readable = { output: { minify: false }, ...entry };

/** Whether a build in development mode calls the refresh runtime, and whether it has one. */
const refreshedBuilds = (
  [
    [
      'But the command sets NODE_ENV to production, so the Rspack plugin that has the runtime stays off.',
      '{}',
      {},
      [true, false],
    ],
    ['$RefreshReg$ is not defined', '{}', {}, [true, false]],
    ['The mode adds the refresh code to your scripts.', '{}', {}, [true, false]],
    [
      'For such a build, set NODE_ENV to development, or turn fastRefresh off:',
      '{ fastRefresh: false }',
      {},
      [false, false],
    ],
    [
      'For such a build, set NODE_ENV to development, or turn fastRefresh off:',
      '{}',
      { NODE_ENV: 'development' },
      [true, true],
    ],
    [
      "forceEnable | Whether the Rspack plugin also works in development mode if NODE_ENV is production or Rspack's own mode isn't 'development'. Production builds don't have the plugin",
      '{ reactRefreshOptions: { forceEnable: true } }',
      {},
      [true, true],
    ],
  ] as const
).map<Proof>(([says, options, env, expected]) => ({
  says,
  run: 'command',
  command: 'rsbuild build --mode development',
  env,
  files: {
    'rsbuild.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
export default {
  source: { entry: { index: './src/index.jsx' } },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  plugins: [pluginReact(${options})],
};
`,
    'src/index.jsx':
      "import { createRoot } from 'react-dom/client';\nfunction App() { return <p>Hello</p>; }\ncreateRoot(document.body).render(<App />);\n",
  },
  expect({ read }) {
    const script = read('static/js/index.js');
    const runtime = /function \$RefreshReg\$\(/.test(script);
    assert.deepEqual([script.includes('$RefreshReg$(_c'), runtime], expected);
  },
}));

export const proofs: Proof[] = [
  stateOfComponents(
    'Function components keep their state, while classes lose it.',
    { plugins: [pluginReact()] },
    reactComponents,
  ),
  ...[true, false].map<Proof>((development) => ({
    says: "development | boolean | true in development mode | Whether SWC passes the file and line of each element to React, for better warnings. React 19 doesn't use them",
    run: 'script',
    files: { 'src/index.jsx': "import 'react';\nexport default <p>Hello</p>;\n" },
    async expect({ root }) {
      const { mode, ...rest } = withReact(development ? {} : { swcReactOptions: { development } });
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { ...rest, ...readable, mode, output: { target: 'node', minify: false } },
      });
      await (await rsbuild.build()).close();
      const script = path.join(root, 'dist/index.js');
      const passed = /fileName: ".+src\/index\.jsx",\s*lineNumber: 2/;
      assert.equal(passed.test(fs.readFileSync(script, 'utf8')), development);
      const { default: element } = createRequire(script)(script) as { default: object };
      assert.equal('_source' in element, false);
    },
  })),
  ...['jsx', 'js', 'tsx'].map((extension): Proof => ({
    says: "Without it, JSX in a .jsx or .js file doesn't compile, and in a .tsx file it becomes calls of React.createElement.",
    run: 'build',
    config: { output: { minify: false }, source: { entry: { index: `./src/page.${extension}` } } },
    files: { [`src/page.${extension}`]: 'console.log(<p>Hello</p>);\n' },
    expect({ error, read }) {
      if (extension === 'tsx')
        assert.match(read('static/js/index.*.js'), /React\.createElement\("p"/);
      else assert.ok(error);
    },
  })),
  {
    says: [
      'SWC compiles your JSX and TSX, the dev server uses Fast Refresh, and React and your router are in separate chunks.',
      'The plugin brings react-refresh and @rspack/plugin-react-refresh with it',
    ],
    run: 'rspack',
    config: withReact(),
    expect(config) {
      assert.equal(jsx(config).runtime, 'automatic');
      assert.ok(refreshPlugin(config));
      assert.equal(groups(config).react?.name, 'lib-react');
      assert.equal(groups(config).router?.name, 'lib-router');
    },
  },
  {
    says: [
      'A field that you set replaces its default, and the other defaults remain.',
      "Your app is on a React before 16.14, and the build can't find the JSX functions that SWC imports for you.",
      "importSource | string | 'react' | The package that provides the JSX functions",
    ],
    run: 'script',
    async expect({ root }) {
      const { importSource, ...rest } = jsx(await rspackConfig(root, withReact()));
      assert.equal(importSource, undefined);
      const given = withReact({ swcReactOptions: { importSource: '@emotion/react' } });
      assert.deepEqual(jsx(await rspackConfig(root, given)), {
        ...rest,
        importSource: '@emotion/react',
      });
    },
  },
  {
    says: [
      "runtime | 'automatic' | 'classic' | 'automatic' | With 'automatic', SWC imports the JSX functions for you. With 'classic', each file has to import React",
      "pragma | string | 'React.createElement' | The function that creates elements, for the runtime 'classic'",
      "pragmaFrag | string | 'React.Fragment' | The component that represents fragments, for the runtime 'classic'",
    ],
    run: 'build',
    config: {
      ...readable,
      plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
    },
    files: { 'src/index.jsx': 'console.log(<><p>Hello</p></>);\n' },
    expect: ({ read }) =>
      assert.match(
        read('static/js/index.*.js'),
        /React\.createElement\(React\.Fragment, null, .*React\.createElement\("p"/,
      ),
  },
  {
    says: 'throwIfNamespace | boolean | true | Whether tag names such as svg:rect are errors',
    run: 'build',
    config: { ...readable, plugins: [pluginReact()] },
    files: page,
    expect: ({ error, log }) => assert.match(`${error}${log}`, /[Nn]amespace/),
  },
  {
    says: 'Each file with JSX then has to import React, or the page fails with React is not defined:',
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', section: 'React before 16.14' },
    with: entry,
    files: { 'src/index.jsx': 'console.log(<p>Hello</p>);\n' },
    expect: async ({ open }) => assert.match(await thrownOn(await open()), /React is not defined/),
  },
  {
    says: [
      'It does the same for your router:',
      'react | lib-react | react, react-dom, scheduler. In development also react-refresh and @rspack/plugin-react-refresh',
      'router | lib-router | react-router, react-router-dom, history, @remix-run/router',
    ],
    run: 'script',
    async expect({ root }) {
      const dev = groups(await rspackConfig(root, withReact()));
      const prod = groups(await rspackConfig(root, withReact({}, { mode: 'production' })));
      for (const name of ['react', 'react-dom', 'scheduler'])
        assert.ok(inFolder(dev.react, name) && inFolder(prod.react, name), name);
      for (const name of ['react-refresh', '@rspack/plugin-react-refresh'])
        assert.ok(inFolder(dev.react, name) && !inFolder(prod.react, name), name);
      for (const name of ['react-router', 'react-router-dom', 'history', '@remix-run/router'])
        assert.ok(inFolder(prod.router, name), name);
    },
  },
  {
    says: [
      "You get these chunks in builds for browsers (the target web), as long as performance.chunkSplit has its default strategy, 'split-by-experience'.",
      "Module Federation changes the strategy to 'custom', so a project that uses it gets neither chunk.",
    ],
    run: 'script',
    async expect({ root }) {
      const strategies = ['split-by-module', 'all-in-one', 'single-vendor', 'custom'] as const;
      const others: RsbuildConfig[] = strategies.map((strategy) => ({
        performance: { chunkSplit: { strategy } },
      }));
      others.push(
        { performance: { chunkSplit: { strategy: 'split-by-size' } } },
        { moduleFederation: { options: { name: 'shop' } } },
        { output: { target: 'node' } },
        { output: { target: 'web-worker' } },
      );
      for (const config of others) {
        const made = groups(await rspackConfig(root, withReact({}, config)));
        const names = Object.values(made).map(({ name }) => name);
        assert.ok(!names.includes('lib-react') && !names.includes('lib-router'), String(names));
      }
    },
  },
  {
    says: 'If you define a cache group called react or router, Rsbuild uses yours instead.',
    run: 'rspack',
    config: withReact(
      {},
      {
        performance: {
          chunkSplit: { override: { cacheGroups: { react: { name: 'mine', test: /react/ } } } },
        },
      },
    ),
    expect: (config) => assert.equal(groups(config).react?.name, 'mine'),
  },
  {
    says: [
      'Once you set splitChunks, a missing key counts as false, so { react: false } and { react: true } both remove the router chunk:',
    ],
    run: 'script',
    async expect({ root }) {
      for (const splitChunks of [{ react: false }, { react: true }])
        assert.equal(
          groups(await rspackConfig(root, withReact({ splitChunks }))).router,
          undefined,
        );
      const kept = withReact({ splitChunks: { react: false, router: true } });
      assert.deepEqual(
        Object.keys(groups(await rspackConfig(root, kept))).includes('router'),
        true,
      );
    },
  },
  {
    says: [
      'In a production build, the plugin now resolves react-dom to react-dom/profiling and scheduler/tracing to scheduler/tracing-profiling.',
      'The minifier keeps the names of classes and functions, so that you recognize your components.',
      'React 19',
      'Apps with React 19 start through react-dom/client, which version 1.3.1 of the plugin fails to redirect.',
      "You've set output.minify: false to read the output, and JavaScript and CSS are still minified, because enableProfiler turns this value into an object.",
    ],
    run: 'rspack',
    config: withReact({ enableProfiler: true }, { mode: 'production', output: { minify: false } }),
    expect(config) {
      const alias = config.resolve?.alias as Record<string, string>;
      assert.equal(alias['react-dom$'], 'react-dom/profiling');
      assert.equal(alias['scheduler/tracing'], 'scheduler/tracing-profiling');
      assert.ok(!('react-dom' in alias) && !('react-dom/client' in alias));
      assert.ok(config.optimization?.minimize);
      const minimizer = inspect(config.optimization.minimizer, { depth: null });
      assert.match(minimizer, /mangle: \{ keep_classnames: true, keep_fnames: true \}/);
      assert.match(minimizer, /LightningCssMinimizerRspackPlugin/);
    },
  },
  {
    says: "In development, you don't need enableProfiler, because the profiler works without it.",
    run: 'script',
    async expect({ root }) {
      const [on, off] = await Promise.all(
        [true, false].map((enableProfiler) => rspackConfig(root, withReact({ enableProfiler }))),
      );
      assert.deepEqual(on!.resolve!.alias, off!.resolve!.alias);
    },
  },
  {
    says: [
      'include | RuleSetCondition | null | All script extensions | The files that the plugin processes, like rule.test in Rspack',
      'exclude | RuleSetCondition | null | Files in node_modules | The files that the plugin leaves alone',
      'overlay | boolean | object | false',
      'injectLoader | boolean | true',
      'injectEntry | boolean | true',
    ],
    run: 'rspack',
    config: withReact(),
    expect(config) {
      const { include, exclude, forceEnable, overlay, injectLoader, injectEntry } =
        refreshPlugin(config)!.options;
      assert.deepEqual(
        ['a.js', 'a.jsx', 'a.mjs', 'a.cjs', 'a.ts', 'a.tsx', 'a.mts', 'a.cts', 'a.css'].filter(
          (name) => include[0].test(name),
        ).length,
        8,
      );
      assert.deepEqual(exclude, [/[\\/]node_modules[\\/]/]);
      assert.deepEqual(
        { forceEnable, overlay, injectLoader, injectEntry },
        { forceEnable: false, overlay: false, injectLoader: true, injectEntry: true },
      );
    },
  },
  {
    says: "forceEnable | Whether the Rspack plugin also works in development mode if NODE_ENV is production or Rspack's own mode isn't 'development'. Production builds don't have the plugin",
    run: 'script',
    async expect({ root }) {
      const refreshes = async (mode: 'development' | 'production', forceEnable: boolean) => {
        const { plugins } = await rspackConfig(root, {
          ...withReact({ reactRefreshOptions: { forceEnable } }, { mode }),
          tools: { rspack: { mode: 'none' } },
        });
        const added = plugins?.filter((one) => one?.constructor.name.includes('ReactRefresh'));
        const { resolve } = rspack({ mode: 'none', plugins: added }).options;
        return 'react-refresh' in (resolve.alias || {});
      };
      assert.equal(await refreshes('development', false), false);
      assert.equal(await refreshes('development', true), true);
      assert.equal(await refreshes('production', true), false);
    },
  },
  ...(
    [
      ["output: { library: { name: 'shop', type: 'var' } }", '', undefined],
      ["output: { uniqueName: 'my-shop' }", '', 'my_shop'],
      ["output: { uniqueName: 'my-shop' }", "{ reactRefreshOptions: { library: 'cart' } }", 'cart'],
    ] as const
  ).map(([output, options, namespace]): Proof => ({
    says: "library | string | Rspack's output.uniqueName, if it's set | A namespace that separates the React Refresh runtimes on one page",
    run: 'command',
    command: 'rsbuild build --mode development',
    env: { NODE_ENV: 'development' },
    files: {
      'package.json': '{ "name": "app" }',
      'rsbuild.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
export default {
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  plugins: [pluginReact(${options})],
  tools: { rspack: { ${output} } },
};
`,
    },
    expect: ({ read }) =>
      assert.equal(
        /RefreshInjected\$ \+= '_' \+ "(\w+)"/.exec(read('static/js/index.js'))?.[1],
        namespace,
      ),
  })),
  {
    says: 'But list node_modules again, because a condition that you set replaces the default one:',
    run: 'rspack',
    config: withReact({ reactRefreshOptions: { exclude: [/legacy-widgets/] } }),
    expect: (config) =>
      assert.deepEqual(refreshPlugin(config)!.options.exclude, [/legacy-widgets/]),
  },
  {
    says: [
      'Fast Refresh is active in development mode if dev.hmr is on and the target is web.',
      'refresh | boolean | object | true where Fast Refresh is active | Whether SWC adds the code for Fast Refresh',
      'development | boolean | true in development mode',
    ],
    run: 'script',
    async expect({ root }) {
      const on = await rspackConfig(root, withReact());
      assert.ok(refreshPlugin(on));
      assert.deepEqual([jsx(on).refresh, jsx(on).development], [true, true]);
      const others: RsbuildConfig[] = [
        { mode: 'production' },
        { dev: { hmr: false } },
        { output: { target: 'node' } },
        { output: { target: 'web-worker' } },
      ];
      for (const config of others) {
        const made = await rspackConfig(root, withReact({ fastRefresh: true }, config));
        assert.equal(refreshPlugin(made), undefined);
        assert.equal(jsx(made).refresh, false);
        assert.equal(jsx(made).development, config.mode !== 'production');
      }
    },
  },
  ...refreshedBuilds,
  {
    says: [
      'The plugin then leaves out @rspack/plugin-react-refresh, and SWC adds no refresh code.',
      'refresh | boolean | object | true where Fast Refresh is active | Whether SWC adds the code for Fast Refresh. Use fastRefresh to turn the feature on or off',
    ],
    run: 'rspack',
    config: withReact({ fastRefresh: false }),
    expect(config) {
      assert.equal(refreshPlugin(config), undefined);
      assert.equal(jsx(config).refresh, false);
    },
  },
];

import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginBabel, type PluginBabelOptions } from '@rsbuild/plugin-babel';
import { pluginSolid, type PluginSolidOptions } from '@rsbuild/plugin-solid';
import { loaderOptions } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import { thrownOn } from '#kit/thrown-on';
import type { Proof } from '#tools/prover/proof';

interface Made {
  solid?: PluginSolidOptions;
  babel?: PluginBabelOptions;
  rest?: RsbuildConfig;
  reversed?: boolean;
}
const withSolid = ({ solid, babel, rest, reversed }: Made = {}): RsbuildConfig => {
  const plugins = [pluginBabel({ include: /\.(?:jsx|tsx)$/, ...babel }), pluginSolid(solid)];
  return { mode: 'development', ...rest, plugins: reversed ? plugins.reverse() : plugins };
};
const babel = async (root: string, made?: Made) =>
  loaderOptions(await rspackConfig(root, withSolid(made)), 'babel-loader');
const names = (list: unknown[]) => list.map((item) => String(Array.isArray(item) ? item[0] : item));
const files = {
  'src/index.jsx':
    'export const Title = () => <h1 onClick={() => 1}>{document.title}</h1>;\nconsole.log(Title);\n',
};
const source = { entry: { index: './src/index.jsx' } };
const script = 'static/js/index.*.js';
const unhashed = 'static/js/index.js';

const withoutBabel = {
  config: {
    source: { entry: { index: './src/index.tsx' } },
    output: { minify: false },
    plugins: [pluginSolid()],
  },
  files: { 'src/index.tsx': files['src/index.jsx'].replace('log(Title)', 'log(Title())') },
};

export const proofs: Proof[] = [
  {
    says: [
      'You can list the two plugins in either order.',
      "The plugin replaces Babel's list of presets with babel-preset-solid.",
      "If you add presets to pluginBabel through babelLoaderOptions, they're lost, but plugins remain.",
      'Babel only parses the TypeScript syntax, and SWC then removes it.',
    ],
    run: 'script',
    async expect({ root }) {
      for (const reversed of [false, true]) {
        const options = await babel(root, {
          reversed,
          babel: {
            babelLoaderOptions(_, { addPlugins, addPresets }) {
              addPlugins(['mine']);
              addPresets(['lost']);
            },
          },
        });
        assert.equal(options.presets.length, 1);
        assert.match(names(options.presets)[0]!, /babel-preset-solid/);
        assert.ok(names(options.plugins).includes('mine'));
        assert.deepEqual(options.parserOpts.plugins, ['jsx', 'typescript']);
      }
    },
  },
  {
    says: [
      'Outside production mode, the plugin adds the Babel plugin of solid-refresh if dev.hmr is on and the target is web.',
      'It compiles JSX with babel-preset-solid and updates changed components with solid-refresh.',
    ],
    run: 'script',
    async expect({ root }) {
      const refreshes = async (rest: RsbuildConfig) =>
        /solid-refresh/.test(names((await babel(root, { rest })).plugins).join());
      assert.equal(await refreshes({}), true);
      assert.equal(await refreshes({ mode: 'none' }), true);
      for (const rest of [
        { mode: 'production' },
        { dev: { hmr: false } },
        { output: { target: 'node' } },
      ] as RsbuildConfig[])
        assert.equal(await refreshes(rest), false);
    },
  },
  {
    says: [
      "Without pluginBabel, pluginSolid has no Babel rule to extend, and it doesn't report this.",
      'In a .tsx file, the build succeeds, but SWC compiles the JSX to calls of React.createElement, and the page fails with React is not defined.',
    ],
    run: 'build',
    ...withoutBabel,
    expect({ read, error, log }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn/);
      assert.match(read(script), /React\.createElement\("h1"/);
    },
  },
  {
    says: 'In a .tsx file, the build succeeds, but SWC compiles the JSX to calls of React.createElement, and the page fails with React is not defined.',
    run: 'preview',
    ...withoutBabel,
    expect: async ({ open }) => assert.match(await thrownOn(await open()), /React is not defined/),
  },
  {
    says: "JSX in a .jsx file then doesn't compile.",
    run: 'build',
    config: { source, plugins: [pluginSolid()] },
    files,
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: [
      "generate | 'dom' | 'ssr' | 'dom' | Whether the code creates elements in the browser or renders to a string",
      "moduleName | string | 'solid-js/web' | The module that provides the runtime functions",
      'delegateEvents | boolean | true | Whether camelCase events share one listener on the document',
    ],
    run: 'build',
    config: withSolid({
      rest: {
        mode: 'none',
        source,
        output: { externals: { 'solid-js/web': 'solid' }, minify: false },
      },
    }),
    files,
    expect({ read }) {
      assert.match(read(unhashed), /template\)?\(/);
      assert.match(read(unhashed), /delegateEvents\)?\(\[\s*"click"/);
      assert.match(read(unhashed), /module\.exports = solid/);
    },
  },
  {
    says: [
      'hydratable | boolean | false | Whether the code contains the markers that hydration needs',
    ],
    run: 'build',
    config: withSolid({
      solid: { solidPresetOptions: { generate: 'ssr', hydratable: true } },
      rest: {
        mode: 'none',
        source,
        output: { externals: { 'solid-js/web': 'solid' }, minify: false },
      },
    }),
    files,
    expect({ read }) {
      assert.match(read(unhashed), /ssrHydrationKey/);
      assert.match(read(unhashed), /\bssr\)?\(/);
    },
  },
];

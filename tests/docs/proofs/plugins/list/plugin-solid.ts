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

/** A page on which a script stops clicks before they get to the document. */
const stopped = (delegateEvents?: boolean) => ({
  config: withSolid({
    // A key with the value undefined would replace the preset's default.
    solid: { solidPresetOptions: delegateEvents === undefined ? {} : { delegateEvents } },
    rest: { source },
  }),
  files: {
    'src/index.jsx': `import { render } from 'solid-js/web';
const root = document.getElementById('root');
root.addEventListener('click', (event) => event.stopPropagation());
render(() => <button onClick={() => (document.title = 'clicked')}>Buy</button>, root);
`,
  },
});

export const proofs: Proof[] = [
  ...[undefined, false].map<Proof>((delegateEvents) => ({
    says: [
      'By default, events such as onClick share one listener on the document.',
      'So when another script stops an event on its way up, for example the script of a widget around your app, your handlers miss the event.',
      'In that case, let Solid listen on the elements:',
    ],
    run: 'dev',
    ...stopped(delegateEvents),
    async expect({ open }) {
      const page = await open();
      await page.getByText('Buy').click();
      assert.equal((await page.title()) === 'clicked', delegateEvents === false);
    },
  })),
  {
    says: "For TypeScript, you don't need a preset: Babel only parses the types, and SWC then removes them.",
    run: 'build',
    config: withSolid({
      rest: {
        mode: 'none',
        source: { entry: { index: './src/index.tsx' } },
        output: { externals: { 'solid-js/web': 'solid' }, minify: false },
      },
    }),
    files: {
      'src/index.tsx':
        'const price: number = 20;\nconsole.log(<p title={String(price as number)}>Hello</p>);\n',
    },
    expect({ read, error }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(read(unhashed), /: number|as number/);
    },
  },
  {
    says: 'Both need different code from the same files, so give each environment a plugin with different options:',
    run: 'build',
    sample: { containing: './src/index.server.tsx' },
    with: { output: { minify: false, externals: { 'solid-js/web': 'solid' } } },
    files: {
      'src/index.client.tsx': "import { App } from './app';\nconsole.log(App);\n",
      'src/index.server.tsx': "import { App } from './app';\nconsole.log(App);\n",
      'src/app.tsx': 'export const App = () => <h1>Hello</h1>;\n',
    },
    expect({ read }) {
      assert.match(read(script), /getNextElement/);
      assert.match(read('index.js'), /ssrHydrationKey/);
    },
  },

  {
    says: [
      'The two plugins can be in either order.',
      "But pluginSolid replaces Babel's list of presets with babel-preset-solid, so a preset that you add is lost.",
      "You can add Babel plugins to pluginBabel as usual, and they run together with Solid's preset:",
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
      'solid-refresh updates components in place, but outside production mode, the plugin adds it only if HMR is on and the target is web.',
      'Your JSX is now compiled by babel-preset-solid, and solid-refresh updates changed components while you develop.',
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
      "Without pluginBabel, pluginSolid has nothing to extend, and it doesn't report that.",
      'In a .tsx file, the JSX becomes calls of React.createElement, and the error only shows in the browser.',
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
    says: 'In a .tsx file, the JSX becomes calls of React.createElement, and the error only shows in the browser.',
    run: 'preview',
    ...withoutBabel,
    expect: async ({ open }) => assert.match(await thrownOn(await open()), /React is not defined/),
  },
  {
    says: "In a .jsx file, JSX doesn't compile.",
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

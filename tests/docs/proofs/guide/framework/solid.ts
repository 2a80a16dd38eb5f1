import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginBabel, type PluginBabelOptions } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { loaderOptions } from '#kit/loader-options';
import { sameFiles } from '#kit/looks-like';
import { rspackConfig } from '#kit/rspack-config';
import { thrownOn } from '#kit/thrown-on';
import type { Proof } from '#tools/prover/proof';

const config = 'rsbuild.config.ts';
const script = 'static/js/index.*.js';
const app = ['src/index.tsx', 'src/App.tsx', 'src/App.css'];
const withSolid = (babel?: PluginBabelOptions, rest?: RsbuildConfig): RsbuildConfig => ({
  ...rest,
  plugins: [pluginBabel({ include: /\.(?:jsx|tsx)$/, ...babel }), pluginSolid()],
});
const babel = async (root: string, options?: PluginBabelOptions, rest?: RsbuildConfig) =>
  loaderOptions(await rspackConfig(root, withSolid(options, rest)), 'babel-loader');
const names = (list: unknown[]) => list.map((item) => String(Array.isArray(item) ? item[0] : item));
const counter = (name: string) => `import { createSignal } from 'solid-js';
export function ${name}() {
  const [count, setCount] = createSignal(0);
  return <button id="${name}" onClick={() => setCount(count() + 1)}>Clicked {count()} times</button>;
}
`;
const noBabel = [
  "So when pluginBabel is missing or its include doesn't match the file, SWC compiles the JSX as it would for React, and you notice it only in the browser.",
  'On its own, pluginSolid changes nothing and prints no warning.',
  'Register both plugins, with an include that matches the file:',
];

export const proofs: Proof[] = [
  {
    says: 'In the script, the button has become a template and a few calls that keep the button up to date.',
    shown: { containing: '_tmpl$' },
    run: 'build',
    sample: { title: config, nth: 1 },
    with: { mode: 'production', output: { minify: false } },
    pageFiles: app,
    expect({ read, shown }) {
      const template = '(`<button class=counter>Clicked <!> times`)';
      assert.ok(shown.includes(template));
      assert.ok(read(script).includes(template));
      assert.match(read(script), /\$\$click = .*insert .*\(_el\$, count, _el\$4\).*"click"/s);
    },
  },
  ...(['dev', 'preview'] as const).map((run): Proof => ({
    says: 'No file is called /orders/7, but when you reload such a page, the dev server and the preview server answer with index.html, and then the router takes over.',
    run,
    expect: async ({ page }) => assert.equal(await page('/orders/7'), await page('/index.html')),
  })),
  {
    says: "Solid's compiler turns JSX into direct operations on the DOM.",
    run: 'build',
    config: withSolid({}, { mode: 'production', output: { minify: false } }),
    files: { 'src/index.tsx': "import 'solid-js/web';\ndocument.body.append(<p>Hello</p>);\n" },
    expect: ({ read }) => assert.match(read(script), /template\)\("<p>Hello"\)|template.*<p>Hello/),
  },
  {
    says: "@rsbuild/plugin-babel runs Babel, and @rsbuild/plugin-solid adds Solid's preset:",
    run: 'script',
    expect: async ({ root }) =>
      assert.match(names((await babel(root)).presets).join(), /babel-preset-solid/),
  },
  {
    says: 'Babel then compiles the .jsx and .tsx files and leaves the others to SWC.',
    run: 'build',
    sample: { title: config, nth: 1 },
    with: { mode: 'production', output: { minify: false } },
    files: {
      'src/index.ts':
        "import { a } from './a.jsx';\nimport { b } from './b.tsx';\nimport './c';\nconsole.log(a, b);\n",
      'src/a.jsx': "import 'solid-js/web';\nexport const a = <p>one</p>;\n",
      'src/b.tsx': 'export const b: unknown = <p>two</p>;\n',
      'src/c.ts': "import { c } from './d.js';\nconsole.log(c);\n",
      'src/d.js': 'export const c = 3;\n',
    },
    expect({ read }) {
      assert.match(read(script), /<p>one/);
      assert.match(read(script), /<p>two/);
    },
  },
  {
    says: 'The element with the id root comes from the built-in HTML template.',
    shown: { containing: 'dist/index.html' },
    run: 'build',
    sample: { title: config, nth: 1 },
    pageFiles: app,
    expect({ files, read, shown }) {
      sameFiles(files, shown);
      assert.match(read('index.html'), /<div id="root"><\/div>/);
    },
  },
  {
    says: 'But the component that you edited is reset, so its count is 0 again. Other components keep their state.',
    run: 'dev',
    alone: true,
    config: withSolid(),
    files: {
      'src/index.tsx': `import { render } from 'solid-js/web';
import { One } from './One';
import { Two } from './Two';
render(() => <><One /><Two /></>, document.getElementById('root')!);
`,
      'src/One.tsx': counter('One'),
      'src/Two.tsx': counter('Two'),
    },
    async expect({ open, write }) {
      const page = await open();
      await page.locator('#One').click();
      await page.locator('#Two').click();
      write('src/One.tsx', counter('One').replace('Clicked', 'Pressed'));
      await page.getByText('Pressed 0 times').waitFor();
      assert.equal(await page.locator('#Two').textContent(), 'Clicked 1 times');
    },
  },
  {
    says: 'because solid-refresh updates the components in development. (This is for the target web, as long as dev.hmr is on.)',
    run: 'script',
    async expect({ root }) {
      const refreshes = async (rest: RsbuildConfig) =>
        /solid-refresh/.test(
          names((await babel(root, {}, { mode: 'development', ...rest })).plugins).join(),
        );
      assert.equal(await refreshes({}), true);
      for (const rest of [{ dev: { hmr: false } }, { output: { target: 'node' } }] as const)
        assert.equal(await refreshes(rest), false);
    },
  },
  ...[[pluginSolid()], withSolid({ include: /other/ }).plugins!].flatMap((plugins): Proof[] => [
    {
      says: noBabel,
      run: 'build',
      config: { plugins },
      files: { 'src/index.tsx': 'console.log(<p />);\n' },
      expect({ error, log }) {
        assert.equal(error, undefined);
        assert.doesNotMatch(log, /warn/);
      },
    },
    {
      says: noBabel,
      run: 'preview',
      config: { plugins },
      files: { 'src/index.tsx': 'console.log(<p />);\n' },
      expect: async ({ open }) =>
        assert.match(await thrownOn(await open()), /React is not defined/),
    },
    ...[
      ['Expression expected', '<p />'],
      ["Expected '>', got 'class'", '<p class="shoe">Hello</p>'],
    ].map(([message = '', tag]): Proof => ({
      says: 'In a .jsx file, you notice it earlier: the build already fails with a syntax error such as Expression expected.',
      run: 'build',
      config: { plugins },
      files: { 'src/index.jsx': `console.log(${tag});\n` },
      expect: ({ error, log }) => assert.match(`${error}${log}`, new RegExp(message)),
    })),
  ]),
  ...[undefined, { include: /\.[jt]sx?$/ }].flatMap((options) =>
    ['ts', 'js'].map((extension): Proof => ({
      says: [
        "JSX in a .ts or .js file doesn't work",
        "The include of pluginBabel doesn't match such a file, so Solid's compiler skips it.",
        'Rename the file to .tsx or .jsx, or extend include.',
      ],
      run: 'build',
      config: withSolid(options, { mode: 'production', output: { minify: false } }),
      files: {
        [`src/index.${extension}`]: "import 'solid-js/web';\nconsole.log(<p>Hello</p>);\n",
      },
      expect({ error, read }) {
        if (options) assert.match(read(script), /<p>Hello/);
        else assert.ok(error);
      },
    })),
  ),
  {
    says: [
      'pluginSolid replaces the presets of Babel.',
      'Add what you need to the plugins of Babel instead, which stay as they are.',
    ],
    run: 'script',
    async expect({ root }) {
      const { presets, plugins } = await babel(root, {
        babelLoaderOptions(_, { addPlugins, addPresets }) {
          addPlugins(['mine']);
          addPresets(['lost']);
        },
      });
      assert.ok(!names(presets).includes('lost'));
      assert.ok(names(plugins).includes('mine'));
    },
  },
];

import assert from 'node:assert/strict';
import type { RsbuildConfig, ToolsConfig } from '@rsbuild/core';
import { atLoader, loadersOf } from '#kit/loader-options';
import { thrownOn } from '#kit/thrown-on';
import type { Proof } from '#tools/prover/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};
const script = 'static/js/index.*.js';

const two = {
  'src/index.js': "import './a.css';\nimport './b.css';\n",
  'src/a.css': '.a { color: red }',
  'src/b.css': '.b { color: red }',
};
const style = atLoader('compiled/style-loader');
const injected = (styleLoader: ToolsConfig['styleLoader']): RsbuildConfig => ({
  output: { injectStyles: true },
  tools: { styleLoader },
});

export const proofs: Proof[] = [
  {
    says: 'attributes | {} | Attributes of the <style> or <link> elements',
    run: 'build',
    files: styled,
    config: {
      output: { injectStyles: true },
      tools: { styleLoader: { attributes: { id: 'injected' } } },
    },
    expect: ({ read }) => assert.match(read(script), /injected/),
  },
  ...(['styleTag', undefined] as const).map((injectType): Proof => ({
    says: [
      "injectType | 'styleTag' | How to add the styles. See the table below",
      "'styleTag' | A <style> for each stylesheet",
      "insert | 'head' | Where to add the styles.",
      'Instead, style-loader puts the styles into the JavaScript and adds them to the page when the script runs.',
    ],
    run: 'preview',
    files: two,
    config: injected({ injectType }),
    expect: async ({ open }) =>
      assert.equal(
        await (await open()).evaluate(() => document.querySelectorAll('head style').length),
        2,
      ),
  })),
  {
    says: "'singletonStyleTag' | One <style> that holds the stylesheets together",
    run: 'preview',
    files: two,
    config: injected({ injectType: 'singletonStyleTag' }),
    expect: async ({ open }) =>
      assert.equal(
        await (await open()).evaluate(() => document.querySelectorAll('style').length),
        1,
      ),
  },
  {
    says: "'linkTag' | A <link>. It has no effect as long as css-loader processes the stylesheet, because its address is then the text of the stylesheet. To load CSS from files, leave output.injectStyles off",
    run: 'preview',
    files: two,
    config: injected({ injectType: 'linkTag' }),
    expect: async ({ open }) =>
      assert.deepEqual(
        await (
          await open()
        ).evaluate(() =>
          [...document.querySelectorAll('link')].map((link) => link.getAttribute('href')),
        ),
        ['.a{color:red}', '.b{color:red}'],
      ),
  },
  ...(
    [
      [
        "'lazyStyleTag' | A <style> for each stylesheet, added when your code calls use() on the import and removed when it calls unuse()",
        'lazyStyleTag',
        2,
      ],
      [
        "'lazySingletonStyleTag' | One <style> that is added and removed the same way",
        'lazySingletonStyleTag',
        1,
      ],
    ] as const
  ).map(([says, injectType, count]): Proof => ({
    says,
    run: 'preview',
    files: {
      ...two,
      'src/index.js':
        "import a from './a.css';\nimport b from './b.css';\nconst { dataset } = document.documentElement;\nconst styles = () => [...document.querySelectorAll('style')].filter(({ textContent }) => textContent !== '').length;\ndataset.counts = [styles(), (a.use(), b.use(), styles()), (a.unuse(), b.unuse(), styles())].join();\n",
    },
    config: injected({ injectType }),
    expect: async ({ open }) =>
      assert.equal(
        await (await open()).evaluate(() => document.documentElement.dataset.counts),
        `0,${count},0`,
      ),
  })),
  ...(['head', 'body'] as const).map<Proof>((inject) => ({
    says: [
      'The element that insert selects has to exist when the script runs.',
      "If html.scriptLoading is 'blocking' and the scripts are in the <head>, body doesn't exist yet, and style-loader throws an error.",
    ],
    run: 'preview',
    files: two,
    config: { ...injected({ insert: 'body' }), html: { inject, scriptLoading: 'blocking' } },
    async expect({ open }) {
      const page = await open();
      if (inject === 'head') assert.match(await thrownOn(page), /Couldn't find a style target/);
      else await page.waitForSelector('body style', { state: 'attached' });
    },
  })),
  {
    says: 'You can pass a selector, or a function that runs in the browser and gets the element',
    run: 'preview',
    files: two,
    config: injected({ insert: 'body' }),
    expect: async ({ open }) =>
      assert.equal(
        await (await open()).evaluate(() => document.querySelectorAll('body style').length),
        2,
      ),
  },
  {
    says: [
      'You can pass a selector, or a function that runs in the browser and gets the element',
      'The source code of a function in insert or styleTagTransform becomes part of the bundle.',
    ],
    run: 'preview',
    files: two,
    config: injected({ insert: (element: Element) => document.documentElement.append(element) }),
    expect: async ({ open }) =>
      assert.equal(
        await (await open()).evaluate(() => document.querySelectorAll('html > style').length),
        2,
      ),
  },
  {
    says: "If output.injectStyles is on, Rsbuild doesn't write CSS files.",
    run: 'build',
    files: two,
    config: injected({}),
    expect: ({ files }) => assert.ok(!files.some((file) => file.endsWith('.css'))),
  },
  {
    says: 'Without output.injectStyles: true, the option has no effect.',
    run: 'rspack',
    config: { tools: { styleLoader: { insert: 'body' } } },
    expect: (config) =>
      assert.ok(!loadersOf(config).some(({ loader }) => loader?.includes('style-loader'))),
  },
  style(
    'Object | Its fields become options of the loader',
    injected({ insert: 'body' }),
    (options) => assert.deepEqual(options, { insert: 'body' }),
  ),
  style(
    'Function | Gets the options, which are empty at first, and can change them or return new ones',
    injected((options) => void (options.insert = `found ${Object.keys(options).length}`)),
    (options) => assert.equal(options.insert, 'found 0'),
  ),
  style(
    'Function | Gets the options, which are empty at first, and can change them or return new ones',
    injected(() => ({ esModule: false })),
    (options) => assert.deepEqual(options, { esModule: false }),
  ),
  style(
    'Array | Objects and functions are applied from left to right',
    injected([{ insert: 'a' }, (options) => void (options.insert = `${String(options.insert)}b`)]),
    (options) => assert.equal(options.insert, 'ab'),
  ),
];

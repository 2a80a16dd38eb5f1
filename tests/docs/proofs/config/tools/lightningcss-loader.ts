import assert from 'node:assert/strict';
import type { Rspack } from '@rsbuild/core';
import { atLoader, loadersOf } from '#kit/loader-options';
import type { Proof } from '#tools/prover/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};
const withoutPrefixes = (options: { exclude?: unknown }) => {
  options.exclude = { vendorPrefixes: true };
};

const lightning = atLoader('lightningcss-loader');

/** Proves a row by what the loader makes of some CSS. */
const effect = (
  says: string,
  lightningcssLoader: Rspack.LightningcssLoaderOptions,
  css: string,
  result: RegExp,
): Proof => ({
  says,
  run: 'build',
  files: { 'src/index.js': "import './a.css';\n", 'src/a.css': css },
  config: { mode: 'development', output: { sourceMap: false }, tools: { lightningcssLoader } },
  expect: ({ read }) => assert.match(read('static/css/index.css'), result),
});

export const proofs: Proof[] = [
  ...(
    [
      ['drafts', 'development', /@media \(--narrow\)/],
      ['drafts', 'production', /@media \(--narrow\)/],
      ['draft', 'development', /@media \(--narrow\)/],
      ['draft', 'production', /@media \(max-width:30em\)/],
    ] as const
  ).map(([field, mode, query]): Proof => ({
    says: [
      "With drafts: { customMedia: true }, the loader accepts @custom-media, but it doesn't resolve the queries that use it.",
      'With the old name draft, which is deprecated, the minimizer resolves them, so they work in production but not in development.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': '@custom-media --narrow (max-width: 30em);\n@media (--narrow) { .a { top: 0 } }',
    },
    config: {
      mode,
      output: { filenameHash: false },
      tools: { lightningcssLoader: { [field]: { customMedia: true } } },
    },
    expect: ({ read }) => assert.match(read('static/css/index.css'), query),
  })),
  {
    says: 'With this setting, the loader adds no prefixes, but it still removes some of those that are in your CSS.',
    run: 'build',
    files: styled,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      tools: { lightningcssLoader: { exclude: { vendorPrefixes: true } } },
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /-webkit-/),
  },
  {
    says: 'Function | Ignored, although the type allows it. Put the function into an array',
    run: 'build',
    files: styled,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      tools: { lightningcssLoader: withoutPrefixes },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /-webkit-/),
  },
  {
    says: 'Array | Objects and functions are applied from left to right. A function gets the options and can change them or return new ones',
    run: 'rspack',
    config: { tools: { lightningcssLoader: [withoutPrefixes] } },
    expect: (config) =>
      assert.match(JSON.stringify(config.module?.rules), /"exclude":\{"vendorPrefixes":true\}/),
  },
  {
    says: 'such as -webkit-backdrop-filter or display: -webkit-flex',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css':
        '.a{display:-webkit-flex;display:flex;-webkit-backdrop-filter:blur(2px);backdrop-filter:blur(2px)}',
    },
    config: {
      output: { overrideBrowserslist: ['safari >= 8'] },
      tools: { lightningcssLoader: { exclude: { vendorPrefixes: true } } },
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /-webkit-/),
  },
  ...[undefined, true as const].map((lightningcssLoader) =>
    lightning(
      'Not set or true | The defaults: targets from your browserslist and errorRecovery: true',
      { output: { overrideBrowserslist: ['chrome 99'] }, tools: { lightningcssLoader } },
      (options) => assert.deepEqual(options, { targets: ['chrome 99'], errorRecovery: true }),
    ),
  ),
  lightning(
    'Object | Its fields replace the defaults',
    { tools: { lightningcssLoader: { targets: ['chrome 50'] } } },
    (options) => assert.deepEqual(options, { targets: ['chrome 50'], errorRecovery: true }),
  ),
  {
    says: [
      "false | Rsbuild doesn't use the loader.",
      'In development, the browser then gets your CSS as you wrote it.',
    ],
    run: 'build',
    files: styled,
    sample: { title: 'rsbuild.config.ts', containing: 'lightningcssLoader: false' },
    with: { mode: 'development', output: { overrideBrowserslist: ['safari >= 9'] } },
    expect: ({ read }) => assert.ok(read('static/css/index.css').includes(styled['src/a.css'])),
  },
  {
    says: 'In production, Lightning CSS is still the minimizer and still compiles for your browsers.',
    run: 'build',
    files: styled,
    sample: { title: 'rsbuild.config.ts', containing: 'lightningcssLoader: false' },
    with: { output: { overrideBrowserslist: ['safari >= 9'] } },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /-webkit-user-select:none/),
  },
  lightning(
    'If CSS is minified, the default for ?inline imports and for output.injectStyles also has minify: true',
    { output: { injectStyles: true } },
    ({ minify }) => assert.equal(minify, true),
  ),
  ...(['node', 'web-worker'] as const).map((target): Proof => ({
    says: [
      'The loader runs where Rsbuild emits CSS.',
      "By default, that isn't the case for the targets node and web-worker.",
    ],
    run: 'rspack',
    config: { output: { target } },
    expect: (config) =>
      assert.ok(!loadersOf(config).some(({ loader }) => loader?.includes('lightningcss'))),
  })),
  effect(
    'targets | string or string[] with browserslist queries | The browsers to compile for.',
    { targets: 'safari 9' },
    '.a { user-select: none }',
    /-webkit-user-select/,
  ),
  effect(
    'targets | string or string[] with browserslist queries | The browsers to compile for.',
    { targets: ['chrome 110'] },
    '.a { user-select: none }',
    /\{\s*user-select: none;\s*\}/,
  ),
  {
    says: 'The type also allows an object such as { chrome: 87 }, but the build fails with Could not parse builtin:lightningcss-loader options',
    run: 'build',
    files: styled,
    config: { tools: { lightningcssLoader: { targets: { chrome: 87 } as never } } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /Could not parse builtin:lightningcss-loader options/);
    },
  },
  effect(
    'include | Features | Compile these features even if the targets support them',
    { targets: ['chrome 130'], include: { nesting: true } },
    '.a { .b { color: red } }',
    /\.a \.b/,
  ),
  effect(
    "exclude | Features | Don't compile these features",
    { targets: ['chrome 80'], exclude: { nesting: true } },
    '.a { .b { color: red } }',
    /\.a \{\s*(&? ?\.b|& \.b)/,
  ),
  effect(
    'minify | boolean | Minify in the loader',
    { minify: true },
    '.a { color: red; }',
    /\.a\{color:red\}/,
  ),
  effect(
    'nonStandard | { deepSelectorCombinator?: boolean } | Accept >>> and /deep/',
    { errorRecovery: false, nonStandard: { deepSelectorCombinator: true } },
    '.a >>> .b { color: red } .a /deep/ .c { color: red }',
    />>> \.b[\s\S]*\/deep\/ \.c/,
  ),
  effect(
    'pseudoClasses | Class names for hover, active, focus, focusVisible, focusWithin | Replace a pseudo class with a class that a script sets',
    {
      pseudoClasses: {
        hover: 'is-a',
        active: 'is-b',
        focus: 'is-c',
        focusVisible: 'is-d',
        focusWithin: 'is-e',
      },
    },
    'a:hover { top: 0 } a:active { top: 1px } a:focus { top: 2px } a:focus-visible { top: 3px } a:focus-within { top: 4px }',
    /\.is-a[\s\S]*\.is-b[\s\S]*\.is-c[\s\S]*\.is-d[\s\S]*\.is-e/,
  ),
  effect(
    'unusedSymbols | string[] | Class names, ids and keyframes to remove',
    { minify: true, unusedSymbols: ['gone', 'lost', 'spin'] },
    '.gone { color: red } #lost { color: red } @keyframes spin { to { top: 0 } } .kept { color: red }',
    /^\.kept\{color:red\}\s*(\/\*|$)/,
  ),
  ...(
    [
      [true, /not-there/, undefined],
      [false, undefined, /Invalid dangling combinator in selector/],
    ] as const
  ).map(([errorRecovery, dropped, failure]): Proof => ({
    says: [
      "errorRecovery | boolean | With true, drop rules that can't be parsed",
      "By default, the loader drops a rule that it can't parse, without a message.",
      'If you turn errorRecovery off, the build fails and names the place:',
    ],
    shown: { containing: 'dangling' },
    run: 'build',
    files: {
      'src/index.js': "import './index.css';\n",
      'src/index.css': '.kept { color: red }\n.not-there > { color: red }\n',
    },
    config: {
      output: { minify: false },
      tools: { lightningcssLoader: errorRecovery ? {} : { errorRecovery } },
    },
    expect({ error, log, read, shown, root }) {
      if (failure) {
        assert.ok(error);
        assert.match(log, failure);
        const place = /\S+\/src\/index\.css/.exec(shown)![0];
        assert.ok(log.includes(place.replace('/my-app', root)), log);
      } else {
        assert.doesNotMatch(read('static/css/index.*.css'), dropped!);
        assert.doesNotMatch(log, /error|warn/);
      }
    },
  })),
  {
    says: 'Lightning CSS adds the prefixes that your targets need and removes the others',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.a { user-select: none } .b { -webkit-border-radius: 2px; border-radius: 2px }',
    },
    config: { output: { overrideBrowserslist: ['safari >= 9'] } },
    expect({ read }) {
      assert.match(read('static/css/index.*.css'), /-webkit-user-select/);
      assert.doesNotMatch(read('static/css/index.*.css'), /-webkit-border-radius/);
    },
  },
];

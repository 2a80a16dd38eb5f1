import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { projectRoot } from '#tools/pages/project-root';
import { atLoader, loadersOf } from '#kit/loader-options';
import { looksLike } from '#kit/looks-like';
import { typeProofs } from '#kit/type-proofs';
import type { Proof } from '#tools/prover/proof';

const featuresFile = path.join(
  projectRoot,
  'node_modules/@rspack/core/dist/builtin-loader/lightningcss/index.d.ts',
);
const title = 'rsbuild.config.ts';
const sample = (containing: string) => ({ title, containing });
const entry = { 'src/index.js': "import './index.css';\n" };
const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { display: flex; user-select: none }',
};
const withoutPrefixes = (options: { exclude?: unknown }) => {
  options.exclude = { vendorPrefixes: true };
};

const lightning = atLoader('lightningcss-loader');

/** The options of the CSS minimizer. */
const minimizerOf = ({ optimization }: Rspack.Configuration) => {
  const found = (optimization?.minimizer ?? []).find(
    (plugin) => (plugin as object).constructor.name === 'LightningCssMinimizerRspackPlugin',
  ) as unknown as { _args: [{ minimizerOptions: Record<string, unknown> }] };
  return found._args[0].minimizerOptions;
};

/** Proves a row by what the loader makes of some CSS in development, where nothing else compiles it. */
const effect = (
  says: string | string[],
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

const names = (text: string) =>
  text
    .split(' ')
    .map((name) => `'${name}'`)
    .join(' | ');

const groups = [
  ['selectors', 'nesting notSelectorList dirSelector langSelectorList isSelector'],
  ['mediaQueries', 'mediaIntervalSyntax mediaRangeSyntax customMediaQueries'],
  [
    'color',
    'colorFunction oklabColors labColors p3Colors hexAlphaColors spaceSeparatedColorNotation',
  ],
] as const;
const single =
  'textDecorationThicknessPercent clampFunction fontFamilySystemUi doublePositionGradients vendorPrefixes logicalProperties';
const listed = (text: string) => text.split(' ').join(', ');

/** The bits by which Rspack tells the compiler of a feature or a group. */
const bits = new Map(
  [...fs.readFileSync(featuresFile, 'utf8').matchAll(/^ {4}(\w+) = (\d+)/gm)].map(
    ([, name, value]) => [name!.toLowerCase(), Number(value)],
  ),
);
const bitsOf = (name: string) => {
  const value = bits.get(name.toLowerCase());
  assert.ok(value, `${name} has no bits`);
  return value;
};
const sumOf = (text: string) => text.split(' ').reduce((sum, name) => sum + bitsOf(name), 0);

/** Every option that the minimizer takes over. */
const taken: Rspack.LightningcssLoaderOptions = {
  targets: ['chrome 99'],
  include: { nesting: true },
  exclude: { color: true },
  errorRecovery: false,
  nonStandard: { deepSelectorCombinator: true },
  pseudoClasses: { hover: 'is-hovered' },
  unusedSymbols: ['gone'],
};

export const proofs: Proof[] = [
  ...[true, false].map((excluded): Proof => ({
    says: [
      'Name the feature in exclude to keep it as it is:',
      'as with logical properties, which become long selectors.',
    ],
    shown: { containing: '/* With exclude */' },
    run: 'build',
    pageFiles: [{ title: 'src/index.css', containing: '.card' }],
    files: entry,
    ...(excluded ? { sample: { title, nth: 1 } } : { config: {} }),
    expect({ read, shown }) {
      const [before, after] = shown.split('/* With exclude */');
      const css = read('static/css/index.*.css').trim();
      if (excluded) assert.equal(css, after!.trim());
      else looksLike(css, before!.replace('/* By default */', ''));
    },
  })),
  ...(['development', 'production'] as const).flatMap((mode) =>
    [true, false].map((included): Proof => ({
      says: [
        'The opposite of exclude is include, which compiles a feature even if all of your browsers support it',
        'Both options apply in development, where builtin:lightningcss-loader compiles your CSS, and in production, where the minimizer compiles it once more.',
      ],
      run: 'build',
      ...(included
        ? {
            sample: sample('include: { nesting'),
            with: { mode, output: { overrideBrowserslist: ['chrome >= 130'] } },
          }
        : { config: { mode, output: { overrideBrowserslist: ['chrome >= 130'] } } }),
      files: { ...entry, 'src/index.css': '.a { .b { color: red } }' },
      expect: ({ read }) => assert.equal(/\.a \.b/.test(read('static/css/index*.css')), included),
    })),
  ),
  ...[true, false].map((recovers): Proof => ({
    says: [
      'By default, Lightning CSS leaves out a rule that it fails to parse, and nobody tells you.',
      'If you want the build to stop instead, turn errorRecovery off:',
      'The lines are counted from 0, so 1:9 is in the second line.',
    ],
    shown: { containing: 'dangling' },
    run: 'build',
    pageFiles: [{ title: 'src/index.css', containing: '.lost' }],
    files: entry,
    ...(recovers ? { config: {} } : { sample: sample('errorRecovery: false,\n    },') }),
    expect({ error, log, read, shown, root }) {
      if (recovers) {
        assert.equal(error, undefined);
        assert.equal(read('static/css/index.*.css').trim(), '.kept{color:red}');
        assert.doesNotMatch(log, /error|warn/i);
      } else {
        assert.ok(error);
        assert.ok(log.includes(shown.trim().replace('/my-app', root)), log);
      }
    },
  })),
  {
    says: [
      'Lightning CSS adds the prefixes that your browsers require, and it removes those that none of them needs any more:',
      "You don't need Autoprefixer.",
    ],
    shown: { containing: '.handle{' },
    run: 'build',
    pageFiles: [{ title: 'src/index.css', containing: '.handle' }],
    files: entry,
    config: {},
    expect: ({ read, shown }) => assert.equal(read('static/css/index.*.css').trim(), shown.trim()),
  },
  ...(['chrome >= 100', 'safari >= 14'] as const).map((browsers): Proof => ({
    says: 'A prefix that is missing in the output usually means that the list contains no browser for it.',
    run: 'build',
    files: { ...styled, '.browserslistrc': `${browsers}\n` },
    config: {},
    expect: ({ read }) =>
      assert.equal(
        read('static/css/index.*.css').includes('-webkit-user-select'),
        browsers.startsWith('safari'),
      ),
  })),
  {
    says: 'The first setting stops Lightning CSS from adding prefixes, but it still removes some of those that it finds.',
    run: 'build',
    files: styled,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      tools: { lightningcssLoader: { exclude: { vendorPrefixes: true } } },
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css'), /-webkit-/),
  },
  ...[false, { exclude: { vendorPrefixes: true } }].map((lightningcssLoader): Proof => ({
    says: [
      "Since PostCSS runs before it, you'd lose prefixes that Autoprefixer has just added, such as -webkit-backdrop-filter and display: -webkit-flex.",
      'turn the whole loader off.',
    ],
    run: 'build',
    files: {
      ...entry,
      'src/index.css': '.a { display: flex; backdrop-filter: blur(2px) }',
    },
    config: {
      mode: 'development',
      output: { overrideBrowserslist: ['safari >= 8'], sourceMap: false },
      tools: {
        lightningcssLoader,
        postcss: (_, { addPlugins }) =>
          addPlugins({
            postcssPlugin: 'prefixes',
            Once(root) {
              root.walkDecls(
                'display',
                (found) => void found.cloneBefore({ value: '-webkit-flex' }),
              );
              root.walkDecls(
                'backdrop-filter',
                (found) => void found.cloneBefore({ prop: '-webkit-backdrop-filter' }),
              );
            },
          }),
      },
    },
    expect({ read }) {
      const css = read('static/css/index.css');
      for (const prefixed of ['-webkit-backdrop-filter', 'display: -webkit-flex'])
        assert.equal(css.includes(prefixed), lightningcssLoader === false, css);
    },
  })),
  {
    says: 'In development, the browser now gets your CSS as you wrote it.',
    run: 'build',
    files: styled,
    sample: { title, section: 'Turn the loader off' },
    with: { mode: 'development', output: { overrideBrowserslist: ['safari >= 9'] } },
    expect: ({ read }) => assert.ok(read('static/css/index.css').includes(styled['src/a.css'])),
  },
  {
    says: 'In production, however, Lightning CSS is still the minimizer, and it still compiles for your browsers.',
    run: 'build',
    files: styled,
    sample: { title, section: 'Turn the loader off' },
    with: { output: { overrideBrowserslist: ['safari >= 9'] } },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /-webkit-user-select:none/),
  },
  ...(
    [
      ['drafts', 'development', /@media \(--narrow\)/],
      ['drafts', 'production', /@media \(--narrow\)/],
      ['draft', 'development', /@media \(--narrow\)/],
      ['draft', 'production', /@media \(max-width:30em\)/],
    ] as const
  ).map(([field, mode, query]): Proof => ({
    says:
      field === 'drafts'
        ? [
            'The loader then accepts the rule but leaves the queries that use it unresolved',
            'drafts | { customMedia?: boolean } | Accept @custom-media | No',
          ]
        : [
            'The deprecated draft: { customMedia: true } makes the minimizer resolve the media queries.',
            "They'd work in production but not in development",
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
  ...[undefined, true as const].map((lightningcssLoader) =>
    lightning(
      'Rsbuild sets targets and errorRecovery: true.',
      { output: { overrideBrowserslist: ['chrome 99'] }, tools: { lightningcssLoader } },
      (options) => assert.deepEqual(options, { targets: ['chrome 99'], errorRecovery: true }),
    ),
  ),
  lightning(
    'Your fields are added to these two or replace them.',
    { tools: { lightningcssLoader: { targets: ['chrome 50'], unusedSymbols: ['gone'] } } },
    (options) =>
      assert.deepEqual(options, {
        targets: ['chrome 50'],
        errorRecovery: true,
        unusedSymbols: ['gone'],
      }),
  ),
  {
    says: [
      'The last column shows which options the minimizer uses as well.',
      'targets | string or string[] | Browserslist queries to compile for | Yes',
      'include | Features | Compile these features, whatever the targets are | Yes',
      'exclude | Features | Leave these features as they are | Yes',
      'errorRecovery | boolean | With true, drop invalid rules | Yes',
      'nonStandard | { deepSelectorCombinator?: boolean } | Accept >>> and /deep/ | Yes',
      'pseudoClasses | A class name for hover, active, focus, focusVisible or focusWithin | Replace the pseudo-class with this class | Yes',
      'unusedSymbols | string[] | Remove these class names, ids and keyframes | Yes',
      'minify | boolean | Minify in the loader | No',
      'drafts | { customMedia?: boolean } | Accept @custom-media | No',
    ],
    run: 'rspack',
    config: {
      mode: 'production',
      tools: {
        lightningcssLoader: { ...taken, minify: true, drafts: { customMedia: true } },
      },
    },
    expect: (config) => assert.deepEqual(minimizerOf(config), taken),
  },
  effect(
    'targets | string or string[] | Browserslist queries to compile for',
    { targets: 'safari 9' },
    '.a { user-select: none }',
    /-webkit-user-select/,
  ),
  effect(
    'targets | string or string[] | Browserslist queries to compile for',
    { targets: ['chrome 110'] },
    '.a { user-select: none }',
    /\{\s*user-select: none;\s*\}/,
  ),
  effect(
    'include | Features | Compile these features, whatever the targets are',
    { targets: ['chrome 130'], include: { nesting: true } },
    '.a { .b { color: red } }',
    /\.a \.b/,
  ),
  effect(
    'exclude | Features | Leave these features as they are',
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
    'pseudoClasses | A class name for hover, active, focus, focusVisible or focusWithin | Replace the pseudo-class with this class',
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
    /^\s*a\.is-a[\s\S]*a\.is-b[\s\S]*a\.is-c[\s\S]*a\.is-d[\s\S]*a\.is-e/,
  ),
  effect(
    'unusedSymbols | string[] | Remove these class names, ids and keyframes',
    { minify: true, unusedSymbols: ['gone', 'lost', 'spin'] },
    '.gone { color: red } #lost { color: red } @keyframes spin { to { top: 0 } } .kept { color: red }',
    /^\.kept\{color:red\}\s*(\/\*|$)/,
  ),
  effect(
    [
      "`pseudoClasses: { hover: 'is-hovered' }` turns `.button:hover` into `.button.is-hovered`",
      'because real hovering no longer has an effect there.',
    ],
    { pseudoClasses: { hover: 'is-hovered' } },
    '.button:hover { color: red }',
    /^\s*\.button\.is-hovered \{[^{]*$/,
  ),
  ...typeProofs("type Features = keyof NonNullable<Rspack.LightningcssLoaderOptions['include']>;", [
    [
      `None | ${listed(single)}`,
      `Same<Features, ${names(
        [single, ...groups.map(([group, features]) => `${group} ${features}`)].join(' '),
      )}>`,
    ],
  ]),
  ...groups.map(([group, features]): Proof => ({
    says: `${group} | ${listed(features)}`,
    run: 'script',
    expect: () => assert.equal(bitsOf(group), sumOf(features)),
  })),
  {
    says: `None | ${listed(single)}`,
    run: 'script',
    expect: () => assert.equal(sumOf(groups.map(([group]) => group).join(' ')) & sumOf(single), 0),
  },
  {
    says: 'A function has to be in an array.',
    run: 'rspack',
    sample: { title, section: 'Change options with a function' },
    expect: (config) =>
      assert.match(JSON.stringify(config.module?.rules), /"exclude":\{"logicalProperties":true\}/),
  },
  ...[
    () => ({ minify: true }),
    (options: { minify?: boolean }) => void (options.minify = true),
  ].map((change) =>
    lightning(
      'Rsbuild passes the current options to the function, which can change them or return new ones:',
      {
        output: { overrideBrowserslist: ['chrome 99'] },
        tools: { lightningcssLoader: [{ unusedSymbols: ['gone'] }, change] },
      },
      (options) =>
        assert.deepEqual(
          options,
          change.length === 0
            ? { minify: true }
            : {
                targets: ['chrome 99'],
                errorRecovery: true,
                unusedSymbols: ['gone'],
                minify: true,
              },
        ),
    ),
  ),
  {
    says: 'Since the loader and the minimizer need the options, the function runs more than once in a build.',
    run: 'script',
    async expect({ root }) {
      const { createRsbuild } = await import('@rsbuild/core');
      let calls = 0;
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { tools: { lightningcssLoader: [() => void calls++] } },
      });
      await (await rsbuild.build()).close();
      assert.ok(calls > 1, `${calls}`);
    },
  },
  {
    says: 'The type allows a function alone, but Rsbuild ignores it:',
    run: 'build',
    files: styled,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      tools: { lightningcssLoader: withoutPrefixes },
    },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /-webkit-/),
  },
  {
    says: "Your function isn't in an array.",
    run: 'rspack',
    sample: { title, section: 'A function changes nothing' },
    expect: (config) =>
      assert.ok(
        loadersOf(config).some(
          ({ options }) => JSON.stringify(options) === '{"errorRecovery":false}',
        ),
      ),
  },
  ...[true, false].map((broken): Proof => ({
    says: [
      "You've set targets to an object such as { chrome: 87 }.",
      'The type accepts it, but the loader needs queries:',
    ],
    run: 'build',
    files: styled,
    ...(broken
      ? { config: { tools: { lightningcssLoader: { targets: { chrome: 87 } } } } as RsbuildConfig }
      : { sample: { title, section: 'Could not parse builtin:lightningcss-loader options' } }),
    expect({ error, log }) {
      assert.equal(error !== undefined, broken);
      assert.equal(/Could not parse builtin:lightningcss-loader options/.test(log), broken);
    },
  })),
  ...[true, false].map((minify) =>
    lightning(
      [
        'So when Rsbuild minifies CSS, it sets minify: true for the loader of this CSS.',
        'To read this CSS, turn off output.minify rather than the loader.',
      ],
      { output: { injectStyles: true, minify } },
      (options) => assert.equal(options.minify, minify ? true : undefined),
    ),
  ),
  {
    says: "The minimizer doesn't process CSS from ?inline or output.injectStyles.",
    run: 'build',
    files: {
      'src/index.js': "import text from './a.css?inline';\nconsole.log(text);\n",
      'src/a.css': '.a { color: red }',
    },
    config: {},
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')));
      assert.match(read('static/js/index.*.js'), /\.a\{color:red\}/);
    },
  },
  ...(['node', 'web-worker'] as const).flatMap((target) =>
    [undefined, true].map((emitCss): Proof => ({
      says: [
        'The loader runs where Rsbuild emits CSS.',
        'For the targets node and web-worker, Rsbuild emits none by default.',
        'Set output.emitCss if you need the loader for these targets.',
      ],
      run: 'rspack',
      config: { output: { target, emitCss } },
      expect: (config) =>
        assert.equal(
          loadersOf(config).some(({ loader }) => loader?.includes('lightningcss')),
          emitCss === true,
        ),
    })),
  ),
];

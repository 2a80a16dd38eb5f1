import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

const logging = {
  'src/index.js': "console.log('log');\nconsole.warn('warn');\nconsole.debug('debug');\n",
};
const script = 'static/js/index.*.js';
const removing = (removeConsole: NonNullable<RsbuildConfig['performance']>['removeConsole']) => ({
  performance: { removeConsole },
});
type Option = Parameters<typeof removing>[0];

/** What a line of the table becomes with `true` and with `['log']`. */
const becomes = (says: string, source: string, withTrue: RegExp, withArray: RegExp): Proof[] =>
  (
    [
      [true, withTrue],
      [['log'], withArray],
    ] as [Option, RegExp][]
  ).map(([option, expected]) => ({
    says,
    run: 'build',
    files: { 'src/index.js': source },
    config: removing(option),
    expect: ({ read }) => assert.match(read(script), expected),
  }));

const replaced: Proof[] = [false, true].map((compress) => ({
  says: 'The option has no effect if you replace the built-in minimizer, or if you set compress to a boolean in its minimizerOptions.',
  run: 'build',
  files: logging,
  config: {
    output: { minify: { jsOptions: { minimizerOptions: { compress } } } },
    ...removing(true),
  },
  expect: ({ read }) => assert.match(read(script), /console\.debug/),
}));

export const proofs: Proof[] = [
  ...becomes(
    "console.log(track()); | Removed, and track() isn't called | Becomes track();",
    'globalThis.start = 1;\nconsole.log(window.track());\n',
    /^(?!.*track)/s,
    /track\(\)/,
  ),
  ...becomes(
    "const r = console.log('a'); use(r); | use(void 0); | Kept",
    "const r = console.log('a');\nwindow.use(r);\n",
    /use\(void 0\)|(\w+)=void 0;window\.use\(\1\)/,
    /console\.log\("a"\)/,
  ),
  ...becomes(
    'items.map((x) => console.log(x)); | items.map((x) => void 0); | Kept',
    'window.items.map((x) => console.log(x));\n',
    /items\.map\([^)]*=>\s*void 0\)|items\.map\(function\([^)]*\)\{\}\)/,
    /console\.log\(/,
  ),
  ...[true as const, ['log' as const]].map((removeConsole): Proof => ({
    says: "console?.log('a'); | Kept, but removed if all of your browsers support ?. | Kept",
    run: 'build',
    files: { 'src/index.js': "console?.log('a');\n" },
    config: {
      output: { overrideBrowserslist: ['chrome 120'] },
      performance: { removeConsole },
    },
    expect: ({ read }) =>
      assert.equal(read('static/js/index.*.js').includes('log("a")'), removeConsole !== true),
  })),
  ...becomes(
    "console?.log('a'); | Kept, but removed if all of your browsers support ?. | Kept",
    "console?.log('a');\n",
    /log\("a"\)/,
    /log\("a"\)/,
  ),
  ...becomes(
    "window.console.log('a'); | Kept | Kept",
    "window.console.log('a');\n",
    /window\.console\.log\("a"\)/,
    /window\.console\.log\("a"\)/,
  ),
  ...becomes(
    'const log = console.log; | Kept | Kept',
    "const log = console.log;\nwindow.use(log);\nlog('a');\n",
    /console\.log/,
    /console\.log/,
  ),
  ...replaced,
  {
    says: [
      'Remove console calls from production builds, either all of them or chosen methods such as log and warn.',
      "This also removes methods that the type doesn't list, such as console.debug and console.trace.",
      'true, the default | In production mode',
      'With removeConsole, Rsbuild removes console calls when it minifies the code, so you can leave them in the source.',
    ],
    run: 'build',
    files: { 'src/index.js': `${logging['src/index.js']}console.trace('trace');\n` },
    config: removing(true),
    expect: ({ read }) => assert.doesNotMatch(read(script), /console\./),
  },
  {
    says: 'true, the default | In production mode',
    run: 'build',
    files: logging,
    config: { mode: 'development', output: { filenameHash: false }, ...removing(true) },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /console\.debug/),
  },
  {
    says: [
      'Remove console calls from production builds, either all of them or chosen methods such as log and warn.',
      "console.log('a'); | Removed | Removed",
    ],
    run: 'build',
    files: logging,
    config: removing(['log']),
    expect({ read }) {
      assert.doesNotMatch(read(script), /console\.log/);
      assert.match(read(script), /console\.warn\("warn"\)/);
    },
  },
  {
    says: 'By default, they stay in the output.',
    run: 'build',
    files: logging,
    expect: ({ read }) => assert.match(read(script), /console\.log\("log"\)/),
  },
  {
    says: 'true sets drop_console, and an array puts its methods into pure_funcs.',
    run: 'rspack',
    config: removing(true),
    expect: ({ optimization }) =>
      assert.match(JSON.stringify(optimization?.minimizer), /"drop_console":true/),
  },
  {
    says: 'true sets drop_console, and an array puts its methods into pure_funcs.',
    run: 'rspack',
    config: removing(['log', 'info']),
    expect: ({ optimization }) =>
      assert.match(
        JSON.stringify(optimization?.minimizer),
        /"pure_funcs":\["console\.log","console\.info"\]/,
      ),
  },
  {
    says: "With 'group' in the array, console.group() is removed, but console.groupEnd() stays in the output.",
    run: 'build',
    files: { 'src/index.js': "console.group('a');\nconsole.groupEnd();\n" },
    config: removing(['group']),
    expect({ read }) {
      assert.doesNotMatch(read(script), /console\.group\(/);
      assert.match(read(script), /console\.groupEnd\(\)/);
    },
  },
  {
    says: "{ js: 'always' } | In each mode",
    run: 'build',
    files: logging,
    config: {
      mode: 'none',
      output: { minify: { js: 'always' }, filenameHash: false },
      ...removing(true),
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.js'), /console\./),
  },
  ...[false, { js: false }].map<Proof>((minify) => ({
    says: 'false or { js: false } | In no mode',
    run: 'build',
    files: logging,
    config: { output: { minify }, ...removing(true) },
    expect: ({ read }) => assert.match(read(script), /console\.debug/),
  })),
  {
    says: 'A drop_console that you set there takes precedence.',
    run: 'build',
    files: logging,
    config: {
      output: {
        minify: { jsOptions: { minimizerOptions: { compress: { drop_console: false } } } },
      },
      ...removing(true),
    },
    expect: ({ read }) => assert.match(read(script), /console\.debug/),
  },
];

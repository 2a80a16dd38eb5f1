import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { typeProofs } from '#kit/type-proofs';
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
const becomes = (
  says: string | string[],
  source: string,
  withTrue: RegExp,
  withArray: RegExp,
): Proof[] =>
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
  says: "You've replaced the built-in one, or set compress to a boolean in its minimizerOptions.",
  run: 'build',
  files: logging,
  config: {
    output: { minify: { jsOptions: { minimizerOptions: { compress } } } },
    ...removing(true),
  },
  expect: ({ read }) => assert.match(read(script), /console\.debug/),
}));

export const proofs: Proof[] = [
  ...[
    ['console.log(window.startPayment());\n', false],
    ['const payment = window.startPayment();\nconsole.log(payment);\n', true],
  ].map<Proof>(([code, isCalled]) => ({
    says: [
      'If you set true, the code between the parentheses disappears together with the call.',
      'So run it first, and log the result:',
    ],
    run: 'build',
    files: { 'src/index.js': code as string },
    config: removing(true),
    expect: ({ read }) => assert.equal(read(script).includes('startPayment()'), isCalled),
  })),
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
    [
      "window.console.log('a'); | Kept | Kept",
      "Some calls have another form, such as window.console.log(), which the minimizer doesn't recognize.",
    ],
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
      'If nothing should appear in the console, set true.',
      'This also removes methods that the list rejects, such as console.debug and console.trace:',
      'By default, Rsbuild minifies in production mode.',
    ],
    run: 'build',
    files: { 'src/index.js': `${logging['src/index.js']}console.trace('trace');\n` },
    config: removing(true),
    expect: ({ read }) => assert.doesNotMatch(read(script), /console\./),
  },
  {
    says: [
      'The source stays as it is, so the calls are still there during development.',
      "It's a development build,",
    ],
    run: 'build',
    files: logging,
    config: { mode: 'development', output: { filenameHash: false }, ...removing(true) },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /console\.debug/),
  },
  {
    says: "console.log('a'); | Removed | Removed",
    run: 'build',
    files: logging,
    config: removing(['log']),
    expect({ read }) {
      assert.doesNotMatch(read(script), /console\.log/);
      assert.match(read(script), /console\.warn\("warn"\)/);
    },
  },
  {
    says: [
      'Set performance.removeConsole, and Rsbuild removes the calls when it minifies the code:',
      'In the production build, it no longer logs the payment, but still reports a wrong price:',
    ],
    shown: { containing: 'r<0&&' },
    run: 'build',
    pageFiles: ['src/index.js'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ read, shown }) {
      assert.ok(read(script).includes(shown.trim()), read(script));
      assert.doesNotMatch(read(script), /paying/);
    },
  },
  ...([[], ['log', 'info']] as const).map<Proof>((methods) => ({
    says: 'Set performance.removeConsole, and Rsbuild removes the calls when it minifies the code:',
    run: 'build',
    files: logging,
    config: removing([...methods]),
    expect: ({ read }) =>
      assert.equal(/console\.log\("log"\)/.test(read(script)), methods.length === 0),
  })),
  ...typeProofs("type Removed = NonNullable<PerformanceConfig['removeConsole']>;", [
    [
      "You can name 'log', 'info', 'warn', 'error', 'table' and 'group'.",
      "Fits<('log' | 'info' | 'warn' | 'error' | 'table' | 'group')[], Removed>",
      "Not<Fits<'debug'[], Removed>>",
    ],
  ]),
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
    says: "If 'group' is in the array, console.group() is removed, but console.groupEnd() stays in the output, where it does no harm.",
    run: 'build',
    files: { 'src/index.js': "console.group('a');\nconsole.groupEnd();\n" },
    config: removing(['group']),
    expect({ read }) {
      assert.doesNotMatch(read(script), /console\.group\(/);
      assert.match(read(script), /console\.groupEnd\(\)/);
    },
  },
  {
    says: [
      'To try the result in development, let the minimizer run in each mode:',
      'The minimizer for JavaScript removes the calls, so output.minify decides in which mode that happens.',
    ],
    run: 'build',
    files: logging,
    sample: { title: 'rsbuild.config.ts', containing: "'always'" },
    with: { mode: 'none', output: { filenameHash: false } },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.js'), /console\./),
  },
  ...[false, { js: false }].map<Proof>((minify) => ({
    says: [
      'or output.minify or its js is false.',
      'The minimizer for JavaScript removes the calls, so output.minify decides in which mode that happens.',
    ],
    run: 'build',
    files: logging,
    config: { output: { minify }, ...removing(true) },
    expect: ({ read }) => assert.match(read(script), /console\.debug/),
  })),
  {
    says: 'If you set drop_console in minimizerOptions, your value takes precedence.',
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

import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { checksSyntax } from '#kit/check-syntax';
import { copiedScripts } from '#kit/copied-scripts';
import { siblingFolders } from '#kit/sibling-folders';
import type { Proof } from '#tools/prover/proof';

const modern = {
  'node_modules/modern/package.json': '{"name":"modern","version":"1.0.0"}',
  'node_modules/modern/index.js': 'export default (value) => value?.name;',
  'src/index.js': "import name from 'modern';\nconsole.log(name(globalThis.user));\n",
};
const script = 'static/js/index.*.js';
/** Conditions that match `modern`, and with them the sentences that they prove. */
const conditions: [string | string[], { include: Rspack.RuleSetCondition[] }][] = [
  [
    ['RegExp | Paths that match the expression', 'An array | Paths that match one of the items'],
    { include: [/nowhere/, /[\\/]modern[\\/]/] },
  ],
  ['An array | Paths that match one of the items', { include: [['/nowhere', /[\\/]modern[\\/]/]] }],
  [
    'A function | Paths for which it returns true',
    { include: [(file: string) => file.includes('modern')] },
  ],
  ['A string | Paths that begin with it. Use an absolute path', { include: [os.tmpdir()] }],
  [
    '{ and: [] }, { or: [] }, { not } | Paths that match each condition, one of them, or none',
    { include: [{ and: [/node_modules/, /modern/] }] },
  ],
  [
    '{ and: [] }, { or: [] }, { not } | Paths that match each condition, one of them, or none',
    { include: [{ or: [/nowhere/, /modern/] }] },
  ],
  [
    '{ and: [] }, { or: [] }, { not } | Paths that match each condition, one of them, or none',
    { include: [{ not: /nowhere/ }] },
  ],
  ['The first expression also matches my-query-string-tools.', { include: [/oder/] }],
  [
    [
      'You set include to a string instead of an array.',
      'Rsbuild splits it into characters, and the / of an absolute path then matches each file.',
    ],
    { include: '/nowhere' as never },
  ],
];
/** Conditions that don't match it. */
const unmatched: typeof conditions = [
  ['A function | Paths for which it returns true', { include: [() => false] }],
  [
    [
      'A string | Paths that begin with it. Use an absolute path',
      "Most likely, the string isn't an absolute path: 'node_modules' is compared with the beginning of the path.",
    ],
    { include: ['node_modules'] },
  ],
  [
    '{ and: [] }, { or: [] }, { not } | Paths that match each condition, one of them, or none',
    { include: [{ and: [/node_modules/, /nowhere/] }, { or: [/nowhere/] }, { not: /modern/ }] },
  ],
  ['And put one before and after the name of a package:', { include: [/[\\/]oder[\\/]/] }],
];
const regExp = (_: string, value: unknown) => (value instanceof RegExp ? String(value) : value);

export const proofs: Proof[] = [
  copiedScripts([
    'A script whose URL you get with new URL() is copied without being compiled, even if a condition matches it.',
  ]),
  ...siblingFolders([
    'because the first built-in condition compares the beginning of the path.',
    'If the root is packages/app, Rsbuild also compiles the files in packages/app-utils,',
  ]),
  ...checksSyntax([
    "In production mode and for the target web, it makes the build fail if the output has syntax that your browsers don't support.",
    'The plugin then names the source file that the syntax comes from, and not just the output file.',
  ]),
  {
    says: [
      'Rsbuild compiles your own code for your browsers, but bundles packages as they are, because that keeps builds fast.',
      "Name the package, and it's compiled, too:",
    ],
    run: 'build',
    files: modern,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      source: { include: [/node_modules[\\/]modern[\\/]/] },
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /\?\.name/),
  },
  {
    says: '.js, .mjs, .cjs | Inside the root, but not in node_modules',
    run: 'build',
    files: modern,
    config: { output: { overrideBrowserslist: ['safari >= 9'] } },
    expect: ({ files, read }) =>
      assert.ok(files.some((file) => file.endsWith('.js') && read(file).includes('?.name'))),
  },
  {
    says: [
      'object is not iterable',
      'You set include to a regular expression, but it has to be an array.',
    ],
    run: 'build',
    config: { source: { include: /src/ as never } },
    expect: ({ error }) => assert.match(`${error}`, /object is not iterable/),
  },
  {
    says: [
      '.ts, .tsx, .jsx, .mts, .cts | In all directories, including node_modules',
      'So a package that consists of TypeScript files is compiled without any help.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import 'typed';\n",
      'node_modules/typed/package.json': '{"name":"typed","version":"1.0.0","main":"a.ts"}',
      'node_modules/typed/a.ts': "const word: string = 'typed';\nconsole.log(word);\n",
    },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  {
    says: 'SWC compiles the modules whose path matches, but not the modules that they import.',
    run: 'build',
    files: {
      ...modern,
      'node_modules/outer/package.json': '{"name":"outer","version":"1.0.0"}',
      'node_modules/outer/index.js':
        "export { default } from 'modern';\nconsole.log(globalThis.user?.outer);\n",
      'src/index.js': "import name from 'outer';\nconsole.log(name(globalThis.user));\n",
    },
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      performance: { chunkSplit: { strategy: 'all-in-one' } },
      source: { include: [/node_modules[\\/]outer[\\/]/] },
    },
    expect({ read }) {
      assert.match(read(script), /\?\.name/);
      assert.doesNotMatch(read(script), /\?\.outer/);
    },
  },
  ...conditions.map(([says, source]): Proof => ({
    says,
    run: 'build',
    files: modern,
    config: { output: { overrideBrowserslist: ['safari >= 9'] }, source },
    expect: ({ read }) => assert.doesNotMatch(read(script), /\?\.name/),
  })),
  ...unmatched.map(([says, source]): Proof => ({
    says,
    run: 'build',
    files: modern,
    config: { output: { overrideBrowserslist: ['safari >= 9'] }, source },
    expect: ({ read }) => assert.match(read(script), /\?\.name/),
  })),
  {
    says: [
      'which you would write like this in code:',
      'Rsbuild adds your conditions to these two,',
    ],
    run: 'rspack',
    config: { source: { include: [/mine/] } },
    expect({ module }, { root }) {
      const rule = module?.rules?.find(
        (each) => JSON.stringify(each, regExp).includes('/mine/') === true,
      ) as { include: unknown[] };
      assert.deepEqual(rule.include.slice(0, 2), [
        { and: [root, { not: /[\\/]node_modules[\\/]/ }] },
        /\.(?:ts|tsx|jsx|mts|cts)$/,
      ]);
      assert.deepEqual(rule.include.at(-1), /mine/);
    },
  },
  {
    says: [
      'Your package manager may link these packages into node_modules, but Rsbuild compares the conditions with their real path.',
      'So name packages/ui rather than node_modules/@acme/ui.',
    ],
    run: 'build',
    alone: true,
    files: {
      'packages/ui/package.json': '{"name":"@acme/ui","version":"1.0.0"}',
      'packages/ui/index.js': 'export default (value) => value?.name;',
      'app/src/index.js':
        "import name from '../../node_modules/@acme/ui';\nconsole.log(name(globalThis.user));\n",
      'node_modules/@acme/placeholder.txt': '',
    },
    config: {
      root: 'app',
      output: { overrideBrowserslist: ['safari >= 9'], distPath: { root: '../dist' } },
      source: { include: [/[\\/]packages[\\/]ui[\\/]/] },
      plugins: [
        {
          name: 'link',
          setup(api) {
            api.onBeforeBuild(() => {
              const root = path.dirname(api.context.rootPath);
              fs.symlinkSync(
                path.join(root, 'packages/ui'),
                path.join(root, 'node_modules/@acme/ui'),
              );
            });
          },
        },
      ],
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /\?\.name/),
  },
];

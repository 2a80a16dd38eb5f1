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
  [
    'Put them before and after a package name, because /query-string/ alone also matches my-query-string-tools.',
    { include: [/oder/] },
  ],
  [
    'A string without an array is split into characters, and the / of an absolute path then includes the whole project.',
    { include: '/nowhere' as never },
  ],
];
/** Conditions that don't match it. */
const unmatched: typeof conditions = [
  ['A function | Paths for which it returns true', { include: [() => false] }],
  ['A string | Paths that begin with it. Use an absolute path', { include: ['node_modules'] }],
  [
    '{ and: [] }, { or: [] }, { not } | Paths that match each condition, one of them, or none',
    { include: [{ and: [/node_modules/, /nowhere/] }, { or: [/nowhere/] }, { not: /modern/ }] },
  ],
  [
    'Put them before and after a package name, because /query-string/ alone also matches my-query-string-tools.',
    { include: [/[\\/]oder[\\/]/] },
  ],
];
const regExp = (_: string, value: unknown) => (value instanceof RegExp ? String(value) : value);

export const proofs: Proof[] = [
  copiedScripts([
    "A script whose address you get with new URL() isn't compiled, even if a condition matches it.",
  ]),
  ...siblingFolders([
    'The first condition compares the beginning of the path.',
    'If the root is packages/app, it also matches the files in packages/app-utils, but not those in packages/utils.',
  ]),
  ...checksSyntax([
    "In production mode and for the target web, it makes the build fail if the output has syntax that your browsers don't support.",
    'Set output.sourceMap to true, so that it names the file that the syntax comes from and not only the output file.',
  ]),
  {
    says: 'source.include adds more.',
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
    says: 'A regular expression without an array makes Rsbuild fail with object is not iterable.',
    run: 'build',
    config: { source: { include: /src/ as never } },
    expect: ({ error }) => assert.match(`${error}`, /object is not iterable/),
  },
  {
    says: '.ts, .tsx, .jsx, .mts, .cts | In all directories, including node_modules',
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
      'Written as conditions, they look like this:',
      'Your conditions are added to these two.',
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
    says: 'the packages of @module-federation if you use Module Federation.',
    run: 'rspack',
    config: { moduleFederation: { options: { name: 'shop' } } },
    expect: ({ module }) =>
      assert.match(JSON.stringify(module?.rules, regExp), /@module-federation\[/),
  },
  {
    says: 'If your package manager links packages into node_modules, the conditions are compared with their real path.',
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

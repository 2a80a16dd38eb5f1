import assert from 'node:assert/strict';
import vm from 'node:vm';
import type { Proof } from '#tools/prover/proof';

const two = {
  'src/one/word.js': "export default 'one';",
  'src/two/word.js': "export default 'two';",
};
const script = 'static/js/index.*.js';

const word = { ...two, 'src/index.js': "import word from '@word/word';\nconsole.log(word);\n" };

export const proofs: Proof[] = [
  {
    says: "'./src/common' | A value that starts with . becomes an absolute path, from the project root",
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word': './src/two' } } },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    says: "['./custom', './src'] | Rsbuild tries these in order until it can resolve one",
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word': ['./src/none', './src/two'] } } },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    says: 'If more than one key matches, the first one in the object applies.',
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word': './src/one', '@word/word': './src/two/word' } } },
    expect: ({ read }) => assert.match(read(script), /"one"/),
  },
  {
    says: 'If a key ends with $, it only matches exactly this import:',
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word$': './src/two' } } },
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: 'That name still works, and takes precedence if both define the same key.',
    run: 'build',
    files: word,
    config: {
      source: { alias: { '@word': './src/two' } },
      resolve: { alias: { '@word': './src/one' } },
    },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    says: 'false | An empty module replaces the module',
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word/word': false } } },
    expect({ read, error }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(read(script), /"one"|"two"/);
    },
  },
  {
    says: [
      "import '@common/request' now loads src/common/request.ts of your project.",
      '@common/request | src/common/request | Not affected',
      '@common | src/common | src/common',
      'The key matches the whole import path or its first part, up to a slash.',
    ],
    run: 'build',
    files: {
      'src/common/request.ts': "export default 'request';",
      'src/common/index.ts': "export default 'common';",
      'src/index.js':
        "import a from '@common/request';\nimport b from '@common';\nconsole.log(a, b);\n",
    },
    sample: { section: 'Shorten import paths', containing: 'defineConfig' },
    expect({ read }) {
      const said: unknown[] = [];
      const console = { log: (...words: unknown[]) => said.push(...words) };
      vm.runInNewContext(read(script), { console, self: {}, module: {} });
      assert.deepEqual(said, ['request', 'common']);
    },
  },
  {
    says: [
      '@common/request | src/common/request | Not affected',
      '@common | src/common | src/common',
    ],
    run: 'build',
    files: {
      'src/common/index.ts': "export default 'common';",
      'node_modules/@common/request.js': "export default 'package';",
      'src/index.js':
        "import a from '@common/request';\nimport b from '@common';\nconsole.log(a, b);\n",
    },
    config: { resolve: { alias: { '@common$': './src/common' } } },
    expect: ({ files, read }) => {
      const code = files
        .filter((file) => file.endsWith('.js'))
        .map(read)
        .join();
      assert.match(code, /"common"/);
      assert.match(code, /"package"/);
    },
  },
  {
    says: 'The function gets the aliases that are merged so far.',
    run: 'rspack',
    config: {
      resolve: {
        alias: [
          { one: 'one-package' },
          (alias: Record<string, unknown>) => {
            assert.deepEqual(Object.keys(alias).sort(), ['@swc/helpers', 'one']);
          },
        ] as never,
      },
    },
    expect: ({ resolve }) =>
      assert.equal((resolve?.alias as Record<string, string>).one, 'one-package'),
  },
  {
    says: "A function at the top level therefore doesn't get those of an environment.",
    run: 'rspack',
    config: {
      resolve: {
        alias: (alias) => {
          assert.deepEqual(Object.keys(alias), ['@swc/helpers']);
        },
      },
      environments: { web: { resolve: { alias: { one: 'one-package' } } } },
    },
    expect: ({ resolve }) =>
      assert.deepEqual(Object.keys(resolve?.alias ?? {}), ['@swc/helpers', 'one']),
  },
  {
    says: 'You can add and delete some of them, or return an object that replaces all of them, including the default:',
    run: 'rspack',
    sample: { section: 'Change the aliases with a function' },
    expect: ({ resolve }) => assert.deepEqual(Object.keys(resolve?.alias ?? {}), ['@common']),
  },
  {
    says: 'You can add and delete some of them, or return an object that replaces all of them, including the default:',
    run: 'rspack',
    config: { resolve: { alias: () => ({ shop: 'shop-package' }) } },
    expect: ({ resolve }) => assert.deepEqual(resolve?.alias, { shop: 'shop-package' }),
  },
  {
    says: [
      'Rsbuild merges the aliases of an environment with the shared ones, so both builds can use @common.',
      'If both have the same key, the value of the environment applies.',
      'If one of these values is an array, Rsbuild joins both, with the shared paths first.',
    ],
    run: 'rspack',
    config: {
      resolve: { alias: { shared: 'a', both: 'b', list: ['c'], listed: 'd' } },
      environments: { web: { resolve: { alias: { both: 'e', list: 'f', listed: ['g'] } } } },
    },
    expect({ resolve }) {
      const { shared, both, list, listed } = resolve?.alias as Record<string, unknown>;
      assert.deepEqual(
        { shared, both, list, listed },
        {
          shared: 'a',
          both: 'e',
          list: ['c', 'f'],
          listed: ['d', 'g'],
        },
      );
    },
  },
  ...(
    [
      [
        'The shared keys come first in the merged object, so a more specific key of an environment, such as @common/request, has no effect there.',
        {},
        'general',
      ],
      [
        'Set the more specific key at the top level and change its value in the environment.',
        { '@common/request': './src/other' },
        'second',
      ],
    ] as const
  ).map<Proof>(([says, specific, expected]) => ({
    says,
    run: 'build',
    files: {
      'src/common/request.js': "export default 'general';",
      'src/other.js': "export default 'other';",
      'src/second.js': "export default 'second';",
      'src/index.js': "import word from '@common/request';\nconsole.log(word);\n",
    },
    config: {
      resolve: { alias: { ...specific, '@common': './src/common' } },
      environments: { web: { resolve: { alias: { '@common/request': './src/second' } } } },
    },
    expect: ({ read }) => assert.match(read(script), new RegExp(`"${expected}"`)),
  })),
];

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
    says: 'A value that starts with . is a path from the root of your project.',
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word': './src/two' } } },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    says: 'Set an array, and Rsbuild tries the paths in their order, so a file in custom takes precedence over the one in src:',
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word': ['./src/none', './src/two'] } } },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    says: 'If more than one key matches, the first one applies.',
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word': './src/one', '@word/word': './src/two/word' } } },
    expect: ({ read }) => assert.match(read(script), /"one"/),
  },
  {
    says: 'Put $ at the end of the key, and the alias matches that import alone.',
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word$': './src/two' } } },
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: 'It still works and takes precedence, but it will be removed in 2.0, so move your aliases to resolve.alias.',
    run: 'build',
    files: word,
    config: {
      source: { alias: { '@word': './src/two' } },
      resolve: { alias: { '@word': './src/one' } },
    },
    expect: ({ read }) => assert.match(read(script), /"two"/),
  },
  {
    says: 'Set this import to false, and an empty module takes the place of the real one:',
    run: 'build',
    files: word,
    config: { resolve: { alias: { '@word/word': false } } },
    expect({ read, error }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(read(script), /"one"|"two"/);
    },
  },
  {
    says: 'The key matches a whole import, such as @common, or its first part up to a slash, as in @common/request.',
    run: 'build',
    files: {
      'src/common/request.ts': "export default 'request';",
      'src/common/index.ts': "export default 'common';",
      'src/index.js':
        "import a from '@common/request';\nimport b from '@common';\nconsole.log(a, b);\n",
    },
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ read }) {
      const said: unknown[] = [];
      const console = { log: (...words: unknown[]) => said.push(...words) };
      vm.runInNewContext(read(script), { console, self: {}, module: {} });
      assert.deepEqual(said, ['request', 'common']);
    },
  },
  {
    says: 'The package itself then comes from your copy, while its other files come from the package as before:',
    run: 'build',
    files: {
      'src/chart-patched.js': "export default 'common';",
      'node_modules/chart/index.js': "export default 'unpatched';",
      'node_modules/chart/request.js': "export default 'package';",
      'src/index.js':
        "import a from 'chart/request';\nimport b from 'chart';\nconsole.log(a, b);\n",
    },
    sample: { title: 'rsbuild.config.ts', containing: 'chart$' },
    expect: ({ files, read }) => {
      const code = files
        .filter((file) => file.endsWith('.js'))
        .map(read)
        .join();
      assert.match(code, /"common"/);
      assert.match(code, /"package"/);
      assert.doesNotMatch(code, /"unpatched"/);
    },
  },
  {
    says: [
      'Use a function, which receives the aliases so far.',
      "The object contains one alias that you haven't set: thanks to @swc/helpers, compiled code finds the copy that Rsbuild includes.",
    ],
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
    says: "A function at the top level doesn't receive the aliases of an environment, because Rsbuild merges these later.",
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
    says: 'Change this object, or return another one:',
    run: 'rspack',
    sample: { section: 'Change the aliases with a function' },
    expect: ({ resolve }) => assert.deepEqual(Object.keys(resolve?.alias ?? {}), ['@common']),
  },
  {
    says: 'Change this object, or return another one:',
    run: 'rspack',
    config: { resolve: { alias: () => ({ shop: 'shop-package' }) } },
    expect: ({ resolve }) => assert.deepEqual(resolve?.alias, { shop: 'shop-package' }),
  },
  {
    says: [
      'Rsbuild merges both levels, so each build can use @common as well.',
      "For a key that's on both levels, the value of the environment applies.",
      'If one of the two values of a key is an array, Rsbuild joins both, with the shared paths first.',
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
        'When Rsbuild merges the aliases, the shared keys come first, so @common matches before the other key.',
        {},
        'general',
      ],
      [
        'Set the more specific key at the top level as well, and change its value in the environment.',
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
  {
    says: 'Remember the dot when you mean a directory, because without it, Rsbuild looks for a package named src:',
    run: 'build',
    files: { ...word, 'node_modules/src/two/word.js': "export default 'of the package';" },
    config: { resolve: { alias: { '@word': 'src/two' } } },
    expect: ({ read }) => assert.match(read(script), /"of the package"/),
  },
  {
    says: 'Set an array, and Rsbuild tries the paths in their order, so a file in custom takes precedence over the one in src:',
    run: 'build',
    files: {
      'src/a.js': "export default 'a of src';",
      'src/b.js': "export default 'b of src';",
      'custom/a.js': "export default 'a of custom';",
      'src/index.js': "import a from '@app/a';\nimport b from '@app/b';\nconsole.log(a, b);\n",
    },
    sample: { title: 'rsbuild.config.ts', containing: '@app' },
    expect({ read }) {
      assert.match(read(script), /"a of custom"/);
      assert.match(read(script), /"b of src"/);
      assert.doesNotMatch(read(script), /"a of src"/);
    },
  },
  {
    says: 'You can also set the alias yourself, which does the same with more typing:',
    run: 'build',
    files: {
      'node_modules/react/index.js': "export default 'of the project';",
      'node_modules/ui/index.js': "import react from 'react';\nconsole.log(react);\n",
      'node_modules/ui/node_modules/react/index.js': "export default 'of the library';",
      'src/index.js': "import 'ui';\n",
    },
    sample: { title: 'rsbuild.config.ts', containing: './node_modules/react' },
    expect({ files, read }) {
      const code = files
        .filter((file) => file.endsWith('.js'))
        .map(read)
        .join();
      assert.match(code, /of the project/);
      assert.doesNotMatch(code, /of the library/);
    },
  },
  {
    says: [
      "Cannot find module 'pkg/sub' for matched aliased key 'pkg'",
      'An alias to a directory bypasses the exports of the package, which would have told Rsbuild that pkg/sub is the file dist/sub.js.',
    ],
    run: 'build',
    files: {
      'node_modules/pkg/package.json': '{ "name": "pkg", "exports": { "./sub": "./dist/sub.js" } }',
      'node_modules/pkg/dist/sub.js': "export default 'sub';",
      'src/index.js': "import 'pkg/sub';\n",
    },
    config: { resolve: { alias: { pkg: './node_modules/pkg' } } },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /Cannot find module 'pkg\/sub' for matched aliased key 'pkg'/);
    },
  },
  {
    says: 'Use an alias that names a file instead: pkg$ only applies to an import of pkg itself, so Rsbuild finds pkg/sub through exports again.',
    run: 'build',
    files: {
      'node_modules/pkg/package.json': '{ "name": "pkg", "exports": { "./sub": "./dist/sub.js" } }',
      'node_modules/pkg/dist/sub.js': "export default 'by exports';",
      'node_modules/pkg/dist/main.js': "export default 'by alias';",
      'src/index.js':
        "import main from 'pkg';\nimport sub from 'pkg/sub';\nconsole.log(main, sub);\n",
    },
    config: { resolve: { alias: { pkg$: './node_modules/pkg/dist/main.js' } } },
    expect: ({ read }) => assert.match(read(script), /by alias[^]*by exports/),
  },
];
